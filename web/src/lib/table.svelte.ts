// A table as this viewer knows it: the last messages put together, and the verbs. Components only read it and call it.

import { get, PASSING, Problem, type Full, type LogLine, type Option, type Question, type TableTold, type Told, type Update } from './api'
import { inForce } from './house'
import { answersOf, byPiece, kept, toldToAll, type Answer, type Happened, type Happening, type Place, type Preview, type Refusal, type WhyNot } from './told'
import { Frames } from './frames'
import { Logbook } from './logbook'
import { ruleOf } from './pieceRules'
import { TableSocket, WITHDRAWN, type Incoming, type Link } from './socket'
import { words } from './words.svelte'

export type { Happened, Happening, Place, Preview, Refusal, WhyNot } from './told'

const KEPT_EVENTS = 200
/** What follows a click sooner than this is the second half of a double click, and not meant for what it led to. */
export const DOUBLE_CLICK_MS = 500
const KEPT_ANSWERS = 40
/** What has not left this page yet can be withdrawn, if it is one of these. */
const ANSWERS = ['move', 'undo']
/** How the server refuses what it has carried out already. */
const DONE_BEFORE = ['stale', 'not_asked', 'bot_plays', 'yours_already', 'taken', 'forbidden', 'started', 'over', 'nothing_to_undo', 'vote_open', 'no_vote']
/** How it refuses to tell what an answer would bring that is none any more: the next message tells what is asked now. */
const OVERTAKEN = ['stale', 'not_asked', 'illegal', WITHDRAWN]
/** What stands for the answer to a command that had been carried out already. */
const DONE = 'done'

export class Table {
  link = $state<Link>('connecting')
  table = $state.raw<TableTold | null>(null)
  /** The seats this viewer has. */
  mine = $state.raw<number[]>([])
  places = $state.raw<Place[]>([])
  asked = $state.raw<number[]>([])
  /** What happened while this page listened, oldest first, after all of the table was told as it was at `from`;
   * components animate what is new. */
  happened = $state.raw<Happened[]>([])
  from = $state(-1)
  /** What happened before that and not every seat of this screen has looked at; and up to where all of them have. */
  private earlier = $state.raw<Happened[]>([])
  private opened = -1
  /** The seat this screen shows; changes hands at a hot seat. */
  seat = $state<number | null>(null)
  /** An answer that waits to be confirmed, with what it would bring. */
  picked = $state.raw<{ option: Option; preview: Preview } | null>(null)
  private pickedAt = 0
  /** A piece of a two-piece answer ("explorer:rio place:oslo") that was pointed at first. */
  held = $state<string | null>(null)
  private heldAt = 0
  /** Why something cannot be done, as long as it is shown. */
  whyNot = $state.raw<WhyNot | null>(null)
  sending = $state(false)
  /** How many answers (and undos) the server has not answered yet, and how many of those no line has carried yet. */
  private unanswered = $state(0)
  private unwritten = $state(0)
  /** How many steps back were asked for while an answer was on its way: they are taken once it was taken and told. */
  private stepsLater = 0
  /** Steps back that draw chance anew, until it is said whether that is meant: nothing brings back what they undo. */
  redrawing = $state(0)
  /** The last message that tells of what was answered here, as the server said. */
  private answered = -1
  /** The command that was carried out last, other than an answer: the second half of a double click sends it again. */
  private last = { what: '', at: -Infinity }
  /** The last answers of the seats of this screen that were not taken back, oldest first. */
  answers = $state.raw<Answer[]>([])
  /** Whether what the others did is being replayed instead of going on. */
  looking = $state(false)
  /** Why there is no table: the server's refusal. */
  closed = $state.raw<{ error: string; words: string } | null>(null)

  /** Whether the page has left it. */
  private gone = false
  private seq = -1
  /** When that was told: another time under the same number is another game, of a server that was set back to a copy. */
  private at: number | null = null
  /** Whether everything is to be told again, whatever was heard already. */
  private anew = false
  /** What was pointed at last, until it is known what it brings. */
  private wanted = $state.raw<Option | null>(null)
  /** The log of a replay, up to the step that is shown. */
  private told: Promise<LogLine[]> | null = null
  /** Up to where each seat of this screen has looked. */
  private looked = new Map<number, number>()
  private readonly book: Logbook
  private socket: TableSocket
  private frames = new Frames<Incoming>((message) => this.hear(message))
  private previews = new Map<number, Promise<Preview>>()

