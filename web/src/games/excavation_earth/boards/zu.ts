// Zu's round, from what the log tells: each card it turned over, what came of it, and the ladders it climbed.

import type { LogLine } from '$lib/api'

export type Kind = 'colour' | 'artefact' | 'market' | 'tile' | 'column' | 'centre'
export interface Rung {
  label: string
  rules: string[]
  kept: number[]
  out: number[]
  /** Those that come after the first, not out. */
  later: number[]
  /** What was drawn by lot, if this is the lot. */
  drawn: number | null
}
export interface Ladder {
  kind: Kind
  purpose: string
  rules: string[]
  candidates: number[]
  rungs: Rung[]
}
export type Step = { ladder: Ladder } | { deed: { text: string; rules: string[] } }
export interface Turned {
  round: number
  face: number
  text: string
  seq: number
  thrown: boolean
  steps: Step[]
}

const KINDS: Kind[] = ['colour', 'artefact', 'market', 'tile', 'column', 'centre']

/** The numbers in a set that is told as bits; there may be more than 32. */
export function members(bits: unknown): number[] {
  const found: number[] = []
  for (let left = BigInt(Number(bits ?? 0)), i = 0; left > 0n; left >>= 1n, i++) if (left & 1n) found.push(i)
  return found
}

/** Whether an event only tells how Zu chose, and nothing moved. */
export const weighs = (event: { kind: string }): boolean => event.kind.startsWith('zu-') && KINDS.some((one) => `${one}s` in event)

export function rounds(lines: LogLine[]): Turned[] {
  const cards: Turned[] = []
  let round = 1
  let card: Turned | null = null
  for (const line of lines) {
    const fields = (line.fields ?? {}) as Record<string, number>
    if (line.kind === 'round-began') round = Number(fields['round'] ?? round + 1)
    if (line.kind === 'zu-card' || line.kind === 'zu-threw') {
      card = { round, face: Number(fields['face'] ?? 0), text: line.text, seq: line.seq, thrown: line.kind === 'zu-threw', steps: [] }
      cards.push(card)
    } else if (['turn-began', 'zu-passed', 'round-began', 'played', 'undo'].includes(line.kind)) card = null
    else if (card) add(card, line, fields)
  }
  return cards
}

function add(card: Turned, line: LogLine, fields: Record<string, number>): void {
  const kind = KINDS.find((one) => `${one}s` in fields)
  if (!kind || !line.kind.startsWith('zu-')) {
    if (line.text) card.steps.push({ deed: { text: line.text, rules: line.rules } })
    return
  }
  const set = members(fields[`${kind}s`])
  if (line.kind.startsWith('zu-weighs-')) {
    card.steps.push({ ladder: { kind, purpose: before(line.text), rules: line.rules, candidates: set, rungs: [] } })
    return
  }
  const lot = kind in fields
  const out = members(fields[`out-${kind}s`])
  const later = members(fields[`later-${kind}s`])
  const rung: Rung = { label: before(line.text), rules: line.rules, kept: set, out, later, drawn: lot ? Number(fields[kind]) : null }
  const last = card.steps.at(-1)
  if (last && 'ladder' in last && last.ladder.kind === kind) last.ladder.rungs.push(rung)
  else card.steps.push({ ladder: { kind, purpose: before(line.text), rules: line.rules, candidates: [...set, ...out, ...later].sort((a, b) => a - b), rungs: [rung] } })
}

/** The sentence up to its list: "Two can be dug up: red" says what the rung is. */
const before = (text: string): string => text.split(':')[0] ?? text
