// Who I am here: a guest from the first visit on.

import { get, patch, type Me } from './api'

class Mine {
  me = $state.raw<Me | null>(null)
  /** Other windows of this browser, which have the same cookie. */
  private readonly windows = new BroadcastChannel('digsite-me')

  constructor() {
    this.windows.onmessage = () => void this.start().catch(() => {}) // without a line it is asked again at the next visit
  }

  async start(): Promise<void> {
    this.me = await get<Me>('/api/me')
  }

  async change(change: Partial<Pick<Me, 'name' | 'locale'>>): Promise<void> {
    const before = this.me?.name
    this.me = await patch<Me>('/api/me', change)
    if (this.me.name !== before) this.windows.postMessage('changed')
  }

  /** I am somebody else from now on, in all windows. */
  become(me: Me): void {
    this.me = me
    this.windows.postMessage('changed')
  }
}

export const mine = new Mine()
