// What somebody wants to play: chosen on a game's card, checked by the server, made into a table.

import { post, type GameTold, type MakeTable, type RulingTold, type Schemas, type TableMade } from '$lib/api'
import { keepInvitation } from '$lib/current.svelte'
import { mine } from '$lib/me.svelte'
import { said } from '$lib/problem'
import { router } from '$lib/route.svelte'
import { lasting } from '$lib/storage'
import { words } from '$lib/words.svelte'

export type Mode = 'bots' | 'zu' | 'screen' | 'friends'
export type Spec = Schemas['OptionSpecTold']
export type Refused = Schemas['Refused']
type Seats = MakeTable['seats']
type Checked = Schemas['OptionsChecked']
/** What the server says to what can be had of a wish, and what of its lists cannot. */
interface Fitting {
  checked: Checked
  left: Record<string, string[]>
}

/** What the front door shows at once, and what only on demand. Whatever a mode does not name has its default. */
const LAYOUT: Record<string, Partial<Record<Mode | 'all', { main: string[]; more: string[] }>>> = {
  archaeology: {
    all: { main: ['monument', 'fierce_weather', 'beginners_luck', 'long_expedition'], more: ['first_seat'] },
  },
  excavation_earth: {
    all: { main: ['modules'], more: ['factions', 'pretty_boxes', 'draft_start'] },
    zu: { main: ['zu'], more: ['modules', 'factions', 'pretty_boxes', 'scarce_zu'] },
  },
}
const FIRST: Record<string, Record<string, unknown>> = { archaeology: { monument: 'great_pyramid' } }
const SEATS_AT_FIRST = 3
const SOLO = 'solo'
const EDITION = 'edition'
const RULINGS = 'rulings'
/** What was chosen of these is kept: who plays by house rules does so next time, too. */
const houseKey = (game: string): string => `digsite-house-${game}`

/** The house rules that were kept, as far as there are such. */
function kept(game: GameTold): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  try {
    const house = JSON.parse(lasting.get(houseKey(game.key)) ?? '{}') as { edition?: unknown; rulings?: Record<string, unknown> }
    const editions = game.options.find(({ key }) => key === EDITION)?.choices ?? []
    if (editions.some(({ key }) => key === house.edition)) found[EDITION] = house.edition
    const rulings = game.rulings.flatMap(({ rule, readings }) => readings.filter(({ key }) => key === house.rulings?.[rule]).map(({ key }) => [rule, key]))
    if (rulings.length > 0) found[RULINGS] = Object.fromEntries(rulings)
  } catch {
    // what cannot be read was not kept
  }
  return found
}

/** Options with only those house rules that matter. */
function inPlay(options: Record<string, unknown>, matter: string[]): Record<string, unknown> {
  const { [RULINGS]: rulings, ...others } = options
  const found = Object.entries(rulings ?? {}).filter(([rule]) => matter.includes(rule))
  return found.length > 0 ? { ...others, [RULINGS]: Object.fromEntries(found) } : others
}

export class Wish {
  mode = $state<Mode>('bots')
  seats = $state(SEATS_AT_FIRST)
  level = $state('')
  /** Bots among friends. */
  bots = $state(0)
  /** What was typed; the first seat is mine until something else is. */
  private readonly names = $state<string[]>([])
  options = $state<Record<string, unknown>>({})
  problem = $state('')
  busy = $state(false)
  checked = $state.raw<Checked | null>(null)
  /** The rulings that matter with what is chosen. Where that cannot be played at all, those that mattered before. */
  private matter = $state.raw<string[]>([])
  /** What was asked when `checked` was the answer. */
  private about = ''
  /** What cannot be had here of the lists that were wished: left out, and there again where it can be had. */
  private left = $state.raw<Record<string, string[]>>({})
  /** Where a list was last put together by hand: what does not go together there is told, not put right. */
  private mixed: Mode | null = null
  game = $state.raw() as GameTold

