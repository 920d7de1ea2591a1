// The answers given so far in the action that is being carried out, each in a word or two.

import type { Option } from '$lib/api'
import type { Table } from '$lib/table.svelte'
import { t } from '$lib/words.svelte'
import { actionOf, choosing } from './boards/way.svelte'
import { colourName, placeName, shownOf, tileName, upper, type EarthTable } from './look'

const FEW = 3
/** That it was left at that leads nowhere. */
const DONE = 'done'

/** The answers of the action that is being carried out, from the one that chose it. */
function answersNow(table: Table): Option[] {
  const shown = shownOf(table)
  if (!shown?.acting || !table.question || shown.turn !== shown.seat || choosing(table)) return []
  const answers = table.answers.filter((answer) => answer.seat === shown.seat).map((answer) => answer.option)
  const from = answers.findLastIndex((option) => shown.deeds.includes(actionOf(option)))
  return from < 0 ? [] : answers.slice(from).filter(({ name }) => name !== DONE)
}

/** The action that is being carried out. */
export function actionNow(table: Table): string | null {
  const [first] = answersNow(table)
  return first ? actionOf(first) : null
}

export function pathOf(table: Table): string[] {
  const shown = shownOf(table)
  if (!shown) return []
  const told = answersNow(table).map((option) => word(option, shown))
  return told.length > FEW ? [told[0] ?? '', '…', ...told.slice(2 - FEW)] : told
}

function word(option: Option, shown: EarthTable): string {
  const action = actionOf(option)
  if (shown.deeds.includes(action)) return t(`action-${action}`)
  return option.pieces.length === 1 ? (named(option.pieces[0] ?? '', shown) ?? option.text ?? '') : (option.text ?? '')
}

/** What a piece is called, for those that have a short name. */
function named(piece: string, shown: EarthTable): string | null {
  const [kind = '', key = '', spot] = piece.split(':')
  if (spot) return null
  if (kind === 'place') return placeName(key)
  if (kind === 'market') return placeName(shown.markets[Number(key) - 1]?.place ?? '')
  if (kind === 'region' || kind === 'buyers' || kind === 'stack') return upper(colourName(key))
  const tile = shown.players[0]?.gallery.spaces.find((space) => space.tile.key === key)?.tile
  return tile ? tileName(tile) : null
}