  constructor(
    readonly id: string,
    private readonly token: string | null = null,
    readonly live = true,
  ) {
    this.book = new Logbook(id)
    this.socket = new TableSocket(
      id,
      () => ({
        token: this.token,
        after: this.seq >= 0 && !this.anew ? this.seq : null,
        at: this.at,
        seats: this.mine,
        locale: words.locale,
        shown: true,
      }),
      (message) => this.frames.add(message),
      (link) => (this.link = link),
      live,
    )
  }

  close(): void {
    this.gone = true
    this.frames.forget()
    this.socket.close()
    this.book.close()
  }

  /** Whoever does not want to wait for the line tries it at once. */
  hurry(): void {
    this.socket.hurry()
  }

  /** Hear everything again in the language that is chosen now. */
  speakAnew(): void {
    this.frames.forget()
    this.anew = true
    this.socket.again()
  }

  private readonly here = $derived.by((): Place | null => {
    const place = this.places.find((one) => one.seat === this.seat) ?? this.places[0] ?? null
    if (!place?.undo || !this.table?.proposal) return place
    // One thing is voted on at a time: until then only what is free can be taken back.
    return { ...place, undo: { ...place.undo, all: place.undo.free } }
  })

  get place(): Place | null {
    return this.here
  }

  /** Whether an answer waits here until there is a line: going back withdraws it. */
  get kept(): boolean {
    return this.unwritten > 0 || (this.link !== 'live' && this.wanted !== null)
  }

  /** Whether an answer is on its way: it may have arrived, so that there is no going back. */
  get sent(): boolean {
    return this.unanswered > this.unwritten
  }

  /** Whether somebody at this screen plays here now: not in a replay, not when it is over, not as a spectator. */
  get plays(): boolean {
    return this.live && this.seat !== null && this.table?.status === 'running'
  }

  private readonly now = $derived(this.here?.question ?? null)

  get question(): Question | null {
    return this.now
  }

  /** Which question that is, by the message with which it came up: what others do meanwhile makes it no other one, and
   * neither does another language. Empty where nothing is asked. */
  readonly asking = $derived(this.now && this.here ? `${this.here.seat} ${this.now.seq}` : '')

  /** Whether something is voted on that somebody at this screen has not agreed to yet. */
  get votes(): boolean {
    const asks = this.table?.proposal
    return asks?.needed.some((seat) => this.mine.includes(seat) && !asks.yes.includes(seat)) ?? false
  }

  /** What taking back is called: the last step is free, or nobody else is there to ask, or else the others must agree. */
  get undoVerb(): 'verb-undo' | 'verb-undo-redraw' | 'verb-ask-undo' {
    if ((this.place?.undo?.free ?? 0) > 0) return 'verb-undo'
    const others = this.table?.seats.some((seat, i) => seat.person && seat.bot === null && !this.mine.includes(i))
    return others ? 'verb-ask-undo' : 'verb-undo-redraw'
  }

  /** Whether this screen must change hands before anything is shown. */
  get passTo(): number | null {
    if (this.mine.length < 2 || this.table?.status !== 'running') return null
    if (this.seat !== null && this.asked.includes(this.seat) && this.question) return null
    const next = this.mine.find((seat) => this.asked.includes(seat) && seat !== this.seat)
    return next ?? (this.seat === null ? (this.mine[0] ?? null) : null)
  }

  /** The screen was handed on: it shows this seat from now on, and tells what happened as this seat knows it. */
  show(seat: number | null): void {
    this.seat = seat
    this.looking = false // whoever had the screen before looked back
    this.whyNot = null // or asked about cards of their own
    this.happened = this.happened.map((one) => ({ ...one, events: one.heard.get(seat) ?? [] }))
  }

  /** What has happened in the open since a seat of this screen last looked. */
  since(seat: number): Happening[] {
    const from = this.looked.get(seat) ?? this.opened
    return [...this.earlier, ...this.happened].filter(({ seq }) => seq > from).flatMap(({ open }) => open)
  }

  private readonly pointed = $derived(byPiece(this.question))

  options(piece: string): Option[] {
    const found = this.pointed.get(piece) ?? []
    const held = this.held
    return held === null ? found : found.filter((option) => option.pieces.includes(held))
  }