  constructor(game: GameTold) {
    this.game = game
    this.level = game.bots.at(-1)?.key ?? ''
    this.options = { ...FIRST[game.key], ...kept(game) }
  }

  get modes(): Mode[] {
    const solo = this.game.options.some((spec) => spec.key === SOLO)
    return solo ? ['bots', 'zu', 'screen', 'friends'] : ['bots', 'screen', 'friends']
  }

  get nSeats(): number {
    return this.mode === 'zu' ? 1 : this.seats
  }

  get seatNumbers(): number[] {
    const from = Math.max(2, this.game.min_seats)
    return Array.from({ length: this.game.max_seats - from + 1 }, (_, i) => from + i)
  }

  private get layout(): { main: string[]; more: string[] } {
    const found = LAYOUT[this.game.key]
    return found?.[this.mode] ?? found?.all ?? { main: [], more: this.game.options.map((spec) => spec.key) }
  }

  private specs(keys: string[]): Spec[] {
    return keys.flatMap((key) => this.game.options.find((spec) => spec.key === key) ?? [])
  }

  get main(): Spec[] {
    return this.specs(this.layout.main)
  }

  get more(): Spec[] {
    return [...this.specs(this.layout.more), ...this.others]
  }

  /** Flags that no layout speaks of: whatever a game can do can be chosen. */
  private get others(): Spec[] {
    const laid = Object.values(LAYOUT[this.game.key] ?? {}).flatMap(({ main, more }) => [...main, ...more])
    return this.game.options.filter(({ key, kind }) => kind === 'flag' && key !== SOLO && !this.layout.more.includes(key) && !laid.includes(key))
  }

  // --- house rules ---

  get editions(): Spec | null {
    return this.game.options.find(({ key }) => key === EDITION) ?? null
  }

  /** The edition that is played by; null where the game has one only. */
  get edition(): string | null {
    return this.editions ? ((this.options[EDITION] ?? this.editions.default) as string) : null
  }

  /** The edition of the page's language, as long as nobody has chosen one: it is proposed, and never taken unasked. */
  get proposed(): string | null {
    const spec = this.editions
    if (!spec || this.options[EDITION] !== undefined || words.locale === spec.default) return null
    return spec.choices.some(({ key }) => key === words.locale) ? words.locale : null
  }

  chooseEdition(edition: string): void {
    this.options = { ...this.options, [EDITION]: edition }
    this.problem = ''
    this.keep()
  }

  private get rulings(): Record<string, string> {
    return (this.options[RULINGS] ?? {}) as Record<string, string>
  }

  /** What the edition plays of a ruling. */
  byTheBook(ruling: RulingTold): string {
    return (this.edition === null ? undefined : ruling.editions[this.edition]) ?? ruling.default
  }

  /** The rulings that matter with what is chosen, as the server said, and how each is read. */
  get readings(): { ruling: RulingTold; reading: string; house: boolean }[] {
    return this.matter.flatMap((rule) => {
      const ruling = this.game.rulings.find((one) => one.rule === rule)
      if (!ruling) return []
      const reading = this.rulings[rule] ?? this.byTheBook(ruling)
      return [{ ruling, reading, house: reading !== this.byTheBook(ruling) }]
    })
  }

  /** Read a ruling like that; as the edition does, if that is how it reads it. */
  read(ruling: RulingTold, reading: string): void {
    const { [ruling.rule]: _, ...others } = this.rulings
    this.options = { ...this.options, [RULINGS]: reading === this.byTheBook(ruling) ? others : { ...others, [ruling.rule]: reading } }
    this.problem = ''
    this.keep()
  }

  /** Read all that matters here as the edition does. */
  readByTheBook(): void {
    const rulings = Object.fromEntries(Object.entries(this.rulings).filter(([rule]) => !this.matter.includes(rule)))
    this.options = { ...this.options, [RULINGS]: rulings }
    this.problem = ''
    this.keep()
  }

