// Where a tip lies: below what it speaks of, or above it, wherever there is room.

/** Put a tip that is shown as a popover beside something; what must stay in sight it does not cover. */
export function putBeside(tip: HTMLElement, thing: Element, clear: Element | null = null): void {
  const at = thing.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const left = Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8))
  const kept = clear?.getBoundingClientRect()
  const hides = (top: number): boolean => !!kept && top < kept.bottom && top + height > kept.top && left < kept.right && left + width > kept.left
  const below = at.bottom + 9
  const above = at.top - height - 9
  const top = [...(below + height + 5 < innerHeight ? [below] : []), above].find((one) => !hides(one)) ?? (kept?.top ?? 0) - height - 9
  tip.style.left = `${left}px`
  tip.style.top = `${Math.max(8, top)}px`
}
