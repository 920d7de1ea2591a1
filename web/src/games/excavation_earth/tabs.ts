// Which view the pieces of a question lie on.

import type { Table } from '$lib/table.svelte'

/** How many legal pieces each view has. The views must be there, seen or not. */
export function legalCounts(table: Table, root: HTMLElement | undefined): Record<string, number> {
  const counts: Record<string, number> = {}
  const pieces = new Set(table.question?.options.flatMap((option) => option.pieces) ?? [])
  for (const view of root?.querySelectorAll<HTMLElement>('[data-view]') ?? []) {
    const found = [...view.querySelectorAll<HTMLElement>('[data-piece]')].filter((piece) =>
      piece.dataset['piece']?.split(' ').some((one) => pieces.has(one)),
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
