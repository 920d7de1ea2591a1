// Reading the log of a table. Several parts of the page want it whenever something happens: they share one request, and
// the next one is sent when that was answered. So over a slow line each answer is shown, however much happens meanwhile.

import { get, passes, type LogLine } from './api'

/** What happens at once is read at once. */
const SOON_MS = 60
/** A request whose line died without a word holds nobody up for longer. */
const PATIENCE_MS = 8000
/** A log that could not be had for a moment is asked for again: what happened last must not be missing. */
const AGAIN_MS = 2000

export class Logbook {
  private last: Promise<unknown> = Promise.resolve()
  private next: { path: string; lines: Promise<LogLine[]> } | null = null
  private asked = 0
  private over = false
  /** What came of the newest request that was answered. */
  private newest: { n: number; path: string; lines: LogLine[] } | null = null

  constructor(private readonly table: string) {}

  /** Nobody reads it any more. */
  close(): void {
    this.over = true
  }

  /** Everything told so far, in a language, to one seat of this screen (null: to all of them). */
  read(locale: string, seat: number | null): Promise<LogLine[]> {
    const path = `/api/tables/${this.table}/log?locale=${locale}${seat === null ? '' : `&seat=${seat}`}`
    if (this.next?.path === path) return this.next.lines
    let sent = (): void => {}
    const sending = new Promise<void>((done) => (sent = done))
    const lines = this.last
      .then(() => new Promise((soon) => setTimeout(soon, SOON_MS)))
      .then(() => {
        if (this.next === asked) this.next = null
        sent()
        return this.fetch(path)
      })
    const asked = { path, lines }
    this.next = asked
    const tooLong = sending.then(() => new Promise((late) => setTimeout(late, PATIENCE_MS)))
    this.last = Promise.race([lines.catch(() => {}), tooLong])
    return lines
  }

  /** One request, made until it is answered or has a successor. Where one that was sent later has been answered before
   * it, that is the answer to both. */
  private async fetch(path: string): Promise<LogLine[]> {
    const n = ++this.asked
    let lines: LogLine[] | null = null
    while (!lines) {
      try {
        lines = await get<LogLine[]>(path)
      } catch (trouble) {
        if (!passes(trouble)) throw trouble
        await new Promise((done) => setTimeout(done, AGAIN_MS))
        if (this.over || this.asked > n) throw trouble
      }
    }
    if (this.newest && this.newest.n > n && this.newest.path === path) return this.newest.lines
    this.newest = { n, path, lines }
    return lines
  }
}
