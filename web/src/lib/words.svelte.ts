// Words from Fluent files: the page's own in web/words, the games' from the very files that Python reads.
// Sentences with figures in them (questions, answers, events, refusals) come from the server in words already; here
// are the page's own sentences and the names of things.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { get, Problem } from './api'
import { lasting, passing } from './storage'

export const LOCALES = ['en', 'de', 'pl'] as const
export type Locale = (typeof LOCALES)[number]

type Source = () => Promise<string>
const files = import.meta.glob<string>(
  [
    '../../words/*.ftl',
    '../**/words/*.ftl',
    '../../../src/digsite/kernel/words/*.ftl',
    '../../../src/digsite/games/archaeology/words/*.ftl',
    '../../../src/digsite/games/excavation_earth/**/words/*.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Record<string, Source>

const KEY = 'digsite-locale'
/** The language that was spoken when the page was loaded anew for another one. */
const BEFORE = 'digsite-locale-before'
const SILENT_MS = 5000

function preferred(): Locale {
  const kept = lasting.get(KEY)
  const wanted = [kept ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  return LOCALES.find((locale) => wanted.includes(locale) && wanted.find((w) => LOCALES.includes(w as Locale)) === locale) ?? 'en'
}

async function load(locale: Locale): Promise<FluentBundle> {
  const bundle = new FluentBundle(locale, { useIsolating: false })
  const sources = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.ftl`))
  const missing = (): never => {
    throw new Problem('offline', `The words in ${locale} cannot be fetched.`)
  }
  const texts = await Promise.all(sources.map(async ([path, source]) => [path, await source().catch(missing)] as const))
  for (const [path, text] of texts) {
    const resource = new FluentResource(text)
    bundle.addResource(resource)
    // Two games may have different words under one key: those of a game are there under its own name, too.
    const game = /\/digsite\/games\/(\w+)\//.exec(path)?.[1]
    for (const entry of game ? resource.body : []) entry.id = `${game}/${entry.id}`
    if (game) bundle.addResource(resource)
  }
  return bundle
}

class Words {
  locale = $state<Locale>('en')
  private bundle = $state.raw<FluentBundle | null>(null)
  private wanted: Locale = 'en'
  private failed: Locale | null = null
  /** Whether a language could not be fetched just now. */
  silent = $state(false)

  get ready(): boolean {
    return this.bundle !== null
  }

  async start(): Promise<void> {
    const before = LOCALES.find((locale) => locale === passing.get(BEFORE))
    passing.remove(BEFORE)
    try {
      await this.choose(preferred())
    } catch (trouble) {
      if (!before) throw trouble
      await this.choose(before) // the other one is not to be had even so
    }
  }

  /** Another language, if it can be fetched; if not, the page stays as it is and says so for a moment. */
  async turnTo(locale: Locale): Promise<void> {
    this.silent = false
    try {
      await this.choose(locale)
      this.failed = null
    } catch (trouble) {
      if (!(trouble instanceof Problem)) throw trouble
      if (this.wanted !== locale) return // another one was chosen meanwhile
      if (this.failed === locale) await this.beginAnew(locale)
      this.failed = locale
      this.silent = true
      setTimeout(() => (this.silent = false), SILENT_MS)
    }
  }

  /** Some browsers never ask again for a part that they could not fetch: then the whole page is loaded in that language. */
  private async beginAnew(locale: Locale): Promise<void> {
    const there = await get('/api/me').then(() => true, () => false)
    if (!there || this.wanted !== locale) return
    passing.set(BEFORE, this.locale)
    lasting.set(KEY, locale)
    location.reload()
  }

  private async choose(locale: Locale): Promise<void> {
    this.wanted = locale
    const bundle = await load(locale)
    if (this.wanted !== locale) return // another one was chosen while this came
    this.bundle = bundle
    this.locale = locale
    lasting.set(KEY, locale)
    document.documentElement.lang = locale
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false
  }

  /** A message, or "message.attribute"; what is missing is shown by its key, so that it is seen. */
  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const [id = '', attribute] = key.split('.')
    const message = this.bundle?.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!this.bundle || !pattern) return key
    const errors: Error[] = []
    const said = this.bundle.formatPattern(pattern, args, errors)
    if (errors.length > 0) console.error(`words: ${key}: ${errors[0]?.message}`)
    return said
  }
}

export const words = new Words()
export const t = (key: string, args?: Record<string, FluentVariable>): string => words.say(key, args)
