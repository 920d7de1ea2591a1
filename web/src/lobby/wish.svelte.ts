// What somebody wants to play: chosen on a game's card, checked by the server, made into a table.

import { post, type GameTold, type MakeTable, type Schemas, type TableMade } from '$lib/api'
import { keepInvitation } from '$lib/current.svelte'
import { mine } from '$lib/me.svelte'
import { said } from '$lib/problem'
import { router } from '$lib/route.svelte'
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
    this.options = { ...FIRST[game.key] }
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
    return this.specs(this.layout.more)
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
    return told
  }

  /** What a table would be made with. */
  get chosen(): Record<string, unknown> {
    return this.told((spec) => this.list(spec))
  }

  /** What the server is asked about: other than `chosen`, it does not depend on the answer. */
  get asked(): string {
    return JSON.stringify({ seats: this.nSeats, options: this.told((spec) => this.whole(spec)), locale: words.locale })
  }

  private ask(of: (spec: Spec) => string[]): Promise<Checked> {
    const asked = { seats: this.nSeats, options: this.told(of), locale: words.locale }
    return post<Checked>(`/api/games/${this.game.key}/check`, asked)
  }

  async check(): Promise<void> {
    const about = this.asked
    const mixed = this.mixed === this.mode
    let fits: Fitting | null = await this.ask((spec) => this.whole(spec)).then((checked) => ({ checked, left: {} }), () => null)
    if (fits?.checked.problem && !mixed && about === this.asked) fits = (await this.fit(fits.checked, about).catch(() => null)) ?? fits
    if (about !== this.asked) return // and whatever is wished now is asked about by itself
    this.checked = fits?.checked ?? null
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
