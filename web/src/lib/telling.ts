// What is no piece to be played, or none just now, tells what it is as well: to the other mouse button, to a finger that
// stays, and to `?` where the keyboard reaches it.

import { longPress } from './longPress'
import type { Table } from './table.svelte'

interface What {
  table: Table
  /** As the codes name it, or as the server's table of rules does. */
  name: string
  /** Everything it shows, in words. */
  text: string
}

export function telling(thing: HTMLElement, what: What): { update: (what: What) => void; destroy: () => void } {
  const tell = (): void => void what.table.about(what.name, what.text, [what.name], thing)
  const press = longPress(thing, tell)
  const key = (event: KeyboardEvent): void => {
    if (event.key !== '?' || !(event.target instanceof Element) || event.target.closest('[data-tells]') !== thing) return
    event.stopPropagation()
    tell()
  }
  const name = (): string => (thing.dataset['tells'] = what.name)
  name()
  thing.addEventListener('keydown', key)
  return {
    update(next) {
      what = next
      name()
    },
    destroy() {
      press.destroy()
      thing.removeEventListener('keydown', key)
    },
  }
}
