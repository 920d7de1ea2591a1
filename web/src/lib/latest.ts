// For effects that fetch: what comes is taken, unless something else was asked for meanwhile (in another language, of
// another table). What is given back ends the waiting, as an effect wants it.

import { passes } from './api'

export function latest<T>(asked: Promise<T>, take: (found: T) => void, failed: (trouble: unknown) => void = () => {}): () => void {
  let late = false
  asked.then(
    (found) => late || take(found),
    (trouble: unknown) => late || failed(trouble),
  )
  return () => {
    late = true
  }
}

const AGAIN_MS = 3000

/** The same for what a page cannot do without: it is tried again until it comes, or is refused for good. */
export function untilItComes<T>(ask: () => Promise<T>, take: (found: T) => void, failed: (trouble: unknown) => void): () => void {
  let timer = 0
  let stop = (): void => {}
  const attempt = (): void => {
    stop = latest(ask(), take, (trouble) => {
      failed(trouble)
      if (passes(trouble)) timer = window.setTimeout(attempt, AGAIN_MS)
    })
  }
  attempt()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
