// How a table reads the rules: its edition, its house rules, and a rule cited with the reading that is played.

import type { TableTold } from './api'
import { t, words } from './words.svelte'

export const rulingTitle = (rule: string): string => t(`ruling-${rule}`)
export const readingText = (rule: string, reading: string): string => t(`ruling-${rule}.${reading}`)

/** A rule as people cite it: of a ruling that can be read in several ways, how it is played here. */
export const cite = (rule: string, reading = ''): string => (reading ? `${rule}: ${reading}` : rule)

/** What that reading says, to be shown where the rule is pointed at; nothing where there is only one. */
export const saidBy = (rule: string, reading = ''): string | undefined =>
  reading && words.has(`ruling-${rule}`) ? `${rulingTitle(rule)}: ${readingText(rule, reading)}` : undefined

/** By which rulebook something is played, and with how many house rules. */
export function playedBy(edition: string | null, house: number): string {
  const book = edition === null ? '' : t(`edition-${edition}`)
  if (house === 0) return book || t('house-none')
  return [book, t('house-n', { n: house })].filter(Boolean).join(', ')
}

export const houseRules = (table: TableTold): TableTold['readings'] => table.readings.filter((one) => one.house)

/** How a table plays the rulings that can be read in several ways. */
export const inForce = (table: TableTold | null): Record<string, string> =>
  Object.fromEntries(table?.readings.map((one) => [one.rule, one.reading]) ?? [])
