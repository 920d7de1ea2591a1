// Keyboard: a box that has more than it shows, and nothing in it to stop at, is a stop of Tab itself, as long as that is so.

export function scrolls(box: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  const watch = (): void => {
    sizes.disconnect()
    for (const one of [box, ...box.children]) sizes.observe(one)
  }
  const children = new MutationObserver(watch)
  children.observe(box, { childList: true })
  watch()
  return {
    destroy: () => {
      sizes.disconnect()
      children.disconnect()
    },
  }
}
