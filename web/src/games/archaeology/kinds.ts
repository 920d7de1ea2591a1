// What the page calls the pieces of this game: classes of the tokens, pictures of the sprite, colours of the seats.

import type { Schemas } from '$lib/api'
import { seatColour, type SeatColour } from '$lib/seats'
import { t } from '$lib/words.svelte'

export type DigTable = Schemas['DigTable']
export type Cards = Schemas['DigCards']
export type Treasure = Schemas['DigTreasure']
export type Stall = Schemas['DigStall']
export type HandGroupShown = Schemas['DigHandGroup']
export type ChamberShown = Schemas['DigChamber']
export type MonumentShown = Schemas['DigMonument']
export type PlayerShown = Schemas['DigPlayer']

const LOOKS: Record<string, string> = {
  pot_shard: 'shard',
  parchment_scrap: 'scrap',
  coin: 'coin',
  broken_cup: 'cup',
  talisman: 'talisman',
  map: 'map',
  pharaohs_mask: 'mask',
  broken_tablet: 'tablet',
  broken_pendant: 'pendant',
}
/** The treasures as events number them. */
export const KINDS = Object.keys(LOOKS)
const MONUMENTS: Record<string, string> = { great_pyramid: 'pyramid', buried_ruins: 'ruins' }

/** The picture of a treasure; with "t-" before it, the class that sets its colours. */
export const look = (kind: string): string => LOOKS[kind] ?? kind
export const monumentLook = (key: string): string => MONUMENTS[key] ?? key
export const colourOf = (seat: number): SeatColour => seatColour('archaeology', seat)

/** The name of a treasure, with soft hyphens where it may break; short where there is little room. */
export const cardName = (kind: string): string => t(`ar-card-${kind}`)
/** The same without them: for what is read out, searched for or shown in one line. */
export const plainName = (kind: string): string => cardName(kind).replaceAll('\u00ad', '')
export const shortName = (kind: string): string => t(`ar-card-${kind}.short`)
export const money = (amount: number): string => t('ar-money', { amount })
/** Each card by itself: two coins are a coin and a coin. */
export const spread = (cards: Cards[]): string[] => cards.flatMap(({ kind, n }) => Array<string>(n).fill(kind))
