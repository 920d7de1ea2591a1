// What an answer says at this question: in words of its own where there are some, for "Done" alone tells a newcomer little.

import type { Option, Question } from '$lib/api'
import { t, words } from '$lib/words.svelte'

export function said(option: Option, question: Question | null): string {
  const key = `ee-answer-${question?.key ?? ''}-${option.name}`
  return words.has(key) ? t(key, question?.about as Record<string, number>) : (option.text ?? '')
}
