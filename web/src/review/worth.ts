// What is worth telling to whoever looks back.

import type { Table } from '$lib/table.svelte'
import { QUIET, type Happening } from '$lib/told'
import { weighs } from '../games/excavation_earth/boards/zu'

/** Events that say nothing to whoever looks back. */
export const SILENT = new Set(['turn-ended', 'answered-itself'])

/** Cards that come to a hand or stay there unseen: there is nothing to look at. */
const UNSEEN = new Set(['drew', 'kept-hand', 'picked', 'redrew'])

/** Whether it says something that one did not know. */
export const tells = (event: Happening): boolean => Boolean(event.text) && !QUIET.includes(event.kind) && !weighs(event)

/** Whether others than this seat did something there that it would want to see again. */
export const worth = (event: Happening, seat: number | null): boolean =>
  event.seat !== seat && tells(event) && !UNSEEN.has(event.kind)

const logs = new WeakMap<Table, { from: number; seat: number | null; told: Promise<Happening[]> }>()

/** What was told at a table by the time it was first asked for after all of it was heard, but for how it was set up. */
export function told(table: Table): Promise<Happening[]> {
  const { from, seat } = table
  const kept = logs.get(table)
  if (kept?.from === from && kept.seat === seat) return kept.told
  const told = table.log().then((lines) => {
    const start = lines.find(({ kind }) => kind === 'start')?.seq
    return lines.flatMap(({ seq, kind, seat, text, fields }) => (seq === start || seat === null ? [] : [{ ...fields, kind, seat, text }]))
  })
  told.catch(() => logs.delete(table))
  logs.set(table, { from, seat, told })
  return told
}
