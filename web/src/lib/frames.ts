// What comes faster than the screen is drawn (a bot that answers several questions at once) is taken together: the first
// at once, whatever follows before the next frame with that frame.

export class Frames<T> {
  private kept: T[] = []
  private drawing = false

  constructor(private readonly take: (one: T) => void) {}

  add(one: T): void {
    this.kept.push(one)
    if (!this.drawing || document.hidden) this.flush() // nothing is drawn, and no frame comes, where nobody looks
  }

  /** What was not taken yet is no longer true. */
  forget(): void {
    this.kept = []
  }

  /** Take at once whatever has come. */
  flush(): void {
    if (this.kept.length === 0) return
    for (const one of this.kept.splice(0)) this.take(one)
    if (this.drawing) return
    this.drawing = true
    requestAnimationFrame(() => {
      this.drawing = false
      this.flush()
    })
  }
}
