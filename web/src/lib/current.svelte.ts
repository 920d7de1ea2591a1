// The table that is open, for what stands around it: the line at the top and the menu.

import { lasting } from './storage'
import type { Table } from './table.svelte'

class Current {
  table = $state.raw<Table | null>(null)
}

export const current = new Current()

const key = (id: string): string => `digsite-invitation-${id}`

/** The invitation of a table that was made here: the server tells it only once. */
export const keepInvitation = (id: string, invitation: string): void => lasting.set(key(id), invitation)
export const keptInvitation = (id: string): string | null => lasting.get(key(id))