  /** Point at one piece of an answer that names two; again, unless it is the second click of a double click: let it go. */
  hold(piece: string): void {
    if (this.tooLate()) return
    if (this.held === piece) {
      if (performance.now() - this.heldAt > DOUBLE_CLICK_MS) this.release()
      return
    }
    this.held = piece
    this.heldAt = performance.now()
    this.picked = null
    this.whyNot = null
  }

  /** Let go of the piece that was pointed at first. */
  release(): void {
    this.held = null
    this.whyNot = null
  }

  // --- verbs ------------------------------------------------------------------------------------

  /** What a legal code would bring; asked for once as long as the question stands. */
  preview(code: number): Promise<Preview> {
    let found = this.previews.get(code)
    if (!found) {
      found = this.socket.send({ type: 'preview', code, seat: this.seat, locale: words.locale }) as unknown as Promise<Preview>
      found.catch(() => this.previews.delete(code))
      this.previews.set(code, found)
    }
    return found
  }

  /** Answer: at once where it can be taken back freely, else after a look at what it brings; with `look` always after
   * one. What is chosen already is let go. */
  async pick(option: Option, look = false): Promise<void> {
    this.whyNot = null
    if (this.picked?.option.code === option.code) return this.letGo()
    if (this.tooLate()) return
    const question = this.question
    this.wanted = option
    const preview = await this.preview(option.code).catch((trouble: unknown) => {
      if (!(trouble instanceof Problem)) throw trouble
      if (!this.gone && !OVERTAKEN.includes(trouble.error) && this.question === question) this.say(trouble)
      return null
    })
    const last = this.wanted === option // where it takes long to learn what an answer brings only the last one counts
    if (last) this.wanted = null
    if (!preview || this.question !== question || !last) return
    // Where there is one answer and nothing to go back to, there is nothing to think over.
    const only = question?.options.length === 1 && (this.place?.undo?.free ?? 0) === 0
    if ((preview.final || look) && !only) {
      this.picked = { option, preview }
      this.pickedAt = performance.now()
    } else await this.play(option.code)
  }

  /** What was chosen is pointed at again: it is chosen no more, unless it is the second click of a double click. */
  private letGo(): void {
    if (performance.now() - this.pickedAt > DOUBLE_CLICK_MS) this.unpick()
  }

  /** `keyed`: by a key, where the confirmation takes the focus. Whoever pressed it before that came up meant something else. */
  async confirm(keyed = false): Promise<void> {
    if (keyed && performance.now() - this.pickedAt < DOUBLE_CLICK_MS) return
    if (this.picked && !this.kept && !this.sent) await this.play(this.picked.option.code)
  }

  unpick(): void {
    if (!this.tooLate()) this.picked = null
  }

  /** Take back what was answered without a line; whether there was something. */
  private withdraw(): boolean {
    const wanted = this.wanted !== null
    this.wanted = null
    return this.socket.withdraw(ANSWERS) || wanted
  }

  /** Whether what is chosen is on its way, so that nothing else can be chosen; that is said then. */
  private tooLate(): boolean {
    this.withdraw()
    if (!this.picked || !this.sent) return false
    this.whyNot = { piece: null, text: words.say('answer-sent'), rule: '' }
    return true
  }

  /** Answer; whether that was taken. */
  async play(code: number): Promise<boolean> {
    this.withdraw() // without a line the last answer counts
    return this.answer({ type: 'move', code, seq: this.seq, seat: this.seat })
  }

  /** One step back, or more; whether answers were taken back, and not what had not been given yet. */
  async undo(steps = 1): Promise<boolean> {
    if (this.picked) this.unpick()
    else if (this.withdraw()) return false
    else if (this.held) this.release()
    else if (this.sent) this.stepsLater += steps
    else if (this.undoVerb === 'verb-undo-redraw' && (this.place?.undo?.all ?? 0) > 0) this.redrawing = this.link === 'live' ? steps : 0
    else return this.answer({ type: 'undo', steps, seat: this.seat, seq: this.seq })
    return false
  }

  /** Whether chance shall be drawn anew. */
  async redraw(yes: boolean): Promise<void> {
    const steps = this.redrawing
    this.redrawing = 0
    if (yes && steps > 0 && !this.sent) await this.answer({ type: 'undo', steps, seat: this.seat, seq: this.seq })
  }

