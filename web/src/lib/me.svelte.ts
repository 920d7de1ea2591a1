// Who I am here: a guest from the first visit on.

import { get, patch, type Me } from './api'

class Mine {
  me = $state.raw<Me | null>(null)

  async start(): Promise<void> {
    this.me = await get<Me>('/api/me')
  }

  async change(change: Partial<Pick<Me, 'name' | 'locale'>>): Promise<void> {
    this.me = await patch<Me>('/api/me', change)
  }
}

export const mine = new Mine()
