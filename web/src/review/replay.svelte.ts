// A game that is over, step by step: the messages of its whole story put together.

import { get, type Full, type LogLine, type StagesTold, type TableTold, type Told, type Update } from '$lib/api'
import { kept, type Happening, type Place } from '$lib/told'
import { words } from '$lib/words.svelte'
import { SILENT, worth } from './worth'

export interface Step {
  seq: number
  /** Of a step that is told bit by bit: how far along this bit is, below 1. */
  bit?: number
  at: number
  /** How the game was set up: nobody has done anything yet. */
  setUp: boolean
  /** Turns begun before its message. */
  begun: number
  /** The turn under way when its message began; of a bit, when that happened. */
  turn: number
  seat: number | null
  scores: number[]
  events: Happening[]
  /** All that happened with the message, also what is not worth telling. */
  all: Happening[]
  asked: number[]
  view: Record<string, unknown>
}

type Message = Full | Update
type Stage = StagesTold['stages'][number]
/** Where a part of a long step begins. */
const BEGINS = new Set(['turn-began', 'round-began', 'zu-card'])
const CHUNK = 24
/** As many messages as one answer holds. */
const PIECE = 100

const turnsIn = (events: Happening[]): number => events.filter(({ kind }) => kind === 'turn-began').length

/** The turn under way once these events have followed so many turns; what comes before the first belongs to it. */
const turnAfter = (begun: number, events: Happening[]): number => Math.max(1, begun + turnsIn(events))

export class Replay {
  steps = $state.raw<Step[]>([])
  at = $state(0)
  failed = $state(false)
  /** What the page shows of the table at a step, as far as it was asked for. */
  private shown = new Map<string, Promise<Map<number, unknown>>>()

  private logs = new Map<string, Promise<LogLine[]>>()
  private staged = new Map<number, Promise<Stage[]>>()

  constructor(
    readonly id: string,
    readonly seat: number | null,
    /** How many seats there are; whoever has a higher number is played by the game. */
    readonly seats: number,
    /** Whether others play at this screen, who have secrets of their own in the log. */
    readonly shared = false,
  ) {}

  get step(): Step | null {
    return this.steps[this.at] ?? null
  }

