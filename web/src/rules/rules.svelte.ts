// The rules as the server tells them, and looking things up in them. They are fetched once.

import { get, type Full, type Schemas } from '$lib/api'
import { readingText, rulingTitle } from '$lib/house'
import { t, words } from '$lib/words.svelte'

type ReadingTold = Schemas['ReadingTold']
export type Rule = Schemas['RuleTold']
export type Section = Schemas['SectionTold']
export type Book = Schemas['BookTold']

/** What an address below /rules means. */
export interface Aim {
  book: Book
  section: Section | null
  rule: Rule | null
}

export interface Hits {
  n: number
  /** The sections that have some, with only those. */
  sections: { section: Section; rules: Rule[] }[]
}

export const sectionName = (section: Section): string => {
  const key = `rules-section-${section.id}`
  return words.has(key) ? t(key) : section.title
}

export const bookName = (book: Book): string => t(`rules-book-${book.prefix}`)

class Rules {
  books = $state.raw<Book[]>([])
  /** How the table that one came from plays the rulings that can be read in several ways, by their IDs. */
  played = $state.raw<Record<string, ReadingTold>>({})
  private fetched: Promise<void> | null = null

  load(): Promise<void> {
    this.fetched ??= get<Schemas['RulesTold']>('/api/rules').then(
      (told) => void (this.books = told.books),
      (trouble: unknown) => {
        this.fetched = null
        throw trouble
      },
    )
    return this.fetched
  }

  /** Look up how a table plays; null: one came from none. */
  async playedAt(table: string | null): Promise<void> {
    this.played = {}
    if (table === null) return
    const { table: told } = await get<Full>(`/api/tables/${table}`)
    this.played = Object.fromEntries(told.readings.map((one) => [one.rule, one]))
  }

  /** The book, section or entry with that ID, in whatever case it is written; null if there is none. */
  find(id: string): Aim | null {
    const wanted = id.toUpperCase()
    const book = this.books.find((one) => wanted === one.prefix || wanted.startsWith(`${one.prefix}-`))
    if (!book) return null
    if (wanted === book.prefix) return { book, section: null, rule: null }
    for (const section of book.sections) {
      if (section.id === wanted) return { book, section, rule: null }
      const rule = section.rules.find((one) => one.id === wanted)
      if (rule) return { book, section, rule }
    }
    return null
  }

  /** Entries whose ID, text or section holds every word; first those of sections that are called so. */
  search(query: string): Hits {
    const wanted = terms(query)
    const found: Hits = { n: 0, sections: [] }
    if (wanted.length === 0) return found
    const called: number[] = []
    for (const section of this.books.flatMap((book) => book.sections)) {
      const title = plain(`${sectionName(section)} ${section.title}`)
      const named = wanted.filter((word) => spellings(word).some((one) => title.includes(one)))
      const others = wanted.filter((word) => !named.includes(word))
      const rules = section.rules.filter((rule) => {
        const id = rule.id.toLowerCase()
        const text = plain(`${rule.text} ${readingWords(rule)}`)
        return others.every((word) => id.includes(word) || spellings(word).some((one) => begins(text, one).length > 0))
      })
      if (rules.length === 0) continue
      const at = called.findIndex((n) => n < named.length)
      const before = at < 0 ? called.length : at
      called.splice(before, 0, named.length)
      found.sections.splice(before, 0, { section, rules })
      found.n += rules.length
    }
    return found
  }
}

export const rules = new Rules()

/** The words of a ruling that can be read in several ways: those are in the language of the page. */
const readingWords = (rule: Rule): string =>
  rule.readings.length > 0 ? [rulingTitle(rule.id), ...rule.readings.map(({ key }) => readingText(rule.id, key))].join(' ') : ''

export const terms = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)

/** A text as it is searched: small letters, without accents. It is as long as it was. */
function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[^ -~]/g, (letter) => (letter === 'ł' ? 'l' : (letter.normalize('NFD')[0] ?? letter)))
}

/** How a word that is searched may stand there: whoever has no ß writes ss, and what one does others do. */
const spellings = (word: string): string[] => [
  word,
  ...(word.includes('ss') ? [word.replaceAll('ss', 'ß')] : []),
  ...(/[a-z]{3}[^s]s$/.test(word) ? [word.slice(0, -1)] : []),
]

/** Where words of a text begin like that: "tent" stands in "tents", and not in "contents". */
function begins(text: string, word: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) found.push(at)
  }
  return found
}

/** A piece of a text: plain, marked because it was searched for, or a link to another entry. */
export interface Bit {
  text: string
  mark: boolean
  link: string | null
}

/** A text cut where links and hits begin and end. In a name a hit may stand anywhere: German joins its words. */
export function cut(text: string, links: Rule['links'], wanted: string[], anywhere = false): Bit[] {
  const link: (string | null)[] = Array.from(text, () => null)
  for (const one of links) link.fill(one.id, one.at, one.at + one.n)
  const mark: boolean[] = Array.from(text, () => false)
  const low = plain(text)
  for (const word of wanted.flatMap(spellings)) {
    const hits = anywhere ? [low.indexOf(word)].filter((at) => at >= 0) : begins(low, word)
    for (const at of hits) mark.fill(true, at, at + word.length)
  }
  const bits: Bit[] = []
  for (let i = 0; i < text.length; i++) {
    const last = bits.at(-1)
    if (last && last.mark === mark[i] && last.link === link[i]) last.text += text[i]
    else bits.push({ text: text[i] ?? '', mark: mark[i] ?? false, link: link[i] ?? null })
  }
  return bits
}