  /** What was asked to be taken back meanwhile, as far as that is free: nobody else is asked, nothing is drawn anew. */
  private undoLater(): void {
    if (this.sent || this.seq < this.answered) return
    const steps = Math.min(this.stepsLater, this.place?.undo?.free ?? 0)
    this.stepsLater = 0
    if (steps > 0) void this.answer({ type: 'undo', steps, seat: this.seat, seq: this.seq })
  }

  /** Whether it was taken: what is out of date by the time it arrives is not. */
  private async answer(command: { type: string } & Record<string, unknown>): Promise<boolean> {
    const answer = await this.send(command)
    this.undoLater()
    return answer !== null && answer.type !== WITHDRAWN
  }

  /** Agree to what is asked now, or not: where this goes out late, something else may be asked by then. */
  async vote(yes: boolean): Promise<void> {
    await this.send({ type: 'vote', yes, seq: this.seq })
  }

  /** Carry out any other command of the protocol. A refusal is said at the table, unless whoever sends it says it. */
  async send(
    command: { type: string } & Record<string, unknown>,
    refused = (problem: Problem): void => this.say(problem),
  ): Promise<Incoming | null> {
    const answers = ANSWERS.includes(command.type) ? 1 : 0
    const what = answers > 0 ? '' : JSON.stringify({ ...command, seq: null })
    let here = answers
    const wrote = () => {
      this.unwritten -= here
      here = 0
    }
    this.sending = true
    this.unanswered += answers
    this.unwritten += answers
    try {
      const answer = await this.socket.send(command, wrote)
      if (answers > 0) this.answered = Number(answer['seq'] ?? -1)
      else this.last = { what, at: performance.now() }
      return answer
    } catch (trouble) {
      if (!(trouble instanceof Problem)) throw trouble
      const twice = trouble.again ? this.wasDone(command) : what !== '' && what === this.last.what && performance.now() - this.last.at < DOUBLE_CLICK_MS
      if (twice && DONE_BEFORE.includes(trouble.error)) return { type: DONE }
      if (answers > 0) this.stepsLater = 0 // what it should have followed did not happen, or nobody can tell
      if (trouble.error === WITHDRAWN) return { type: WITHDRAWN }
      // What was done already, or is out of date, is told by the next message anyway; what was to be taken back is not.
      if (!['stale', 'not_asked'].includes(trouble.error) || command.type === 'undo') refused(trouble)
      return null
    } finally {
      wrote()
      this.unanswered -= answers
      this.sending = false
    }
  }

  /** Whether a command that the second line was refused may have been carried out over the first, by what was told since:
   * that comes before the refusal. */
  private wasDone({ type, seat, seq }: Record<string, unknown>): boolean {
    this.frames.flush()
    const there = this.table?.seats[typeof seat === 'number' ? seat : -1]
    switch (type) {
      case 'undo': // done, or put to the vote
        return this.from > Number(seq) || this.happened.some((one) => one.seq > Number(seq) && ['undo', 'ask'].includes(one.what.kind) && one.what.seat === seat)
      case 'sit':
        return typeof seat === 'number' ? this.mine.includes(seat) : this.mine.length > 0
      case 'leave':
        return typeof seat === 'number' ? !this.mine.includes(seat) : this.mine.length === 0
      case 'hand':
        return !there || there.bot !== null
      case 'take-back':
        return !there || there.bot === null
      default:
        return true
    }
  }

  /** What the server says against an answer. */
  async refusal(meant: string): Promise<Refusal | null> {
    const answer = await this.socket.send({ type: 'why-not', piece: meant, seat: this.seat, locale: words.locale })
    const found = answer['refusal'] as Refusal | null
    return found && { text: found.text, rule: found.rule, reading: found.reading }
  }

  /** Why a piece cannot be used; `meant` is the answer that is asked about, where the piece stands for several. */
  async askWhy(piece: string, meant = piece, at?: Element): Promise<void> {
    if (!this.plays) return
    const isStill = this.sameQuestion()
    try {
      const refusal = await this.refusal(meant)
      if (isStill()) this.whyNot = refusal ? { piece, at, ...refusal } : null
    } catch (trouble) {
      if (!(trouble instanceof Problem)) throw trouble
      if (isStill()) this.say(trouble, piece)
    }
  }

