// Which view the pieces of a question lie on.

import type { Table } from '$lib/table.svelte'
import { asks } from './look'

/** How many legal pieces each view has, but for one that is held already. The views must be there, seen or not. */
export function legalCounts(table: Table, root: HTMLElement | undefined): Record<string, number> {
  const counts: Record<string, number> = {}
  const legal = (piece: string): boolean => piece !== table.held && table.options(piece).length > 0
  for (const view of root?.querySelectorAll<HTMLElement>('[data-view]') ?? []) {
    // What is there a second time, for short, is counted once.
    const pieces = [...view.querySelectorAll<HTMLElement>('[data-piece]')].filter((piece) => !piece.closest('[data-again]'))
    const found = pieces.filter((piece) => piece.dataset['piece']?.split(' ').some(legal))
    counts[view.dataset['view'] ?? ''] = found.length
  }
  return counts
}

/** The view with the most legal pieces, or null if none has any. */
export function best(table: Table, counts: Record<string, number>): string | null {
  const [most] = Object.entries(counts).sort((a, b) => b[1] - a[1])
  return telling(table, counts) ?? (most && most[1] > 0 ? most[0] : null)
}

/** The view that tells what is chosen from, where the map only shows where it is. */
export function telling(table: Table, counts: Record<string, number>): string | null {
  return asks(table, 'popup') ? (['popups', 'more'].find((view) => (counts[view] ?? 0) > 0) ?? null) : null
}

/** The view to be open so that something of those names can be seen: the one that is, where it will do. */
export function pointed(names: string[], open: string, root: HTMLElement | null | undefined): string {
  const views = names.map((name) => viewOf(name, root)).filter((view) => view !== null)
  return views[0] && !views.includes(open) ? views[0] : open
}

/** The view that something lies on; null for what is always in sight, or nowhere. */
function viewOf(name: string, root: HTMLElement | null | undefined): string | null {
  const found = [...(root?.querySelectorAll<HTMLElement>(`[data-at~="${CSS.escape(name)}"]`) ?? [])].map((part) => part.closest<HTMLElement>('[data-view]')?.dataset['view'] ?? null)
  return found.includes(null) ? null : (found[0] ?? null)
}