  private keep(): void {
    const house = { [EDITION]: this.options[EDITION], [RULINGS]: this.rulings }
    lasting.set(houseKey(this.game.key), JSON.stringify(house))
  }

  value(spec: Spec): unknown {
    return this.options[spec.key] ?? spec.default
  }

  set(spec: Spec, value: unknown): void {
    this.options = { ...this.options, [spec.key]: value }
    this.problem = ''
    if (spec.kind === 'choices') this.mixed = null
  }

  /** A list as it was wished. */
  whole(spec: Spec): string[] {
    return (this.value(spec) as string[] | null) ?? []
  }

  /** A list as far as it can be had here. */
  list(spec: Spec): string[] {
    const left = this.left[spec.key] ?? []
    return this.whole(spec).filter((choice) => !left.includes(choice))
  }

  toggle(spec: Spec, choice: string): void {
    const now = this.list(spec)
    const then = now.includes(choice) ? now.filter((one) => one !== choice) : [...now, choice]
    this.set(spec, spec.choices.map(({ key }) => key).filter((key) => then.includes(key)))
    this.left = {}
    this.mixed = this.mode
  }

  /**
   * Why something could not be chosen in addition, in the server's words. What already does not go together is told
   * by itself; it is no reason against whatever would leave it as it is.
   */
  refusal(option: string, choice: string | null = null): Refused | null {
    const { problem, refused } = this.checked ?? { problem: null, refused: [] }
    return refused.find((one) => one.option === option && one.choice === choice && one.text !== problem?.text) ?? null
  }

  /** The options that this mode knows, as far as they were changed; of a list, what `of` gives. */
  private told(of: (spec: Spec) => string[]): Record<string, unknown> {
    const told: Record<string, unknown> = this.mode === 'zu' ? { [SOLO]: true } : {}
    for (const spec of [...this.main, ...this.more]) {
      const value = spec.kind === 'choices' ? of(spec) : this.options[spec.key]
      if (value === undefined || JSON.stringify(value) === JSON.stringify(spec.default)) continue
      if (spec.kind === 'each') {
        const each = value as string[]
        if (each.slice(0, this.nSeats).some((one) => one !== 'random')) {
          told[spec.key] = Array.from({ length: this.nSeats }, (_, seat) => each[seat] ?? 'random')
        }
      } else if (spec.kind !== 'seat' || (value as number) < this.nSeats) told[spec.key] = value
    }
    if (this.editions && this.edition !== this.editions.default) told[EDITION] = this.edition
    if (Object.keys(this.rulings).length > 0) told[RULINGS] = this.rulings
    return told
  }

  /** What a table would be made with. */
  get chosen(): Record<string, unknown> {
    const told = this.told((spec) => this.list(spec))
    return this.checked ? inPlay(told, this.matter) : told
  }

  /** What the server is asked about: other than `chosen`, it does not depend on the answer. */
  get asked(): string {
    return JSON.stringify({ seats: this.nSeats, options: this.told((spec) => this.whole(spec)), locale: words.locale })
  }

  /** House rules about what is not in play are left out, and there again where it is. */
  private async ask(of: (spec: Spec) => string[]): Promise<Checked> {
    const options = this.told(of)
    const asked = { seats: this.nSeats, locale: words.locale }
    const send = (options: Record<string, unknown>) => post<Checked>(`/api/games/${this.game.key}/check`, { ...asked, options })
    const checked = await send(options)
    const matter = checked.readings.map(({ rule }) => rule)
    return checked.problem?.option === RULINGS ? send(inPlay(options, matter)) : checked
  }

