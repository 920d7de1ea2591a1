// One table of Archaeology: what is shown, what is being composed on this page, and the verbs of the game.
// A trade is a chain of small answers on the server; here it is one thing: cards given, cards taken.

import { untrack } from 'svelte'
import type { Option } from '$lib/api'
import { seatName } from '$lib/seats'
import type { Refusal, Table } from '$lib/table.svelte'
import { words } from '$lib/words.svelte'
import type { DigTable, HandGroupShown } from './kinds'

/** How long an answer may be on its way before a chain of them is given up. */
const PATIENCE = 8000
const END_TURN = 0
/** What a click does, once it is its turn; whether it could. `whole`: whether all before it could. */
type Step = (whole: boolean) => Promise<boolean>

/** The table of a game that ended in the middle of a trade: none of it has happened, and nothing of it will. */
function withoutTrade(shown: DigTable): DigTable {
  const prices = new Map(shown.treasures.map((one) => [one.kind, one.prices]))
  const hand = shown.hand.filter((group) => group.n > 0).map((group): HandGroupShown => {
    const { kind, n, worth } = group
    if (group.give + group.take === 0) return { ...group, can_give: false }
    // What was told of it was meant for after the trade; of now we know what it is worth, and no more.
    const sets = prices.get(kind)?.[n - 1] === worth ? [n] : []
    return { ...group, give: 0, take: 0, can_give: false, worth_after: worth, more: worth, sets }
  })
  const stalls = shown.market.stalls.map((stall) => ({ ...stall, take: 0, fits: false }))
  return { ...shown, trade: null, hand, hand_worth_after: shown.hand_worth, market: { ...shown.market, stalls } }
}

export class Dig {
  /** What "Sell" and "Explore" opened, until something is picked. */
  mode = $state<'sell' | 'explore' | null>(null)
  /** Cards picked one by one before they are answered together: lost to a storm, kept of a chamber. */
  picks = $state.raw<string[]>([])
  busy = $state(false)
  /** How many cards that were picked are being answered. */
  answering = $state(0)
  /** The question, and the line below it, for whoever listens. */
  says = $state.raw({ title: '', note: '' })
  private made: string[] = []
  /** Clicks of a trade that came while answers were on their way. */
  private waiting: Step[] = []

  constructor(readonly table: Table) {
    $effect(() => {
      void table.asking
      if (!this.busy) this.picks = []
      if (untrack(() => table.question?.key) !== 'act') this.mode = null
    })
    // Whatever was opened for an answer is closed once it is given.
    $effect(() => {
      if (table.happened.at(-1)?.what.kind === 'move') this.mode = null
    })
  }

  private readonly laid = $derived.by((): DigTable => {
    const shown = this.table.place?.shown as DigTable
    // In a replay the trade stands as it stood.
    const ended = shown && this.table.live && this.table.table?.status !== 'running'
    return ended && shown.trade ? withoutTrade(shown) : shown
  })

  get shown(): DigTable {
    return this.laid
  }

  /** The key of the question, as long as it is this screen that is asked. */
  get asked(): string | null {
    return this.table.question?.key ?? null
  }

  name(seat: number): string {
    return this.table.table ? seatName(this.table.table, seat) : ''
  }

  option(name: string): Option | null {
    return this.table.question?.options.find((option) => option.name === name) ?? null
  }

  options(verb: string): Option[] {
    return this.table.question?.options.filter((option) => option.words === `code-${verb}`) ?? []
  }

  // --- verbs --------------------------------------------------------------------------------------

  /** Answer at once: the buttons that say all there is to say. */
  async do(name: string): Promise<void> {
    if (!this.option(name)) return
    // What was clicked before and could not be done was meant to be part of it: nothing is made final without it.
    await this.inTurn(async (whole) => whole && this.chain([name]))
  }

  /** Look at what an answer brings. Only Confirm carries it out: a second click on the same thing does not. */
  pick(option: Option): void {
    if (this.table.picked?.option.code !== option.code) void this.table.pick(option)
  }

  /** Sell cards of a kind: the best set is proposed, the row offers the others. */
  sell(kind: string, n?: number): void {
    const group = this.shown.hand.find((one) => one.kind === kind)
    const option = this.option(`sell ${kind} ${n ?? group?.sets[0] ?? 1}`)
    if (option) this.pick(option)
  }

