// Keyboard: a list of tabs is one stop of Tab, the one that is open; the arrow keys, Home and End open another.

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at > 0 ? at - 1 : last),
  ArrowRight: (at, last) => (at < last ? at + 1 : 0),
  Home: () => 0,
  End: (_, last) => last,
}

export function tablist(list: HTMLElement): { destroy: () => void } {
  const tabs = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  const settle = (): void => {
    for (const tab of tabs()) tab.tabIndex = tab.ariaSelected === 'true' ? 0 : -1
  }
  const walk = (event: KeyboardEvent): void => {
    const all = tabs()
    const step = STEPS[event.key]
    const at = all.findIndex((tab) => tab === document.activeElement)
    if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = all[step(at, all.length - 1)]
    next?.click()
    next?.focus()
  }
  const watch = new MutationObserver(settle)
  watch.observe(list, { childList: true, subtree: true, attributeFilter: ['aria-selected'] })
  list.addEventListener('keydown', walk)
  settle()
  return {
    destroy: () => {
      watch.disconnect()
      list.removeEventListener('keydown', walk)
    },
  }
}
