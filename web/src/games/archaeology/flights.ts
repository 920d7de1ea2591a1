// Which cards travel for an event, and from where to where: names of places that elements carry as data-anchor.

import type { Happened } from '$lib/table.svelte'
import { KINDS } from './kinds'

export interface Flight {
  from: string
  to: string
  /** The treasure, where this seat may see it; else a back, or one of the perils. */
  kind?: string
  peril?: 'storm' | 'thief'
}

type Told = Happened['events'][number]

export function flightsOf(events: Told[], me: number | null): Flight[] {
  return events.flatMap((event) => flightOf(event, me))
}

function flightOf(event: Told, me: number | null): Flight[] {
  const kind = KINDS[Number(event['treasure'])]
  const seen = kind ? { kind } : {}
  const n = Number(event['n'] ?? 1)
  const hand = (seat: number): string => (seat === me ? (kind ? `hand:${kind}` : 'hand') : `seat:${seat}`)
  const times = (flight: Flight, count = n): Flight[] => Array<Flight>(Math.min(count, 6)).fill(flight)
  const chamber = `chamber:${Number(event['chamber'] ?? 0)}`
  switch (event.kind) {
    case 'dug':
      return [{ from: 'dig', to: hand(event.seat), ...seen }]
    case 'dug-thief':
      return [{ from: 'dig', to: `seat:${event.seat}`, peril: 'thief' }]
    case 'dug-storm':
      return [{ from: 'dig', to: 'market', peril: 'storm' }]
    case 'robbed':
      return [{ from: hand(Number(event['victim'])), to: hand(event.seat), ...seen }]
    case 'lost':
      return [{ from: hand(event.seat), to: `market:${kind}`, ...seen }]
    case 'gave':
      return times({ from: hand(event.seat), to: `market:${kind}`, ...seen })
    case 'took':
      return times({ from: `market:${kind}`, to: hand(event.seat), ...seen })
    case 'emptied':
      return event.seat === me ? [] : times({ from: chamber, to: `seat:${event.seat}` })
    case 'found':
    case 'found-openly':
      return times({ from: 'monument', to: hand(event.seat), ...seen })
    case 'kept':
      return [{ from: 'monument', to: hand(event.seat), ...seen }]
    case 'explored':
      return times({ from: event.seat === me ? 'hand:map' : `seat:${event.seat}`, to: chamber, kind: 'map' })
    case 'unearthed':
      return [{ from: 'monument', to: chamber, ...seen }]
    case 'sold':
      return times({ from: hand(event.seat), to: `sold:${event.seat}`, ...seen })
    default:
      return []
  }
}
