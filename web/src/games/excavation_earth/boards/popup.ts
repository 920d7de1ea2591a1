// What a pop-up market sells or asks for, and what it brings, in words.

import { t } from '$lib/words.svelte'
import { colourName, upper } from '../look'
import type { Popup } from './types'

export function wantedBy(popup: Popup): string {
  return [
    popup.colour ? upper(colourName(popup.colour)) : t('eb-any-colour'),
    ...(popup.glyph ? [t(`glyph-${popup.glyph}`)] : []),
    ...(popup.least > 0 ? [t('eb-least', { n: popup.least })] : []),
  ].join(', ')
}

export function broughtBy(popup: Popup): string {
  return [
    ...(popup.credits > 0 ? [t('eb-credits', { n: popup.credits })] : []),
    ...(popup.brokers > 0 ? [t('eb-gets-brokers', { n: popup.brokers })] : []),
    ...(popup.researchers > 0 ? [t('eb-researchers', { n: popup.researchers })] : []),
    ...(popup.cards > 0 ? [t('eb-re-cards', { n: popup.cards })] : []),
  ].join(', ')
}
