// What an answer says at this question: in words of its own where there are some, for "Done" alone tells a newcomer little.

import type { Option, Question } from '$lib/api'
import { t, words } from '$lib/words.svelte'

const keyOf = (option: Option, question: Question | null): string => `ee-answer-${question?.key ?? ''}-${option.name}`

export const ownWords = (option: Option, question: Question | null): boolean => words.has(keyOf(option, question))

export function said(option: Option, question: Question | null): string {
  return ownWords(option, question) ? t(keyOf(option, question), question?.about as Record<string, number>) : (option.text ?? '')
}