  /** Tells whether the same is asked of the same seat: an answer that comes later is not for whoever has the screen then. */
  private sameQuestion(): () => boolean {
    const { asking, seat } = this
    return () => !this.gone && this.asking === asking && this.seat === seat
  }

  /** What a piece is: what it shows, in words, and the rule that tells of it, by the first of its names that has one. */
  async about(piece: string, text: string, names: string[], at: Element): Promise<void> {
    const isStill = this.sameQuestion()
    const rule = await ruleOf(this.table?.game ?? '', names).catch((trouble: unknown) => {
      if (!(trouble instanceof Problem)) throw trouble
      return '' // the words are there all the same
    })
    if (isStill()) this.whyNot = { piece, at, text, rule, reading: inForce(this.table)[rule] ?? '', about: true }
  }

  private say(problem: Problem, piece: string | null = null): void {
    const refusal = problem.body['refusal'] as Partial<Refusal> | undefined
    const key = `problem-${problem.error.replaceAll('_', '-')}`
    const text = refusal || !words.has(key) ? problem.message : words.say(key)
    this.whyNot = { piece, text, rule: refusal?.rule ?? '', reading: refusal?.reading ?? '' }
  }

  /** The last message that was told. */
  get newest(): number {
    return this.happened.at(-1)?.seq ?? -1
  }

  /** Read the log for a part of the page that shows it. What was asked for in another language, for another seat or at
   * another step of a replay has a successor; so has what failed: what comes next asks again. */
  async readLog(take: (lines: LogLine[]) => void): Promise<void> {
    const { locale } = words
    const { seat } = this
    const step = this.live ? null : this.newest
    const found = await this.log().catch(() => null)
    if (found && locale === words.locale && seat === this.seat && (step === null || step === this.newest)) take(found)
  }

  log(): Promise<LogLine[]> {
    if (this.told) return this.told
    // Around one screen nobody reads in the log what only another seat was told.
    return this.book.read(words.locale, this.mine.length > 1 ? this.seat : null)
  }

  /** Show a step of what was played, with the log up to there, instead of listening. */
  replay(table: TableTold, mine: number[], places: Place[], asked: number[], happened: Happened, log: Promise<LogLine[]>): void {
    this.link = 'live'
    this.told = log
    this.happened = [happened]
    this.table = table
    this.mine = mine
    this.places = places.map((place, i) => ({ ...place, shown: kept(this.places[i]?.shown, place.shown) }))
    this.asked = asked
    this.seat = places[0]?.seat ?? null
    this.whyNot = null
  }

  /** The log of what came after a message. One seat of several has messages with numbers of its own: only the time says
   * which are the same. */
  async logAfter(seq: number): Promise<LogLine[]> {
    const lines = await this.log()
    if (this.mine.length < 2) return lines.filter((line) => line.seq > seq)
    const first = (await this.book.read(words.locale, null)).find((line) => line.seq > seq)
    return first ? lines.filter(({ at }) => at >= first.at) : []
  }

  // --- hearing ----------------------------------------------------------------------------------

  private hear(message: Incoming): void {
    if (message.type === 'full') this.take(message as unknown as Full)
    else if (message.type === 'update') this.follow(message as unknown as Update)
    else if (message.type === 'refused' && !PASSING.includes(String(message['error']))) {
      this.closed = { error: String(message['error']), words: String(message['words']) }
    }
  }

  private take(full: Full): void {
    this.closed = null // it was refused for a moment, and let in again
    const same = full.seq === this.seq // told again, for instance in another language
    const chosen = same ? this.picked : null
    const held = same ? this.held : null
    this.anew = false
    this.seq = full.seq
    this.at = full.at
    this.table = full.table
    this.mine = full.as
    this.asked = full.asked
    this.places = full.told.map((told) => this.place_of(told, null))
    this.happened = []
    this.from = full.seq
    if (this.opened < 0) this.opened = full.seq
    this.answers = full.told.flatMap(answersOf)
    this.settle()
    this.held = held
    this.stepsLater = 0
    this.answered = -1
    if (chosen) void this.chooseAgain(chosen.option.code, chosen.preview)
    void this.hearEarlier()
  }

