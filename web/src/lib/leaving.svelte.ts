// Where a look into the rules leads back to: the table (or the lesson) one came from, at the tab that was open there.

import { parse, type Route } from './route.svelte'
import { passing } from './storage'

const KEY = 'digsite-from'

class Leaving {
  /** The address of the table, as long as one is in the rules. */
  from = $state(passing.get(KEY))
  private tab: string | null = null

  /** One has come to a page. */
  arrive(route: Route): void {
    if (route.page === 'table' || (route.page === 'learn' && route.lesson)) this.from = location.pathname + location.hash
    else if (route.page !== 'rules') this.from = this.tab = null
    if (this.from === null) passing.remove(KEY)
    else passing.set(KEY, this.from) // the page may be loaded again
  }

  /** A table on a phone is left, or another part of it opened: only the rules give the tab back. */
  keep(tab: string): void {
    // By the address: whatever is being taken down is still told the page it belonged to.
    this.tab = parse(new URL(location.href)).page === 'rules' ? tab : null
  }

  /** The tab to open, once. */
  take(): string | null {
    const tab = this.tab
    this.tab = null
    return tab
  }
}

export const leaving = new Leaving()

/** A tab bar that comes back with the tab it was left with, after whatever opens one by itself. */
export function comeBack(choose: (tab: string) => void): () => void {
  const tab = leaving.take()
  if (tab === null) return () => {}
  const frame = requestAnimationFrame(() => choose(tab))
  return () => cancelAnimationFrame(frame)
}
