// Which view the pieces of a question lie on.

import type { Table } from '$lib/table.svelte'

/** How many legal pieces each view has, but for one that is held already. The views must be there, seen or not. */
export function legalCounts(table: Table, root: HTMLElement | undefined): Record<string, number> {
  const counts: Record<string, number> = {}
  const legal = (piece: string): boolean => piece !== table.held && table.options(piece).length > 0
  for (const view of root?.querySelectorAll<HTMLElement>('[data-view]') ?? []) {
    const found = [...view.querySelectorAll<HTMLElement>('[data-piece]')].filter((piece) =>
      piece.dataset['piece']?.split(' ').some(legal),
    )
    counts[view.dataset['view'] ?? ''] = found.length
  }
  return counts
}

/** The view with the most legal pieces, or null if none has any. */
export function legalIn(table: Table, root: HTMLElement | undefined): string | null {
  const [best] = Object.entries(legalCounts(table, root)).sort((a, b) => b[1] - a[1])
  return best && best[1] > 0 ? best[0] : null
}