  /** What happened before all of the table was told: who has the screen next has not read it yet. */
  private async hearEarlier(): Promise<void> {
    this.earlier = []
    const { seq } = this
    const { locale } = words
    const from = Math.min(...this.mine.map((seat) => this.looked.get(seat) ?? this.opened))
    if (this.mine.length < 2 || from >= seq) return
    const told = await this.updates(from, seq, locale).catch(() => [])
    if (this.from === seq && words.locale === locale) this.earlier = told.flatMap((one) => (one.type === 'update' && one.seq <= seq ? this.happening(one) : []))
  }

  /** The messages after one and up to another, however many answers of the server that takes. */
  private async updates(from: number, to: number, locale: string): Promise<(Full | Update)[]> {
    const told: (Full | Update)[] = []
    for (let after = from; after < to && !this.gone; ) {
      const piece = await get<(Full | Update)[]>(`/api/tables/${this.id}/updates?after=${after}&locale=${locale}`)
      const last = piece.at(-1)
      if (!last) break
      told.push(...piece)
      after = last.seq
    }
    return told
  }

  /** Keep what is chosen where it is still asked for, in the words of now. */
  private async chooseAgain(code: number, before: Preview): Promise<void> {
    const option = this.question?.options.find((one) => one.code === code)
    if (!option) return
    this.picked = { option, preview: before }
    const preview = await this.preview(code).catch(() => null)
    if (preview && this.picked?.option === option) this.picked = { option, preview }
  }

  private follow(update: Update): void {
    if (update.seq <= this.seq) return // heard already
    const before = this.asking
    this.seq = update.seq
    this.at = update.at
    this.table = update.table ?? this.table
    this.asked = update.asked
    this.places = update.told.map((told) =>
      this.place_of(told, this.places.find((place) => place.seat === told.seat) ?? null),
    )
    if (update.what.kind === 'undo') this.forget()
    if (['ask', 'vote'].includes(update.what.kind) && this.whyNot?.piece === null) this.whyNot = null // it spoke of another vote
    this.answers = [...this.answers, ...update.told.flatMap(answersOf)].slice(-KEPT_ANSWERS)
    this.happened = [...this.happened.slice(-KEPT_EVENTS), this.happening(update)]
    const others = !this.mine.includes(update.what.seat ?? -1)
    if (others && before !== '' && this.asking === before) this.goOn()
    else this.settle()
    this.undoLater()
  }

  private happening({ seq, what, told }: Update): Happened {
    const heard = new Map(told.map((one) => [one.seat, (one.events ?? []) as Happening[]]))
    const events = heard.get(this.seat) ?? [...heard.values()][0] ?? []
    return { seq, what, heard, events, open: toldToAll([...heard.values()]) }
  }

  private place_of(told: Told, before: Place | null): Place {
    const view = { ...before?.view, ...told.view?.changed }
    for (const key of told.view?.gone ?? []) delete view[key]
    return {
      seat: told.seat,
      view,
      shown: told.shown ? kept(before?.shown, told.shown) : (before?.shown ?? null),
      question: told.question === undefined ? (before?.question ?? null) : told.question,
      undo: told.undo,
    }
  }

  /** Answers that were taken back. */
  private forget(): void {
    const made = new Map(this.places.map((place) => [place.seat, place.undo?.all ?? 0]))
    this.answers = this.answers.filter((answer) => answer.after < (made.get(answer.seat) ?? 0))
  }

  /** Somebody else did something, and the question is still the same: so is what was chosen; what it would bring may be
   * something else by now. */
  private goOn(): void {
    const chosen = this.picked
    this.previews.clear()
    this.redrawing = 0
    if (this.seat !== null) this.looked.set(this.seat, this.seq)
    if (chosen && !this.sent) void this.chooseAgain(chosen.option.code, chosen.preview)
  }

  private settle(): void {
    this.previews.clear()
    this.wanted = null
    this.picked = null
    this.held = null
    // Whoever is not asked reads what a piece is as long as he likes, unless the screen is about to be handed on.
    if (!this.whyNot?.about || this.question || this.passTo !== null) this.whyNot = null
    this.redrawing = 0
    if (this.mine.length < 2) this.seat = this.mine[0] ?? null
    else if (this.seat !== null && !this.mine.includes(this.seat)) this.seat = null
    if (this.seat !== null && this.passTo === null) this.looked.set(this.seat, this.seq)
  }
}
