// Where the focus goes. What was pointed at is often gone once it is answered: whoever plays by keyboard, or listens,
// then goes on from what is asked now, and not from the top of the page.

const NEXT = ['dialog[open]', '[data-ask]', '#ask', 'main']

/** Move the focus to something that is no stop of Tab itself. */
export function focusOn(target: HTMLElement | null | undefined, scroll = true): void {
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: !scroll })
}

/** Whether something lies over the page that is to be answered first: keys are for that alone. */
export const behindDialog = (): boolean => document.querySelector('dialog[open]') !== null

/** For an element that is where to go on, as soon as it is there. */
export const takesFocus = (element: HTMLElement): void => element.focus({ preventScroll: true })

/** Watch over the focus as long as the page is open. */
export function keepFocus(): void {
  let last: HTMLElement | null = null
  let keys = false
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement ? target : null
    keys = last?.matches(':focus-visible') ?? false
  })
  const look = (): void => {
    const lost = document.activeElement === document.body || document.activeElement === null
    if (!lost || !last || (last.isConnected && last.checkVisibility())) return
    const next = NEXT.map((css) => document.querySelector<HTMLElement>(css)).find(Boolean)
    focusOn(next, keys)
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  // What is only hidden loses the focus a moment later.
  document.addEventListener('focusout', () => requestAnimationFrame(look))
}
