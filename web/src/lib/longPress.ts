// A finger that stays on a thing, or the other button of a mouse, asks what it is.

/** So long must a finger stay. Browsers that tell of it themselves take about as long. */
const STAYS_MS = 500
/** So far, in pixels, may it move meanwhile. */
const STILL = 10

/** Call `tell` for a thing on which a finger stays; the click that comes of it is not one. Of things that lie in each
 * other the innermost is asked. */
export function longPress(thing: HTMLElement, tell: () => void): { update: (tell: () => void) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let told = false
  thing.dataset['tells'] = ''
  const meant = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-tells]') === thing
  const stop = (): void => clearTimeout(timer)
  const say = (): void => {
    stop()
    told = true
    tell()
  }
  const down = (event: PointerEvent): void => {
    stop()
    told = false
    from = { x: event.clientX, y: event.clientY }
    if (event.pointerType === 'touch' && meant(event)) timer = setTimeout(say, STAYS_MS)
  }
  const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (Math.hypot(x - from.x, y - from.y) > STILL) stop()
  }
  const menu = (event: Event): void => {
    if (!meant(event)) return
    event.preventDefault()
    say()
  }
  const click = (event: MouseEvent): void => {
    if (told && event.detail > 0) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    told = false
  }
  const heard: [string, (event: never) => void, boolean][] = [
    ['pointerdown', down, false],
    ['pointermove', move, false],
    ['pointerup', stop, false],
    ['pointercancel', stop, false],
    ['contextmenu', menu, false],
    ['click', click, true],
  ]
  for (const [name, listener, capture] of heard) thing.addEventListener(name, listener as EventListener, { capture })
  return {
    update: (next) => (tell = next),
    destroy() {
      stop()
      for (const [name, listener, capture] of heard) thing.removeEventListener(name, listener as EventListener, { capture })
    },
  }
}
