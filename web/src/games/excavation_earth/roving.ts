// Keyboard: what can be chosen is a tab stop; everything else of the group is reached with the arrow keys.

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function roving(node: HTMLElement): { destroy: () => void } {
  const pieces = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('button[data-piece]')]

  function settle(): void {
    const all = pieces()
    const legal = all.some((piece) => piece.classList.contains('legal'))
    all.forEach((piece, i) => {
      const stop = piece === document.activeElement || (legal ? piece.matches('.legal,.chosen') : i === 0)
      if (piece.tabIndex !== (stop ? 0 : -1)) piece.tabIndex = stop ? 0 : -1
    })
  }

  function move(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key]
    const from = event.target as HTMLElement
    if (!arrow || !from.matches('button[data-piece]')) return
    const next = nearest(from, pieces(), arrow)
    if (!next) return
    event.preventDefault()
    next.tabIndex = 0
    next.focus()
  }

  node.addEventListener('keydown', move)
  node.addEventListener('focusout', settle)
  const watch = new MutationObserver(settle)
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
  settle()
  return {
    destroy() {
      watch.disconnect()
      node.removeEventListener('keydown', move)
      node.removeEventListener('focusout', settle)
    },
  }
}

/** The nearest in that direction along a line of the map, if there are lines; else the nearest of all. */
function nearest(from: HTMLElement, all: HTMLElement[], arrow: [number, number]): HTMLElement | null {
  const near = from.closest<HTMLElement>('[data-near]')?.dataset['near']?.split(' ') ?? []
  const joined = all.filter((piece) => near.includes(piece.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? ''))
  return ahead_of(from, joined, arrow) ?? ahead_of(from, all, arrow)
}

/** Straight ahead counts for more than aside. */
function ahead_of(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const [x, y] = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const piece of all) {
    if (piece === from) continue
    const [u, v] = middle(piece)
    const ahead = (u - x) * dx + (v - y) * dy
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx)
    if (ahead <= 2) continue
    const far = ahead + 2 * aside
    if (far < least) [least, best] = [far, piece]
  }
  return best
}

function middle(piece: HTMLElement): [number, number] {
  const box = piece.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}
