// Whether this is a phone: one column, tabs, short names.

const narrow = matchMedia('(max-width: 900px)')
class Screen {
  phone = $state(narrow.matches)
  constructor() {
    narrow.addEventListener('change', () => (this.phone = narrow.matches))
  }
}
export const screen = new Screen()
