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

/** What the front door shows at once, and what only on demand. Whatever a mode does not name has its default. */
const LAYOUT: Record<string, Partial<Record<Mode | 'all', { main: string[]; more: string[] }>>> = {
  archaeology: {
    all: { main: ['monument', 'fierce_weather', 'beginners_luck', 'long_expedition'], more: ['first_seat'] },
  },
  excavation_earth: {
    all: { main: ['modules'], more: ['factions', 'draft_start'] },
    zu: { main: ['zu'], more: ['modules', 'factions', 'scarce_zu'] },
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
  checked = $state.raw<Schemas['OptionsChecked'] | null>(null)
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
  }

  list(spec: Spec): string[] {
    return (this.value(spec) as string[] | null) ?? []
  }

  toggle(spec: Spec, choice: string): void {
    const now = this.list(spec)
    const then = now.includes(choice) ? now.filter((one) => one !== choice) : [...now, choice]
    this.set(spec, spec.choices.map(({ key }) => key).filter((key) => then.includes(key)))
  }

  /**
   * Why something could not be chosen in addition, in the server's words. What already does not go together is told
   * by itself; it is no reason against whatever would leave it as it is.
   */
  refusal(option: string, choice: string | null = null): Refused | null {
    const { problem, refused } = this.checked ?? { problem: null, refused: [] }
    return refused.find((one) => one.option === option && one.choice === choice && one.text !== problem?.text) ?? null
  }

  /** The options that this mode knows, as far as they were changed. */
  get chosen(): Record<string, unknown> {
    const chosen: Record<string, unknown> = this.mode === 'zu' ? { [SOLO]: true } : {}
    for (const spec of [...this.main, ...this.more]) {
      const value = this.options[spec.key]
      if (value === undefined || JSON.stringify(value) === JSON.stringify(spec.default)) continue
      if (spec.kind === 'each') {
        const each = value as string[]
        if (each.slice(0, this.nSeats).some((one) => one !== 'random')) {
          chosen[spec.key] = Array.from({ length: this.nSeats }, (_, seat) => each[seat] ?? 'random')
        }
      } else if (spec.kind !== 'seat' || (value as number) < this.nSeats) chosen[spec.key] = value
    }
    return chosen
  }

  async check(): Promise<void> {
    const asked = { seats: this.nSeats, options: this.chosen, locale: words.locale }
    this.checked = await post<Schemas['OptionsChecked']>(`/api/games/${this.game.key}/check`, asked).catch(() => null)
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

  async make(): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = ''
    try {
      const start = this.mode !== 'friends'
      const wish: MakeTable = { game: this.game.key, options: this.chosen, seats: this.occupants(), start, listed: false }
      const made = await post<TableMade>('/api/tables', wish)
      if (!start) keepInvitation(made.id, made.invitation)
      router.go(start ? `/t/${made.id}` : `/t/${made.id}#${made.invitation}`)
    } catch (trouble) {
      await this.check()
      this.problem = this.checked?.problem?.text ?? said(trouble)
    } finally {
      this.busy = false
    }
  }
}
