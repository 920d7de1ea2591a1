// The colours and names of seats, the same as at the tables.

import type { TableTold } from './api'
import { t } from './words.svelte'

export type SeatColour = 'black' | 'brown' | 'yellow' | 'pink' | 'blue'

const COLOURS: Record<string, SeatColour[]> = {
  archaeology: ['black', 'brown', 'yellow', 'pink', 'blue'],
  excavation_earth: ['black', 'pink', 'brown', 'yellow', 'blue'],
}
const PICTURES: Record<string, string> = { archaeology: 'pyramid', excavation_earth: 'ufo' }

/** The colour of a seat; a rival whom the game plays is blue. */
export function seatColour(game: string, seat: number | null): SeatColour {
  const colours = COLOURS[game] ?? COLOURS['archaeology'] ?? []
  return seat === null ? 'blue' : (colours[seat % colours.length] ?? 'black')
}

export const pictureOf = (game: string): string => PICTURES[game] ?? 'pyramid'

/** What a seat is called: by whoever sits there, else by its number. */
export function seatName(table: TableTold, seat: number): string {
  const taken = table.seats[seat]
  return taken?.name || t('player', { number: seat + 1 })
}

export const botName = (level: string): string => t(`bot-${level}`)
