// Which page an address means. Links are plain links; a click on one of ours stays within the page.

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; invitation: string | null }
  | { page: 'rules'; rule: string | null }
  | { page: 'learn'; lesson: string | null }
  | { page: 'missing' }

export function parse(url: URL): Route {
  const [first = '', second = '', ...rest] = url.pathname.split('/').filter(Boolean)
  if (rest.length > 0) return { page: 'missing' }
  if (first === '') return { page: 'lobby' }
  // The invitation stands behind the #, which browsers keep to themselves: it reaches no log.
  if (first === 't' && second) return { page: 'table', id: second, invitation: url.hash.slice(1) || null }
  if (first === 'rules') return { page: 'rules', rule: second || url.hash.slice(1) || null }
  if (first === 'learn') return { page: 'learn', lesson: second || null }
  return { page: 'missing' }
}

class Router {
  route = $state<Route>(parse(new URL(location.href)))

  constructor() {
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => this.click(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.route = parse(new URL(location.href))
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
