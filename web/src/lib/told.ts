// What the store of a table is made of.

import type { Option, Question, Told, Update } from './api'

export interface Place {
  /** What one seat (null: a spectator) knows. */
  seat: number | null
  view: Record<string, unknown>
  shown: unknown
  question: Question | null
  undo: { free: number; all: number } | null
}

export interface Happened {
  seq: number
  what: Update['what']
  /** What each seat of this screen was told, and of it what the one that is shown was: one reads of one's own cards. */
  heard: Map<number | null, Happening[]>
  events: Happening[]
  /** As much of it as everybody who plays at this screen was told. */
  open: Happening[]
}

export type Happening = { kind: string; seat: number; text?: string } & Record<string, unknown>

export interface Preview {
  code: number
  final: boolean
  scores: (number | null)[]
  events: Record<string, unknown>[]
  shown: Record<string, unknown>
  /** What this seat is asked then. */
  next: { key: string; text?: string } | null
}

export interface WhyNot {
  piece: string | null
  /** The very thing that was asked about, where several go by that name. */
  at?: Element | undefined
  text: string
  rule: string
  /** Where the rule is a ruling that can be read in several ways: how it is played here. */
  reading?: string
  /** What the piece is, and not why it cannot be used. */
  about?: true
}

/** Why the server refuses something. */
export interface Refusal {
  text: string
  rule: string
  reading: string
}

/** An answer that a seat of this screen gave. */
export interface Answer {
  option: Option
  seat: number | null
  /** How many moves of its own the seat had made before: an undo goes back behind it. */
  after: number
}

export function answersOf(told: Told): Answer[] {
  const given = told.answered ?? []
  const first = (told.undo?.all ?? 0) - given.length
  return given.map((option, i) => ({ option, seat: told.seat, after: first + i }))
}

/**
 * The new value, made of the parts of the old one that are still the same: whoever shows such a part need not look
 * again. What comes from the server is plain data without cycles.
 */
export function kept<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now
    const parts: unknown[] = now.map((part, i) => kept(before[i] as unknown, part as unknown))
    return (parts.length === before.length && parts.every((part, i) => part === before[i]) ? before : parts) as T
  }
  const old = before as Record<string, unknown>
  const parts = Object.fromEntries(Object.entries(now).map(([key, part]) => [key, kept(old[key], part as unknown)]))
  const keys = Object.keys(parts)
  return (keys.length === Object.keys(old).length && keys.every((key) => key in old && parts[key] === old[key]) ? old : parts) as T
}

/** The options of a question by the pieces they point at. */
export function byPiece(question: Question | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of question?.options ?? []) {
    for (const piece of new Set(option.pieces)) {
      const there = found.get(piece)
      if (there) there.push(option)
      else found.set(piece, [option])
    }
  }
  return found
}

/** What a field reads for whoever may not know it. */
const HIDDEN = -1

const hidden = (event: Happening): number => Object.values(event).filter((value) => value === HIDDEN).length

/** Whether two seats may have been told of the same thing: alike, but for what one of them may not know. */
function agree(one: Happening, other: Happening): boolean {
  return Object.entries(one).every(([key, value]) => {
    const there = other[key]
    return key === 'text' || value === there || value === HIDDEN || there === HIDDEN
  })
}

/** What all of several seats were told of, in the words of those who may know least: that is no secret of any of them. */
export function toldToAll(heard: Happening[][]): Happening[] {
  const [first = [], ...others] = heard
  const next = others.map(() => 0)
  return first.flatMap((event) => {
    const found = others.map((events, i) => events.findIndex((other, at) => at >= (next[i] ?? 0) && agree(event, other)))
    if (found.includes(-1)) return []
    found.forEach((at, i) => (next[i] = at + 1))
    const versions = [event, ...others.flatMap((events, i) => events[found[i] ?? -1] ?? [])]
    return [versions.reduce((least, one) => (hidden(one) > hidden(least) ? one : least))]
  })
}

/** Kinds of lines that say what every other line says anyway. */
export const QUIET = ['turn-began', 'turn-ended', 'answered-itself']