  /** Open "Sell" or "Explore"; where there is only one thing to choose it is chosen. */
  open(mode: 'sell' | 'explore'): void {
    const options = this.options(mode)
    const [only] = options
    this.mode = mode
    if (only && options.length === 1) this.pick(only)
  }

  handClick(group: HandGroupShown): void {
    const { kind } = group
    if (this.asked === 'act' && this.options('sell').length > 0) this.sell(kind)
    else if (this.shown.trade && group.can_give) void this.give(kind)
    else if (this.asked === 'scatter') this.pickCard(kind, group.n)
    else void this.table.askWhy(group.piece)
  }

  /** Pick one more of a kind; where all of them are picked, one less; where there are enough, in place of the first. */
  pickCard(kind: string, there: number): void {
    const wanted = Number(this.table.question?.about['n'] ?? 0)
    if (this.picks.filter((one) => one === kind).length >= there) this.unpick(kind)
    else this.picks = [...this.picks, kind].slice(-wanted)
  }

  unpick(kind: string): void {
    const at = this.picks.lastIndexOf(kind)
    if (at >= 0) this.picks = this.picks.toSpliced(at, 1)
  }

  /** Answer what was picked, card by card. */
  async answerPicks(verb: 'lose' | 'keep'): Promise<void> {
    if (this.busy) return
    this.answering = this.picks.length
    await this.inTurn(() => this.chain(this.picks.map((kind) => `${verb} ${kind}`)))
    this.answering = 0
    this.picks = []
  }

  // --- the trade ----------------------------------------------------------------------------------

  give(kind: string): Promise<void> {
    return this.inTurn(async () => {
      if (!this.shown.hand.some((group) => group.kind === kind && group.can_give)) return false
      const so = this.chosen()
      const at = so.indexOf('given')
      return this.rewrite(at < 0 ? [...so, `give ${kind}`] : so.toSpliced(at, 0, `give ${kind}`))
    })
  }

  take(kind: string): Promise<void> {
    return this.inTurn(async () => {
      if (!this.shown.market.stalls.some((stall) => stall.kind === kind && stall.fits)) return false
      const so = this.chosen()
      return this.rewrite([...so, ...(so.includes('given') ? [] : ['given']), `take ${kind}`])
    })
  }

  /** Make the trade; one in which nothing is taken is closed first. */
  async makeTrade(): Promise<void> {
    await this.inTurn(async (whole) => whole && this.chain(this.option('confirm') ? ['confirm'] : ['given', 'confirm']))
  }

  takeBack(pick: string): Promise<void> {
    return this.inTurn(async () => {
      const so = this.chosen()
      const at = so.lastIndexOf(pick)
      if (at < 0) return false
      const rest = so.toSpliced(at, 1)
      return this.rewrite(rest.at(-1) === 'given' ? rest.slice(0, -1) : rest)
    })
  }

  /** One step back: what is picked, else the last answer. */
  async back(): Promise<void> {
    if (this.table.picked) this.table.unpick()
    else if (this.table.kept) await this.table.undo() // it is only withdrawn
    else if (this.picks.length > 0) this.picks = this.busy ? this.picks : this.picks.slice(0, -1)
    else if (this.mode) this.mode = null
    else if (this.shown.trade) await this.inTurn(async () => this.shown.trade !== null && this.undo(this.lastStep()))
    else if (this.table.sent || (this.table.place?.undo?.all ?? 0) > 0) await this.undo(this.lastAct())
  }

  /** How many answers the last click of a trade was: that all is given is an answer, too, and nothing to be seen. */
  private lastStep(): number {
    const trade = this.shown.trade
    return trade?.stage === 'take' && trade.take.length === 0 && trade.give.length > 0 ? 2 : 1
  }

  /** How many answers the last thing done was. A trade that cannot be taken back freely is taken back as the one thing
   * that it was for the others: it is asked about once, and not for each of its cards. */
  private lastAct(): number {
    const { answers, place } = this.table
    const mine = answers.filter((answer) => answer.seat === this.shown.seat).map(({ option }) => option.name)
    const began = mine.lastIndexOf('trade')
    const isTrade = began >= 0 && mine.slice(began + 1).every((name) => /^(give|given|take|confirm)\b/.test(name))
    return isTrade && (place?.undo?.free ?? 0) === 0 ? mine.length - began : 1
  }

  async callOff(): Promise<void> {
    await this.inTurn(async () => {
      const moves = this.shown.trade?.moves
      if (moves === undefined) return false
      return (this.table.place?.undo?.free ?? 0) >= moves ? this.undo(moves) : this.chain(['withdraw'])
    })
  }

