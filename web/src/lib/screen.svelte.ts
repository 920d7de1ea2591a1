// Whether a table is laid out for a phone: one thing at a time, with tabs.

const narrow = matchMedia('(max-width: 900px)')

class Screen {
  phone = $state(narrow.matches)
  constructor() {
    narrow.addEventListener('change', () => (this.phone = narrow.matches))
  }
}

export const screen = new Screen()
