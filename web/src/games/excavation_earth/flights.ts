// From events to movements: which piece goes from where to where. Places are the `data-at` of the parts of the table.

import type { Happened } from '$lib/table.svelte'
import { COLOURS, type EarthTable } from './look'

export interface Flight {
  from: string
  to: string
  kind: 'buyer' | 'cube' | 'suit' | 'tile' | 'coin'
  symbol: string
  box: string
  colour?: string
  player?: number
}

type Event = Happened['events'][number]
const CENTRES = ['left', 'middle', 'right']
const BUYERS = [...COLOURS, 'wild']
const GLYPHS = 4

export function flightsOf(events: Event[], shown: EarthTable): Flight[] {
  return events.flatMap((event) => flights(event, shown))
}

function flights(event: Event, shown: EarthTable): Flight[] {
  const number = (key: string): number => Number(event[key] ?? 0)
  const me = `player:${event.seat}`
  const market = `market:${number('market') + 1}`
  const centre = `centre:${CENTRES[number('centre')] ?? ''}`
  const place = `place:${shown.places[number('place')]?.key ?? ''}`
  const colour = COLOURS[Math.floor(number('artefact') / GLYPHS)] ?? 'yellow'
  const kind = BUYERS[number('buyer')] ?? 'wild'
  const times = Math.max(1, Math.min(4, number('n')))

  const cube = (from: string, to: string): Flight => ({ from, to, kind: 'cube', symbol: 'cube', box: '0 0 16 16', player: event.seat })
  const buyer = (from: string, to: string): Flight => ({ from, to, kind: 'buyer', symbol: 'pawn', box: '0 0 20 24', colour: kind })
  const tile = (from: string, to: string): Flight => ({ from, to, kind: 'tile', symbol: `sign-${colour}`, box: '0 0 12 12', colour })
  const coin = (from: string, to: string): Flight => ({ from, to, kind: 'coin', symbol: 'i-credit', box: '0 0 16 16' })
  const many = (flight: Flight): Flight[] => Array.from({ length: times }, () => flight)

  switch (event.kind) {
    case 'joined': return [buyer(`buyers:${kind}`, market)]
    case 'ejected':
    case 'left-queue': return [buyer(market, `buyers:${kind}`)]
    case 'pulled': return [buyer(market, `market:${number('other') + 1}`)]
    case 'boarded': return many(buyer(market, 'ship'))
    case 'returned': return many(buyer('ship', `buyers:${kind}`))
    case 'hired': return [cube(me, market)]
    case 'sent-envoy': return [cube(me, centre)]
    case 'promoted': return [cube(market, centre)]
    case 'recalled': return [cube(centre, me)]
    case 'marked': return [cube(me, 'forecast:0')]
    case 'placed': return [{ ...cube(me, place), kind: 'suit', symbol: 'suit', box: '0 0 18 22' }]
    case 'moved': return [{ ...cube(`place:${shown.places[number('origin')]?.key ?? ''}`, place), kind: 'suit', symbol: 'suit', box: '0 0 18 22' }]
    case 'dug': return [tile(place, me)]
    case 'revealed': return [tile(`stack:${colour}`, place)]
    case 'laid': return [tile('tray', place)]
    case 'surveyed': return [tile(`stack:${colour}`, 'tray')]
    case 'stored': return [tile('tray', me)]
    case 'bought': return [tile('tray', me), coin(me, 'ship')]
    case 'acquired': case 'acquired-first': return [tile(`stack:${colour}`, me)]
    case 'offloaded':
    case 'quietly-sold': return [tile(me, `stack:${colour}`)]
    case 'given-up': return [tile(me, 'ship')]
    case 'earned-rank':
    case 'earned-buyers':
    case 'earned-markets': return number('credits') > 0 ? [coin('ship', me)] : []
    case 'centre-prize': return [coin(centre, me)]
    default: return []
  }
}
