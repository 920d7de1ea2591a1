// Arrow keys walk along the pieces of a row.

export function arrows(row: HTMLElement): { destroy: () => void } {
  function walk(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    const pieces = [...row.querySelectorAll<HTMLElement>('[data-piece]')]
    const at = pieces.findIndex((piece) => piece === document.activeElement)
    if (at < 0) return
    event.preventDefault()
    pieces[(at + step + pieces.length) % pieces.length]?.focus()
  }
  row.addEventListener('keydown', walk)
  return { destroy: () => row.removeEventListener('keydown', walk) }
}
