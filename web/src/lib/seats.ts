// The colours and names of seats, the same as at the tables.

import { get, type GameTold, type TableTold } from './api'
import { t, words } from './words.svelte'

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

/** The best bot that there is for a game; a problem where the server cannot be asked. */
export async function bestBot(game: string): Promise<string> {
  const games = await get<GameTold[]>(`/api/games?locale=${words.locale}`)
  return games.find((one) => one.key === game)?.bots.at(-1)?.key ?? 'random'
}
