// A click on a card of the hand: answer where there is one answer, else hold the card and let the actions glow. An action
// is looked at before its card is spent, also where it could be taken back.

import type { Table } from '$lib/table.svelte'
import { t } from '$lib/words.svelte'
import { choosing, paidByTravel, way, waysWith } from './way.svelte'

/** Whether a card can be used now; one that is held can be let go. */
export const usable = (table: Table, piece: string): boolean => waysWith(table, piece).length > 0

export function choose(table: Table, piece: string): void {
  // The action was chosen first, and this is the one card that pays for it: it is named once more.
  if (table.picked && table.held === null && choosing(table) && table.picked.option.pieces.includes(piece)) return
  const ways = waysWith(table, piece)
  const [only] = ways
  if (ways.length === 1 && only) void table.pick(only, choosing(table))
  else if (choosing(table)) table.hold(piece)
}

/** What tells why a card cannot pay for the action that was chosen first; undefined where none was. */
export function whyNot(table: Table, card: string, travel: boolean): string | (() => void) | undefined {
  const action = choosing(table) ? way.action : null
  if (action === null) return undefined
  return travel && !paidByTravel(table, action) ? () => travelCardPays(table, `hand:${card}`) : `${action} ${card}`
}

/** There is no answer "excavate with a travel card" whose refusal could be asked for. */
export function travelCardPays(table: Table, piece: string): void {
  table.whyNot = { piece, text: t('ee-travel-card-pays'), rule: 'EE-TURN-14' }
}
