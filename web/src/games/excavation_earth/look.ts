// What things are called and how they look; no rules. Orders are fixed: colours, glyphs and seats never change places.

import type { components } from '$lib/schema'
import type { Table } from '$lib/table.svelte'
import { t, words } from '$lib/words.svelte'

type Schemas = components['schemas']
export type EarthTable = Schemas['EarthTable']
export type EarthPlace = Schemas['EarthPlace']
export type EarthQueue = Schemas['EarthQueue']
export type EarthCentre = Schemas['EarthCentre']
export type EarthTile = Schemas['EarthTile']
export type EarthCard = Schemas['EarthCard']
export type EarthPlayer = Schemas['EarthPlayer']
export type EarthStack = Schemas['EarthStack']
export type Colour = EarthTile['colour']
export type Glyph = EarthTile['glyph']
export type PlayerColour = 'black' | 'pink' | 'brown' | 'yellow' | 'blue'

export const COLOURS: Colour[] = ['yellow', 'green', 'red', 'purple', 'orange']
/** The glyphs of the types of artefact: the rows of a gallery. A pretty box shows a box instead. */
export const GLYPHS: Glyph[] = ['helix', 'lens', 'antenna', 'crater']
const ICONS = ['mask', 'coil', 'prism', 'cog', 'comet', 'anchor']
const SEATS: PlayerColour[] = ['black', 'pink', 'brown', 'yellow']

/** The drawing of each type of artefact, by its symbol in the sprite. */
const ART: Record<string, string> = {
  'yellow-helix': 'gi-moai',
  'yellow-lens': 'gi-own-headdress',
  'yellow-antenna': 'gi-soccer-ball',
  'yellow-crater': 'gi-soda-bottle',
  'green-helix': 'gi-stop-sign',
  'green-lens': 'gi-game-console',
  'green-antenna': 'gi-own-plate',
  'green-crater': 'gi-car-wheel',
  'red-helix': 'gi-bad-gnome',
  'red-lens': 'gi-own-sign',
  'red-antenna': 'gi-deer-head',
  'red-crater': 'gi-cuckoo-clock',
  'purple-helix': 'gi-flip-flops',
  'purple-lens': 'gi-jerrycan',
  'purple-antenna': 'gi-pocket-radio',
  'purple-crater': 'gi-vuvuzelas',
  'orange-helix': 'gi-rice-cooker',
  'orange-lens': 'gi-own-cat',
  'orange-antenna': 'gi-boomerang',
  'orange-crater': 'gi-vintage-robot',
}

export const artOf = (key: string): string => ART[key] ?? (key.endsWith('-box') ? 'gi-own-box' : 'gi-ufo')

/** The colour of a player's pieces: by seat; the rival that the game plays is blue. */
export const playerColour = (player: number, rival = false): PlayerColour => (rival ? 'blue' : (SEATS[player] ?? 'blue'))

export const marketOfIcon = (icon: string): number => ICONS.indexOf(icon) + 1

export const shownOf = (table: Table): EarthTable | null => table.place?.shown as EarthTable | null

/** Where a choice that waits to be confirmed would lead, as far as that is known; else the table as it is. */
export function after<K extends keyof EarthTable>(table: Table, key: K): EarthTable[K] | null {
  const shown = table.picked?.preview.shown as Partial<EarthTable> | undefined
  return shown?.[key] ?? null
}

const PREPARING = ['redraw', 'draft', 'pass_packs', 'set_up']

/** What goes on in the round: its preparation, the actions, or nothing any more. */
export const phaseOf = (shown: EarthTable | null): 'prepare' | 'act' | 'over' =>
  shown?.over ? 'over' : PREPARING.includes(shown?.doing ?? '') ? 'prepare' : 'act'

/** Whether anything of that kind ("site", "queue") can be pointed at now. */
export const asks = (table: Table, kind: string): boolean =>
  table.question?.options.some((option) => option.pieces.some((piece) => piece.startsWith(`${kind}:`))) ?? false

/** Whether it is the turn of a player, or of all who choose at the same time. */
export function toMove(table: Table, shown: EarthTable, player: number): boolean {
  if (shown.over) return false
  return shown.doing === 'draft' ? table.asked.includes(player) : shown.turn === player
}

// --- names --------------------------------------------------------------------------------------

export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
export const colourName = (colour: string): string => t(colour === 'wild' ? 'buyer-wild' : `colour-${colour}`)
export const placeName = (key: string): string => t(`place-${key}`)
export const tileName = (tile: EarthTile): string => t(`artefact-${tile.key}`)

export function tileLabel(tile: EarthTile): string {
  return t('ee-tile', {
    name: tileName(tile),
    colour: colourName(tile.colour),
    glyph: t(`glyph-${tile.glyph}`),
    value: tile.value,
  })
}

export function playerName(table: Table, player: number): string {
  const seat = table.table?.seats[player]
  if (!seat) return t('zu')
  return seat.name || t('player', { number: player + 1 })
}

/** What a command card does, with the figure of the side that is up; of those of modules, in general. */
export function commandText(card: { key: string; figure: number; yellow: boolean; bonus: number | null }): string {
  const key = `ee-command-${card.key}`
  return words.has(key) ? t(key, { n: card.figure, side: card.yellow ? 'yellow' : 'white', bonus: card.bonus ?? 0 }) : t(`ability-${card.key}.about`)
}

export const listed = (names: string[]): string => names.join(', ')
