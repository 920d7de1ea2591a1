// Reading the log of a table. Several parts of the page want it whenever something happens: they share one request, and
// the next one is sent when that was answered. So over a slow line each answer is shown, however much happens meanwhile.

import { get, type LogLine } from './api'

/** What happens at once is read at once. */
const SOON_MS = 60
/** A request whose line died without a word holds nobody up for longer. */
const PATIENCE_MS = 8000

export class Logbook {
  private last: Promise<unknown> = Promise.resolve()
  private next: { path: string; lines: Promise<LogLine[]> } | null = null

  constructor(private readonly table: string) {}

  /** Everything told so far, in a language, to one seat of this screen (null: to all of them). */
  read(locale: string, seat: number | null): Promise<LogLine[]> {
    const path = `/api/tables/${this.table}/log?locale=${locale}${seat === null ? '' : `&seat=${seat}`}`
    if (this.next?.path === path) return this.next.lines
    const lines = this.last
      .then(() => new Promise((soon) => setTimeout(soon, SOON_MS)))
      .then(() => {
        if (this.next === asked) this.next = null
        return get<LogLine[]>(path)
      })
    const asked = { path, lines }
    this.next = asked
    this.last = Promise.race([lines.catch(() => {}), new Promise((late) => setTimeout(late, PATIENCE_MS))])
    return lines
  }
}
