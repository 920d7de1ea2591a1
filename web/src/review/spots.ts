// Where on the table to look for what happened, whichever game it is.

import type { Happening, Table } from '$lib/table.svelte'
import { spotsOf as inArchaeology } from '../games/archaeology/spots'
import type { EarthTable } from '../games/excavation_earth/look'
import { spotsOf as inEarth } from '../games/excavation_earth/spots'

type Finder = (event: Happening, seat: number | null, shown: unknown) => string[]
const FINDERS: Record<string, Finder> = {
  archaeology: (event, seat) => inArchaeology(event, seat),
  excavation_earth: (event, _, shown) => inEarth(event, shown as EarthTable),
}

/** Whether the parts of a table of this game can be pointed at. */
export const points = (game: string): boolean => game in FINDERS

/** `shown`: the table as it is shown when it is pointed at. */
export function spotsOf(event: Happening, table: Table, shown: unknown = table.place?.shown): string[] {
  return shown ? (FINDERS[table.table?.game ?? '']?.(event, table.place?.seat ?? null, shown) ?? []) : []
}
