// A click on a card of the hand: answer where there is one answer, else hold the card and let the actions glow.

import type { Table } from '$lib/table.svelte'
import { choosing, waysWith } from './way.svelte'

/** Whether a card can be used now; one that is held can be let go. */
export const usable = (table: Table, piece: string): boolean => waysWith(table, piece).length > 0

export function choose(table: Table, piece: string): void {
  const ways = waysWith(table, piece)
  const [only] = ways
  if (ways.length === 1 && only) void table.pick(only)
  else if (choosing(table)) table.hold(piece)
}
