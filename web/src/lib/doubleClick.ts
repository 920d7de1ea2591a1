// Whoever clicks twice, or presses a key twice, means what was there the first time. Often that is gone by then: it was
// answered, or opened something over itself. What has taken its place is not meant.

import { DOUBLE_CLICK_MS } from './table.svelte'

/** What can be clicked as one thing. Where one thing after the other is clicked quickly, all of them are one; and a step
 * back may follow the other quickly. */
const THING = '[data-quick],button,a,label,summary,[data-piece]'

/** Where each answer leads to a question of its own: a button that stands there still, or again, answers that one now. */
const ASKED = '[data-asking]'

const thing = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('[data-quick]') ?? target.closest(THING) ?? target) : null

/** A piece may be drawn anew between the two clicks: by its name it is the same. */
const isSame = (one: Element | null, other: Element | null): boolean =>
  one === other || (one instanceof HTMLElement && other instanceof HTMLElement && one.dataset['piece'] !== undefined && one.dataset['piece'] === other.dataset['piece'])

/** The question that a thing answers; what can be clicked quickly is one thing whatever is asked. */
const askedBy = (thing: Element | null): string | undefined =>
  thing?.matches('[data-quick]') ? undefined : thing?.closest<HTMLElement>(ASKED)?.dataset['asking']

/** How far apart, in pixels, the two taps of a finger may be. */
const FINGER = 30

/** Watch over clicks and keys as long as the page is open. */
export function guardDoubleClicks(): void {
  let first: Element | null = null
  let asked: string | undefined
  /** When a key chose something last, if no other key was pressed since: then nobody has gone on to something else. */
  let pressed = -Infinity
  /** The last tap: not everywhere does a browser count how often a screen was tapped. */
  let tapped: { at: number; x: number; y: number } | null = null
  let byFinger = false
  const tappedTwice = ({ detail, clientX: x, clientY: y }: MouseEvent): boolean => {
    if (!byFinger || detail === 0) return false
    byFinger = false // a tap on a label clicks what it is for as well
    const before = tapped
    tapped = { at: performance.now(), x, y }
    return before !== null && tapped.at - before.at < DOUBLE_CLICK_MS && Math.hypot(x - before.x, y - before.y) < FINGER
  }
  const drop = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const click = (event: MouseEvent): void => {
    if (!event.isTrusted) return
    const hit = thing(event.target)
    const again = tappedTwice(event) || event.detail > 1 || (event.detail === 0 && performance.now() - pressed < DOUBLE_CLICK_MS)
    const asks = askedBy(hit)
    if (again && !(isSame(hit, first) && asks === asked)) drop(event)
    else if (event.detail === 0) pressed = performance.now()
    first = hit // who goes on clicking means what is there now
    asked = asks
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') pressed = -Infinity
    // A key that is held down chooses once.
    else if (event.repeat && thing(event.target)?.matches('button,a,summary')) drop(event)
  }
  addEventListener('pointerdown', ({ pointerType }) => (byFinger = pointerType !== 'mouse'), { capture: true })
  addEventListener('click', click, { capture: true })
  addEventListener('keydown', key, { capture: true })
}
