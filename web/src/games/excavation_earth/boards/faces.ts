// Zu's cards by number, as events name them; the names are in the game's words (face-KEY).

import { COLOURS } from '../look'

const PAIRS = COLOURS.flatMap((one, i) => COLOURS.slice(i + 1).map((two) => `excavate-${one}-${two}`))
export const FACES: string[] = [
  ...PAIRS,
  'excavate-top',
  'market',
  ...[1, 2, 3, 4, 5, 6].map((market) => `command-${market}`),
  'sell',
  'snipe',
  'survey',
  'special',
]

export const kindOf = (face: string): string => (face === 'special' ? 'command' : (face.split('-')[0] ?? face))
