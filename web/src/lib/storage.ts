// What the browser keeps for us. Where it keeps nothing, because that is forbidden or full, we go on without: it is
// remembered as long as the page is open.

class Storage {
  private readonly here = new Map<string, string>()

  constructor(private readonly kept: () => globalThis.Storage) {}

  get(key: string): string | null {
    const here = this.here.get(key)
    if (here !== undefined) return here
    try {
      return this.kept().getItem(key)
    } catch {
      return null
    }
  }

  set(key: string, value: string): void {
    try {
      this.kept().setItem(key, value)
      this.here.delete(key)
    } catch {
      this.here.set(key, value)
    }
  }

  remove(key: string): void {
    this.here.delete(key)
    try {
      this.kept().removeItem(key)
    } catch {
      // what may not be kept is not there
    }
  }
}

/** For this browser. */
export const lasting = new Storage(() => localStorage)
/** For this window. */
export const passing = new Storage(() => sessionStorage)
