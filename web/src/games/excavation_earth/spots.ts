// Where to look for what an event tells: the `data-at` of parts of the table, the most telling first.

import type { Happening } from '$lib/table.svelte'
import { flightsOf } from './flights'
import { COLOURS, type EarthTable } from './look'

const CENTRES = ['left', 'middle', 'right']
const GLYPHS = 4
const ICONS = 6
/** Kinds of events by the panel that tells of them; the beginning of a kind ends with "-". */
const PANELS: Record<string, string[]> = {
  museum: ['exhibition', 'curator-', 'no-curator', 'sent', 'matched', 'brushed', 'column-done', 'guides-scored', 'gifts-sold'],
  equipment: ['analysed', 'saw-re', 'gained-re', 'put-under', 'no-re', 're-', 'bulk-paid'],
  popups: ['popup-'],
  zu: ['zu-'],
}

export function spotsOf(event: Happening, shown: EarthTable): string[] {
  const has = (key: string): boolean => Number(event[key] ?? -1) >= 0
  const number = (key: string): number => Number(event[key])
  const card = (key: string): number => shown.forecast.findIndex((one) => one.card.colour === COLOURS[Math.floor(number(key) / ICONS)] && one.card.market === (number(key) % ICONS) + 1)
  const found = flightsOf([event], shown).flatMap(({ from, to }) => [to, from])
  for (const key of ['place', 'origin']) if (has(key)) found.push(`place:${shown.places[number(key)]?.key ?? ''}`)
  for (const key of ['market', 'other']) if (has(key)) found.push(`market:${number(key) + 1}`)
  if (has('centre')) found.push(`centre:${CENTRES[number('centre')] ?? ''}`)
  if (['forecast', 'marked', 'replaced', 'cube-back'].includes(event.kind)) found.push(...['by', 'card'].filter(has).map((key) => `forecast:${card(key)}`))
  if (event.kind === 'stacked' || event.kind === 'put-back') found.push(`stack:${COLOURS[Math.floor(number('artefact') / GLYPHS)] ?? ''}`)
  if (event.kind === 'rotated') found.push(`stack:${COLOURS[number('colour')] ?? ''}`)
  if (event.kind === 'earned-rank') found.push(`buyers:${COLOURS[number('colour')] ?? ''}`)
  const panel = Object.entries(PANELS).find(([, kinds]) => kinds.some((kind) => (kind.endsWith('-') ? event.kind.startsWith(kind) : event.kind === kind)))
  if (panel) found.push(panel[0])
  // A panel is not always in sight; and what lies nowhere else is somebody's.
  if (shown.players[event.seat] && (panel || found.length === 0)) found.push(`player:${event.seat}`)
  // What lies on the table tells more than who had it.
  const mine = (name: string): number => Number(name.startsWith('player:'))
  return [...new Set(found)].sort((a, b) => mine(a) - mine(b))
}
