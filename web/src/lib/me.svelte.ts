// Who I am here: a guest from the first visit on.

import { get, patch, type Me } from './api'

const AGAIN_MS = 2000

class Mine {
  me = $state.raw<Me | null>(null)
  /** Rises when I become somebody else or take another name: a table that was opened before knows the old one. */
  times = $state(0)
  /** Other windows of this browser, which have the same cookie. */
  private readonly windows = new BroadcastChannel('digsite-me')
  /** How often they have said so: the last time counts. */
  private heard = 0

  constructor() {
    this.windows.onmessage = () => void this.hear()
  }

  /** Somebody else sits here now, as another window says: the sooner this one knows, the better. */
  private async hear(): Promise<void> {
    const now = ++this.heard
    while (now === this.heard) {
      try {
        await this.start()
        if (now === this.heard) this.times++
        return
      } catch {
        await new Promise((done) => setTimeout(done, AGAIN_MS))
      }
    }
  }

  async start(): Promise<void> {
    this.me = await get<Me>('/api/me')
  }

  async change(change: Partial<Pick<Me, 'name' | 'locale'>>): Promise<void> {
    const me = await patch<Me>('/api/me', change)
    if (change.name === undefined) this.me = me
    else this.become(me)
  }

  /** I am somebody else from now on, in all windows. */
  become(me: Me): void {
    this.me = me
    this.times++
    this.windows.postMessage('changed')
  }
}

export const mine = new Mine()
