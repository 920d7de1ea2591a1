// Choosing an action takes an action and a card, in either order; the answers of the server name both ("sell red-cog").

import type { Option } from '$lib/api'
import { DOUBLE_CLICK_MS, type Table } from '$lib/table.svelte'
import { shownOf } from '../look'

export const actionOf = (option: Option): string => option.name.split(' ')[0] ?? ''

/** Whether a travel card can pay for an action: about the others with one the server has nothing to say. */
export const paidByTravel = (table: Table, action: string): boolean => shownOf(table)?.paid_by_travel.includes(action) ?? false

class Way {
  /** The action that was pointed at first; cards that pay for it glow. */
  action = $state<string | null>(null)
  private since = 0

  /** Point at an action; again, unless it is the second click of a double click: let it go. */
  toggle(action: string): void {
    if (this.action !== action) {
      this.action = action
      this.since = performance.now()
    } else if (performance.now() - this.since > DOUBLE_CLICK_MS) this.action = null
  }
}

export const way = new Way()

/** Whether an action is asked for: the first question of a turn. */
export const choosing = (table: Table): boolean => {
  const deeds = shownOf(table)?.deeds ?? []
  return table.question?.options.some((option) => deeds.includes(actionOf(option)) && option.name !== 'pass') ?? false
}

/** The answers that take this action, with the card that is held if there is one. */
export const waysTo = (table: Table, action: string): Option[] =>
  table.question?.options.filter((option) => actionOf(option) === action && (action === 'pass' || table.held === null || option.pieces.includes(table.held))) ?? []

/** What can be done with a card: all of it, or the action that was chosen. */
export const waysWith = (table: Table, piece: string): Option[] => {
  const all = table.question?.options.filter((option) => option.pieces.includes(piece)) ?? []
  return choosing(table) && way.action !== null ? all.filter((option) => actionOf(option) === way.action) : all
}
