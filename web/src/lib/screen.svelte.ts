// Whether a table is laid out for a phone (or a small tablet, or a phone on its side): one thing at a time, with tabs.
// Widths are counted in letters (em), here and in all styles: who has large letters has as little room on a large screen
// as others on a small one.

const narrow = matchMedia('(max-width: 68.6875em)')

class Screen {
  phone = $state(narrow.matches)
  constructor() {
    narrow.addEventListener('change', () => (this.phone = narrow.matches))
  }
}

export const screen = new Screen()
