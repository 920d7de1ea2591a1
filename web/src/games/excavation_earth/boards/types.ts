// What solo play and the expansion show, and what boards are made of.

import type { components } from '$lib/schema'
import type { Colour, EarthTable, EarthTile } from '../look'

type Schemas = components['schemas']
export type Zu = Schemas['EarthZu']
export type ZuCard = Schemas['EarthZuCard']
export type Mysteries = Schemas['EarthMysteries']
export type ReCard = Schemas['EarthReCard']
export type MuseumBoard = Schemas['EarthMuseum']
export type Exhibit = Schemas['EarthExhibit']
export type Hanging = Schemas['EarthHanging']
export type Popup = Schemas['EarthPopup']
export type Gallery = Schemas['EarthGallery']
export type TravelCard = Schemas['EarthTravelCard']

export const FACTION_ICONS: Record<string, string> = {
  issisinui: 'gi-psychic-waves',
  aqulla: 'gi-scales',
  gul: 'gi-spy',
  dal_harrai: 'gi-rocket-flight',
  kuti_kuti: 'gi-mining-helmet',
  feinmort: 'gi-telescope',
  mazz_un: 'gi-flying-flag',
}

/** The drawings of the actions; they stand on the page in this order. */
export const ACTION_ICONS: Record<string, string> = {
  travel: 'gi-rocket-flight',
  excavate: 'gi-dig-dug',
  market: 'gi-shop',
  sell: 'gi-two-coins',
  command: 'gi-spaceship',
  smuggle: 'i-moon',
  survey: 'gi-telescope',
  exhibit: 'gi-moai',
  pass: 'gi-flying-flag',
}
/** What a curator gives, but for credits, which are told as a figure. */
export const BONUS_ICONS: Record<'broker' | 're-card', string> = { broker: 'i-crew', 're-card': 'i-cards' }

export const ZU_ICONS: Record<string, string> = {
  excavate: 'gi-dig-dug',
  market: 'gi-shop',
  command: 'gi-spaceship',
  sell: 'gi-two-coins',
  snipe: 'gi-spy',
  survey: 'gi-telescope',
}

export interface Held {
  piece: string
  tile: EarthTile | null
  mystery: Colour | null
}

/** What lies in a hold of a player: tiles, mysterious artefacts, and how many spaces are free. */
export function inHold(shown: EarthTable, player: number, hold: 'cargo' | 'hidden'): { held: Held[]; free: number; spaces: number } {
  const board = shown.players[player]?.[hold]
  const mysteries = shown.mysteries?.players[player]?.[hold] ?? []
  const held: Held[] = [
    ...(board?.tiles ?? []).map((tile) => ({ piece: `${hold}:${tile.key}`, tile, mystery: null })),
    ...mysteries.map((colour) => ({ piece: `${hold}:${colour}-mystery`, tile: null, mystery: colour })),
  ]
  const free = Math.max(0, board?.free ?? 0)
  return { held, free, spaces: held.length + free }
}
