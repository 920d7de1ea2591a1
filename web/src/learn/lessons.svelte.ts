// The lessons of the first-game guides: which there are, which were gone through here, and a table for each.

import { get, post, type Schemas, type TableMade } from '$lib/api'
import { lasting, passing } from '$lib/storage'

export type Lesson = Schemas['LessonTold']
export type Step = Schemas['StepTold']

const GONE = 'digsite-lessons'
const TABLE = 'digsite-lesson-table'
const KEPT = 'digsite-kept-lessons'
/** So many tables that began as lessons are remembered. */
const MOST_KEPT = 50

class Lessons {
  all = $state.raw<Lesson[]>([])
  /** How many were begun. */
  private begun = 0
  gone = $state.raw<string[]>((lasting.get(GONE) ?? '').split(' ').filter(Boolean))

  async load(): Promise<void> {
    if (this.all.length === 0) this.all = await get<Lesson[]>('/api/lessons')
  }

  of(game: string): Lesson[] {
    return this.all.filter((lesson) => lesson.game === game)
  }

  get games(): string[] {
    return [...new Set(this.all.map((lesson) => lesson.game))]
  }

  /** Where to go on in a game: the first lesson that was not gone through, or the first of all. */
  next(game: string): Lesson | null {
    const all = this.of(game)
    return all.find((lesson) => !this.gone.includes(lesson.key)) ?? all[0] ?? null
  }

  after(lesson: Lesson): Lesson | null {
    const all = this.of(lesson.game)
    return all[all.findIndex((one) => one.key === lesson.key) + 1] ?? null
  }

  tick(lesson: Lesson): void {
    if (this.gone.includes(lesson.key)) return
    this.gone = [...this.gone, lesson.key]
    lasting.set(GONE, this.gone.join(' '))
  }

  /** A fresh table for a lesson; null where another lesson was begun meanwhile. A table that nobody learns at any more
   * is put away, so that it does not stay among mine. */
  async begin(lesson: Lesson): Promise<string | null> {
    const n = ++this.begun
    await this.putAway()
    const made = await post<TableMade>(`/api/lessons/${lesson.key}`)
    if (n !== this.begun) {
      await this.abandon(made.id)
      return null
    }
    passing.set(TABLE, made.id)
    return made.id
  }

  async putAway(): Promise<void> {
    const before = passing.get(TABLE)
    if (!before) return
    passing.remove(TABLE)
    await this.abandon(before)
  }

  private async abandon(table: string): Promise<void> {
    await post(`/api/tables/${table}/commands`, { type: 'abandon' }).catch(() => {}) // over already, or gone
  }

  /** The window is closed: there is no time for an answer. */
  drop(): void {
    const before = passing.get(TABLE)
    if (!before) return
    passing.remove(TABLE)
    navigator.sendBeacon(`/api/tables/${before}/commands`, new Blob(['{"type":"abandon"}'], { type: 'application/json' }))
  }

  /** The table is not put away. */
  forget(): void {
    passing.remove(TABLE)
  }

  /** The player stays at this table: it is an ordinary one from now on. */
  keep(table: string): void {
    this.forget()
    lasting.set(KEPT, [...this.kept(), table].slice(-MOST_KEPT).join(' '))
  }

  /** Whether a table that began as a lesson is one no more. */
  isKept(table: string): boolean {
    return this.kept().includes(table)
  }

  private kept(): string[] {
    return (lasting.get(KEPT) ?? '').split(' ').filter(Boolean)
  }
}

export const lessons = new Lessons()

/** Where the rules tell more. */
export const RULES: Record<string, string> = {
  'ar-dig': 'AR-DIG',
  'ar-trade': 'AR-TRADE',
  'ar-sell': 'AR-SELL',
  'ar-thief': 'AR-THIEF',
  'ar-storm': 'AR-STORM',
  'ar-explore': 'AR-EXPLORE',
  'ar-end': 'AR-END',
  'ee-travel': 'EE-TRAVEL',
  'ee-excavate': 'EE-EXCAVATE',
  'ee-market': 'EE-MARKET',
  'ee-sell': 'EE-SELL',
  'ee-command': 'EE-COMMAND',
  'ee-smuggle': 'EE-SMUGGLE',
  'ee-survey': 'EE-SURVEY',
  'ee-end': 'EE-SCORE',
}
