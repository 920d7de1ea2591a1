// What is worth telling to whoever looks back.

import type { Happening } from '$lib/told'
import { weighs } from '../games/excavation_earth/boards/zu'

/** Events that say nothing to whoever looks back. */
export const SILENT = new Set(['turn-ended', 'answered-itself'])

/** Whether others than this seat did something there that it would want to see again. */
export const worth = (event: Happening, seat: number | null): boolean =>
  event.seat !== seat && Boolean(event.text) && event.kind !== 'turn-began' && !SILENT.has(event.kind) && !weighs(event)
