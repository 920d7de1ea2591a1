// How far a lesson has come: which step, and whether it was done, or something else instead.

import type { Table } from '$lib/table.svelte'
import type { Lesson, Step } from './lessons.svelte'

/** The learner has the first seat. */
const SEAT = 0
/** What is asked between two actions. */
const REST = 'act'

export class Progress {
  at = $state(0)
  outcome = $state<'open' | 'done' | 'otherwise'>('open')
  private heard = -1
  /** Whether what the step asks for has happened; it is done when all questions about it are answered. */
  private met = false

  constructor(
    readonly table: Table,
    readonly lesson: Lesson,
  ) {}

  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null
  }

  get last(): boolean {
    return this.at >= this.lesson.steps.length - 1
  }

  get over(): boolean {
    return this.outcome === 'otherwise' || (this.last && (this.outcome === 'done' || this.step?.done.length === 0))
  }

  next(): void {
    if (this.last) return
    this.at += 1
    this.outcome = 'open'
  }

  /** Look at what has happened since. Any legal move goes on; the step that was asked for counts as done. */
  hear(): void {
    for (const { seq, what, events } of this.table.happened) {
      if (seq <= this.heard) continue
      this.heard = seq
      if (what.kind === 'undo') this.met = false
      for (const event of events) {
        if (this.outcome !== 'open' || !this.step || this.step.done.length === 0) continue
        if (event.seat === SEAT && this.step.done.includes(event.kind)) this.met = true
        else if (event.seat === SEAT && this.met && this.following?.done.includes(event.kind)) {
          this.next()
          this.met = true
        } else if (event.kind === 'turn-began' && event.seat !== SEAT) this.outcome = this.met ? 'done' : 'otherwise'
      }
    }
    // What belongs to it is still being asked, or will be when others have answered: until then the guide goes on
    // explaining it.
    const question = this.table.question
    const rests = question ? question.key === REST : this.table.table?.status !== 'running'
    if (this.met && this.following && (rests || this.asksFor(this.following))) {
      this.next()
      this.met = false
    } else if (this.met && rests) this.outcome = 'done'
    if (this.outcome !== 'open') this.met = false
  }

  /** The step that follows by itself, because there is something to be done in it too. */
  private get following(): Step | null {
    const step = this.lesson.steps[this.at + 1]
    return step && step.done.length > 0 ? step : null
  }

  /** Whether that is what the table asks now. */
  private asksFor(step: Step): boolean {
    const isPoint = (piece: string): boolean => step.points.some((point) => (point.endsWith(':') ? piece.startsWith(point) : piece === point))
    return this.table.question?.options.some((option) => option.pieces.some(isPoint)) ?? false
  }
}

const selector = (point: string): string => {
  const value = CSS.escape(point.replace(/^do:/, ''))
  if (point.startsWith('do:')) return `[data-action="${value}"]`
  return point.endsWith(':') ? `[data-piece*="${value}"]` : `[data-piece~="${value}"]`
}

/** What makes pieces stand out: a style sheet of its own, so that pieces drawn later are found too. */
export function pointOut(points: string[]): () => void {
  if (points.length === 0) return () => {}
  const sheet = new CSSStyleSheet()
  const all = points.map((point) => `${selector(point)}:not([aria-disabled=true])`).join(',')
  sheet.replaceSync(
    `${all}{outline:2px solid var(--brass);outline-offset:3px;animation:guide-point 1.4s ease-in-out 3 alternate}
     @keyframes guide-point{to{outline-offset:6px}}
     @media (prefers-reduced-motion:reduce){${all}{animation:none}}`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
