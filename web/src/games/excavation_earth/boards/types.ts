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

/** The eight actions and Exhibit, in the order of the board, with their drawings. */
export const ACTIONS: { key: string; icon: string }[] = [
  { key: 'travel', icon: 'gi-rocket-flight' },
  { key: 'excavate', icon: 'gi-dig-dug' },
  { key: 'market', icon: 'gi-shop' },
  { key: 'sell', icon: 'gi-two-coins' },
  { key: 'command', icon: 'gi-spaceship' },
  { key: 'smuggle', icon: 'i-moon' },
  { key: 'survey', icon: 'gi-telescope' },
  { key: 'exhibit', icon: 'gi-moai' },
  { key: 'pass', icon: 'gi-flying-flag' },
]
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
