// Where to look for what an event tells: names that elements carry as data-anchor, the most telling first.

import type { Happening } from '$lib/table.svelte'
import { flightsOf } from './flights'

const AT: Record<string, string> = {
  began: 'monument',
  announced: 'dig',
  'nothing-to-dig': 'dig',
  saw: 'monument',
  'declined-look': 'monument',
  'turned-up': 'monument',
  'caved-in': 'monument',
  hauled: 'monument',
  named: 'monument',
}

export function spotsOf(event: Happening, me: number | null): string[] {
  const found = flightsOf([event], me).flatMap(({ from, to }) => [to, from])
  if (Number(event['chamber'] ?? -1) >= 0) found.push(`chamber:${Number(event['chamber'])}`)
  const there = AT[event.kind]
  if (there) found.push(there)
  if (event.seat >= 0 && (found.length === 0 || event.kind === 'sold')) found.push(`seat:${event.seat}`)
  return [...new Set(found)]
}