  async check(): Promise<void> {
    const about = this.asked
    const mixed = this.mixed === this.mode
    let fits: Fitting | null = await this.ask((spec) => this.whole(spec)).then((checked) => ({ checked, left: {} }), () => null)
    if (fits?.checked.problem && !mixed && about === this.asked) fits = (await this.fit(fits.checked, about).catch(() => null)) ?? fits
    if (about !== this.asked) return // and whatever is wished now is asked about by itself
    this.checked = fits?.checked ?? null
    if (fits && (!fits.checked.problem || fits.checked.readings.length > 0)) this.matter = fits.checked.readings.map(({ rule }) => rule)
    this.left = fits?.left ?? {}
    this.about = about
  }

  /**
   * As much of the lists as can be had here. Of the one that the server objects to the last is left out, until it
   * objects no more; then whatever it was not because of is put back. Null where it objects to something else.
   */
  private async fit(checked: Checked, about: string): Promise<Fitting | null> {
    const specs = [...this.main, ...this.more].filter(({ kind }) => kind === 'choices')
    const lists = new Map(specs.map((spec) => [spec.key, this.whole(spec)]))
    const ask = (changed: string, list: string[]) => this.ask(({ key }) => (key === changed ? list : (lists.get(key) ?? [])))
    while (checked.problem) {
      const { option } = checked.problem
      const list = lists.get(option) ?? []
      if (list.length === 0) return null
      lists.set(option, list.slice(0, -1))
      checked = await ask(option, list.slice(0, -1))
      if (about !== this.asked) return null
    }
    const left: Record<string, string[]> = {}
    for (const spec of specs) {
      const out = this.whole(spec).filter((choice) => !lists.get(spec.key)?.includes(choice))
      for (const choice of [...out]) {
        if (checked.refused.some((one) => one.option === spec.key && one.choice === choice)) continue
        const list = [...(lists.get(spec.key) ?? []), choice]
        const more = await ask(spec.key, list)
        if (about !== this.asked) return null
        if (more.problem) continue
        checked = more
        lists.set(spec.key, list)
        out.splice(out.indexOf(choice), 1)
      }
      if (out.length > 0) left[spec.key] = out
    }
    return { checked, left }
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? (seat === 0 ? (mine.me?.name ?? '') : '')
  }

  setName(seat: number, name: string): void {
    this.names[seat] = name
  }

  private occupants(): Seats {
    const me = { kind: 'me' as const }
    const bot = { kind: 'bot' as const, level: this.level }
    const others = this.seats - 1
    if (this.mode === 'zu') return [me]
    if (this.mode === 'bots') return [me, ...Array<typeof bot>(others).fill(bot)]
    if (this.mode === 'screen') {
      return Array.from({ length: this.seats }, (_, seat) => ({
        ...me,
        name: this.nameOf(seat).trim(), // without one it is called by its number, in the language of whoever looks
      }))
    }
    const bots = Math.min(this.bots, others - 1)
    const open = Array.from({ length: others - bots }, () => ({ kind: 'open' as const }))
    return [me, ...open, ...Array<typeof bot>(bots).fill(bot)]
  }

  /** Make the table and go there. What the server would refuse is not asked of it, and told; whether it went well. */
  async make(): Promise<boolean> {
    if (this.busy) return true
    this.busy = true
    this.problem = ''
    const here = router.route // whoever leaves meanwhile is not brought to the table
    try {
      if (this.about !== this.asked) await this.check()
      if (this.checked?.problem) {
        this.problem = this.checked.problem.text
        return false
      }
      const start = this.mode !== 'friends'
      const wish: MakeTable = { game: this.game.key, options: this.chosen, seats: this.occupants(), start, listed: false }
      const made = await post<TableMade>('/api/tables', wish)
      if (!start) keepInvitation(made.id, made.invitation)
      if (router.route === here) router.go(start ? `/t/${made.id}` : `/t/${made.id}#${made.invitation}`)
      return true
    } catch (trouble) {
      await this.check()
      this.problem = this.checked?.problem?.text ?? said(trouble)
      return false
    } finally {
      this.busy = false
    }
  }
}
