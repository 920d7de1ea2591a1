// Whoever clicks twice means what was there for the first click. Often that is gone by then: it was answered, or opened
// something over itself. What has taken its place is not meant.

/** What can be clicked as one thing. */
const THING = 'button,a,label,summary,[data-piece]'

/** A piece may be drawn anew between the two clicks: by its name it is the same. */
const isSame = (one: Element | null, other: Element | null): boolean =>
  one === other || (one instanceof HTMLElement && other instanceof HTMLElement && one.dataset['piece'] !== undefined && one.dataset['piece'] === other.dataset['piece'])

/** Watch over the clicks as long as the page is open. */
export function guardDoubleClicks(): void {
  let first: Element | null = null
  const guard = (event: MouseEvent): void => {
    const hit = event.target instanceof Element ? (event.target.closest(THING) ?? event.target) : null
    if (event.detail > 1 && !isSame(hit, first)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (event.detail > 0) first = hit // the keyboard's clicks count nothing
  }
  addEventListener('click', guard, { capture: true })
}