  /** The answers of this trade so far, in their order if this page has made them all. */
  private chosen(): string[] {
    const trade = this.shown.trade
    if (!trade) return []
    const told = [
      ...trade.give.flatMap(({ kind, n }) => Array<string>(n).fill(`give ${kind}`)),
      ...(trade.stage === 'take' ? ['given'] : []),
      ...trade.take.flatMap(({ kind, n }) => Array<string>(n).fill(`take ${kind}`)),
    ]
    return told.toSorted().join() === this.made.toSorted().join() ? this.made : told
  }

  /** Make the trade consist of these answers: take back as few as needed, then answer the rest. */
  private async rewrite(wanted: string[]): Promise<boolean> {
    const so = this.chosen()
    const sure = so === this.made || so.length === 0
    let same = 0
    while (sure && same < so.length && so[same] === wanted[same]) same++
    if (!sure && wanted.length > so.length && so.every((name, i) => name === wanted[i])) same = so.length
    if (!sure) this.made = []
    if (so.length > same && !(await this.undo(so.length - same))) return false
    return this.chain(wanted.slice(same))
  }

  // --- chains of answers --------------------------------------------------------------------------

  /**
   * Carry out a click. In a trade it waits for those before it, and looks at what they made of the table. Elsewhere one
   * that comes while an answer is on its way is dropped: it was meant for a table that will be gone; so is one without a
   * line, where nobody knows for how long.
   */
  private async inTurn(step: Step): Promise<void> {
    if (this.busy && (!this.shown.trade || this.table.link !== 'live')) return
    this.waiting.push(step)
    if (this.busy) return
    this.busy = true
    try {
      let whole = true
      for (let next = this.waiting.shift(); next; next = this.waiting.shift()) whole = (await next(whole)) && whole
    } finally {
      this.waiting = []
      this.busy = false
    }
  }

  private async undo(steps: number): Promise<boolean> {
    const before = this.moment()
    if (!(await this.table.undo(steps))) return this.giveUp() // it may only have been asked for
    this.made = this.made.slice(0, Math.max(0, this.made.length - steps))
    return (await this.changed(before)) || this.giveUp()
  }

  private async chain(names: string[]): Promise<boolean> {
    for (const name of names) {
      const option = this.option(name)
      if (!option) return false
      const before = this.moment()
      if (!(await this.table.play(option.code)) || !(await this.changed(before))) return this.giveUp()
      this.made = /^(give|given|take)\b/.test(name) ? [...this.made, name] : []
    }
    return true
  }

  /** An answer was refused, withdrawn or lost: who clicked on did not know that. */
  private giveUp(): false {
    this.waiting = []
    return false
  }

  private moment(): unknown[] {
    return [this.table.question, this.table.happened.at(-1)?.seq, this.table.whyNot]
  }

  /** Whether the table has changed since; the answer comes with a message of its own. */
  private async changed([question, seq, said]: unknown[]): Promise<boolean> {
    const end = performance.now() + PATIENCE
    while (performance.now() < end) {
      const [now, last] = this.moment()
      if (now !== question || last !== seq) return true
      // Only a refusal of the answer speaks of no piece: why a piece cannot be used may be asked meanwhile.
      if (this.table.whyNot !== said && this.table.whyNot?.piece === null) return false
      await new Promise((done) => setTimeout(done, 8))
    }
    return false
  }

  /** Why an action is not offered: by a piece that stands for it, or the end of the turn by its code. */
  async whyNot(action: 'trade' | 'sell' | 'explore' | 'end-turn'): Promise<void> {
    if (action === 'trade') return this.table.askWhy('market')
    if (action === 'explore') {
      const number = Math.max(0, this.shown.monument.chambers.findIndex((one) => one.n > 0))
      return this.table.askWhy(`chamber:${number}`, `explore ${number}`)
    }
    if (action === 'sell') {
      const kind = this.shown.hand[0]?.kind ?? 'coin'
      return this.table.askWhy(`hand:${kind}`, `sell ${kind} 1`)
    }
    const answer = await this.table.send({ type: 'why-not', code: END_TURN, seat: this.table.seat, locale: words.locale })
    const refusal = answer?.['refusal'] as Refusal | null | undefined
    if (refusal) this.table.whyNot = { piece: 'end-turn', text: refusal.text, rule: refusal.rule, reading: refusal.reading }
  }
}