  /** Turns begun by the end of the last step. */
  get turns(): number {
    const last = this.steps.at(-1)
    return last ? turnAfter(last.begun, last.all) : 0
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1)
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at))
  }

  /** All of it that can be told; what cannot (the end of a choice) belongs to the step before. */
  async load(): Promise<void> {
    const told = await this.whole()
    if (!told) return
    const stay = this.steps.length > 0
    const found: Step[] = []
    for (const step of told.flatMap((one, i) => this.parts(one, told[i - 1]))) {
      const before = found.at(-1)
      if (!before || step.events.some(({ text }) => text)) found.push(step)
      else found[found.length - 1] = { ...step, bit: undefined, seat: before.seat, turn: before.turn, events: before.events }
    }
    this.steps = found
    if (!stay) this.at = this.last
  }

  /** A step in which a rival had its turn, card by card and turn by turn; what is paid meanwhile is known at the end. */
  private parts(step: Step, before: Step | undefined): Step[] {
    if (!step.all.some(({ seat }) => seat >= this.seats)) return [step]
    const parts: Happening[][] = []
    for (const event of step.events) {
      const part = parts.at(-1)
      if (part && !(BEGINS.has(event.kind) && part.some(({ text }) => text))) part.push(event)
      else parts.push([event])
    }
    const end = parts.length - 1
    return parts.map((events, i) => {
      const [first] = events
      const [next] = parts[i + 1] ?? []
      const until = next ? step.all.indexOf(next) : step.all.length // turns that tell nothing are over with the part before
      const turn = turnAfter(step.begun, step.all.slice(0, first ? until : 0))
      return { ...step, turn, events, bit: i / parts.length, seat: first?.seat ?? step.seat, scores: i < end ? (before ?? step).scores : step.scores }
    })
  }

  /** Every step of the game; null if another language is spoken by then. */
  private async whole(): Promise<Step[] | null> {
    const locale = words.locale
    try {
      const told: Message[] = []
      let piece: Message[]
      do {
        piece = await get<Message[]>(`/api/tables/${this.id}/updates?after=${told.at(-1)?.seq ?? -1}&most=${PIECE}&locale=${words.locale}`)
        told.push(...piece)
      } while (piece.length === PIECE)
      const steps = this.folded(told, await this.log())
      this.failed = false
      return locale === words.locale ? steps : null
    } catch (trouble) {
      this.failed = true
      throw trouble
    }
  }

  /** Only what the others did since this seat last moved, one event at a time, as far as it is worth telling. */
  async loadSince(): Promise<void> {
    const steps = await this.whole().catch(() => null)
    if (!steps) return
    const others = (step: Step): Happening[] => (step.setUp ? [] : step.events.filter((event) => worth(event, this.seat)))
    const mine = (step: Step): boolean => step.seat === this.seat
    let end = steps.length
    while (end > 0 && others(steps[end - 1] as Step).length === 0) end--
    let from = end - 1
    while (from > 0 && !mine(steps[from] as Step)) from--
    this.steps = steps.slice(Math.max(0, from), end).flatMap((step) => {
      const events = others(step)
      const turn = (event: Happening): number => turnAfter(step.begun, step.all.slice(0, step.all.indexOf(event) + 1))
      return events.map((event, i) => ({ ...step, turn: turn(event), events: [event], seat: event.seat, bit: i / events.length }))
    })
    this.go(this.at)
  }

  private told(message: Message): Told | undefined {
    return message.told.find((one) => one.seat === this.seat) ?? message.told[0]
  }

  private folded(messages: Message[], log: LogLine[]): Step[] {
    const steps: Step[] = []
    let view: Record<string, unknown> = {}
    let begun = 0
    /** Turns begun by the end of each step. */
    const after: number[] = []
    for (const message of messages) {
      const told = this.told(message)
      if (told?.view) {
        view = { ...view, ...told.view.changed }
        for (const key of told.view.gone) delete view[key]
      }
      const scores = view['scores'] as number[] | undefined
      if (!scores || message.type === 'full' || message.what.kind === 'rematch') continue
      const events = (told?.events ?? []) as Happening[]
      const heard = events.filter(({ kind }) => !SILENT.has(kind))
      // What happened at the table and not in the game (a move is taken back, somebody leaves): only the log has words.
      if (message.what.kind !== 'move' && events.length === 0) heard.push(...log.filter(({ seq }) => seq === message.seq).map(({ kind, seat, text }) => ({ kind, seat: seat ?? -1, text })))
      // The table is as it was once before, and so is the number of turns.
      if (message.what.kind === 'undo') begun = after[steps.findLastIndex((one) => kept(one.view, view) === one.view)] ?? begun
      const step = { seq: message.seq, at: message.at, setUp: message.what.kind === 'start', begun, turn: turnAfter(begun, []), seat: message.what.seat ?? null, scores, events: heard, all: events, asked: message.asked, view }
      steps.push(step)
      begun += turnsIn(events)
      after.push(begun)
    }
    return steps
  }

  /** The place of a step, with what the page shows of it; asked for in pieces, as it is much. */
  async place(step: Step): Promise<Place> {
    const chunk = Math.floor(step.seq / CHUNK)
    const key = `${words.locale} ${chunk}`
    let found = this.shown.get(key)
    if (!found) {
      const path = `/api/tables/${this.id}/updates?after=${chunk * CHUNK - 1}&most=${CHUNK}&shown=true&locale=${words.locale}`
      found = get<Message[]>(path).then((told) => new Map(told.map((one) => [one.seq, this.told(one)?.shown ?? null])))
      found.catch(() => this.shown.delete(key))
      this.shown.set(key, found)
    }
    const stage = await this.stage(step)
    return { seat: this.seat, view: step.view, shown: stage?.shown ?? (await found).get(step.seq) ?? null, question: null, undo: null }
  }

  /** The table after this bit of a step, where a rival had its turn in it: that is in no message. Where it cannot be had,
   * the one after all of them is shown. */
  private async stage(step: Step): Promise<Stage | null> {
    const event = step.events.at(-1)
    if (step.bit === undefined || !event || !step.all.some(({ seat }) => seat >= this.seats)) return null
    let found = this.staged.get(step.seq)
    if (!found) {
      found = get<StagesTold[]>(`/api/tables/${this.id}/stages?seq=${step.seq}`).then((told) => told.find((one) => one.seat === this.seat)?.stages ?? [])
      found.catch(() => this.staged.delete(step.seq))
      this.staged.set(step.seq, found)
    }
    const stages = await found.catch(() => [])
    return stages.find(({ events }) => events > step.all.indexOf(event)) ?? null
  }

  /** The log as far as it was told by this bit of a step. */
  async logTo(step: Step): Promise<LogLine[]> {
    // One seat of several has messages with numbers of its own: only the time says which are the same.
    if (this.shared) return (await this.log(this.seat)).filter(({ at }) => at <= step.at)
    const [lines, stage] = await Promise.all([this.log(), this.stage(step)])
    const first = stage ? lines.findIndex(({ seq }) => seq === step.seq) : -1
    if (stage && first >= 0) return lines.slice(0, first + stage.events) // each event has its line
    return lines.filter(({ seq }) => seq <= step.seq)
  }

  /** The whole log, or what one seat of this screen was told; asked for once in each language. */
  private log(seat: number | null = null): Promise<LogLine[]> {
    const path = `/api/tables/${this.id}/log?locale=${words.locale}${seat === null ? '' : `&seat=${seat}`}`
    let found = this.logs.get(path)
    if (!found) {
      found = get<LogLine[]>(path)
      found.catch(() => this.logs.delete(path))
      this.logs.set(path, found)
    }
    return found
  }

  /** The table as it was then: still being played. */
  then(table: TableTold): TableTold {
    return this.at === this.last ? table : { ...table, status: 'running', secret: null, proposal: null }
  }
}
