// The pieces that a line of the log or a step of a replay speaks of, shown where they are. Parts of a table carry names
// (data-at, data-anchor); a table that shows one thing at a time opens what they lie on.

import { tick } from 'svelte'
import { focusOn } from './focus'

const MARKED_MS = 1800

class Pointing {
  /** What is to be seen, the most telling first. */
  names = $state.raw<string[]>([])
  private marked: HTMLElement[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Open what they lie on, without marking anything yet. */
  async open(names: string[]): Promise<void> {
    this.names = names
    await tick()
    this.names = []
  }

  /** Open what they lie on, bring them into sight and mark them. */
  async show(names: string[]): Promise<void> {
    await this.open(names)
    await tick()
    this.mark(names)
  }

  private mark(names: string[]): void {
    clearTimeout(this.timer)
    for (const element of this.marked) delete element.dataset['pointed']
    this.marked = [...new Set(names.flatMap(lying))]
    for (const element of this.marked) element.dataset['pointed'] = ''
    this.marked[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // What was pressed may lie on what was left for this: whoever goes by keyboard goes on from the piece.
    const at = document.activeElement
    if (this.marked.length > 0 && (at === null || at === document.body || !at.checkVisibility())) focusOn(this.marked[0]?.querySelector('button') ?? this.marked[0], false)
    this.timer = setTimeout(() => this.mark([]), MARKED_MS)
  }
}

/** Where something of that name can be seen; of what has no place of its own ("hand:map"), what it belongs to. */
function lying(name: string): HTMLElement[] {
  for (const one of [name, name.split(':')[0] ?? name]) {
    const found = document.querySelectorAll<HTMLElement>(`[data-at~="${CSS.escape(one)}"],[data-anchor="${CSS.escape(one)}"]`)
    const seen = [...found].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    if (seen.length > 0) return seen
  }
  return []
}

export const pointing = new Pointing()
