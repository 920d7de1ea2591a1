// Words from Fluent files: the page's own in web/words, the games' from the very files that Python reads.
// Sentences with figures in them (questions, answers, events, refusals) come from the server in words already; here
// are the page's own sentences and the names of things.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

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

function preferred(): Locale {
  const kept = localStorage.getItem(KEY)
  const wanted = [kept ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  return LOCALES.find((locale) => wanted.includes(locale) && wanted.find((w) => LOCALES.includes(w as Locale)) === locale) ?? 'en'
}

async function load(locale: Locale): Promise<FluentBundle> {
  const bundle = new FluentBundle(locale, { useIsolating: false })
  const sources = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.ftl`))
  for (const text of await Promise.all(sources.map(([, source]) => source()))) {
    bundle.addResource(new FluentResource(text))
  }
  return bundle
}

class Words {
  locale = $state<Locale>('en')
  private bundle = $state.raw<FluentBundle | null>(null)

  get ready(): boolean {
    return this.bundle !== null
  }

  async start(): Promise<void> {
    await this.choose(preferred())
  }

  async choose(locale: Locale): Promise<void> {
    const bundle = await load(locale)
    this.bundle = bundle
    this.locale = locale
    localStorage.setItem(KEY, locale)
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
