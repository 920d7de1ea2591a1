// What went wrong, in the words of the page.

import { Problem } from './api'
import { words } from './words.svelte'

export function said(trouble: unknown): string {
  if (!(trouble instanceof Problem)) return String(trouble)
  const key = `problem-${trouble.error.replaceAll('_', '-')}`
  return words.has(key) ? words.say(key) : trouble.message
}
