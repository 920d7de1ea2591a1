// Keyboard: a list with many links is one stop of Tab, the newest of them. From there the arrow keys go on: up and down
// from line to line, left and right along a line, Home and End to the first and the last.

const STOPS = 'a[href],button'

export function oneStop(node: HTMLElement, line: string): { destroy: () => void } {
  const stops = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(STOPS)]

  /** Where Tab comes in: where the focus is, else at the end. */
  function settle(): void {
    const all = stops()
    const stop = all.find((one) => one === document.activeElement) ?? all.at(-1)
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
  }

  function next(key: string, from: HTMLElement): HTMLElement | undefined {
    const all = stops()
    const at = all.indexOf(from)
    const here = from.closest(line)
    if (key === 'Home') return all[0]
    if (key === 'End') return all.at(-1)
    if (key === 'ArrowLeft') return all[at - 1]
    if (key === 'ArrowRight') return all[at + 1]
    if (key === 'ArrowDown') return all.slice(at).find((one) => one.closest(line) !== here)
    const before = key === 'ArrowUp' ? all.slice(0, at).findLast((one) => one.closest(line) !== here)?.closest(line) : null
    return all.find((one) => before && one.closest(line) === before)
  }

  function move(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    if (!/^(Arrow|Home$|End$)/.test(event.key)) return
    event.preventDefault()
    next(event.key, event.target)?.focus()
    settle()
  }

  const leave = (): void => queueMicrotask(settle)
  node.addEventListener('keydown', move)
  node.addEventListener('focusin', settle)
  node.addEventListener('focusout', leave)
  const watch = new MutationObserver(settle)
  watch.observe(node, { childList: true, subtree: true })
  settle()
  return {
    destroy() {
      watch.disconnect()
      node.removeEventListener('keydown', move)
      node.removeEventListener('focusin', settle)
      node.removeEventListener('focusout', leave)
    },
  }
}
