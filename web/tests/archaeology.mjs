// Whole games of Archaeology by clicks alone, at every monument, on a desk and on a phone.
//   node tests/archaeology.mjs http://127.0.0.1:8000 [monument …]
// Fails on an error in the console, on a page wider than its screen, and on a game that does not come to its end.

import { chromium } from 'playwright-core'

const [base = 'http://127.0.0.1:8000', ...wanted] = process.argv.slice(2)
const MONUMENTS = ['great_pyramid', 'temple', 'tomb', 'mine', 'sphinx', 'buried_ruins']
const SCREENS = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }
const MOST_CLICKS = 1500
const LOCALES = ['en', 'de', 'pl']

/** Numbers that look random and are the same every time. */
function luck(seed) {
  let state = seed
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648
}

class Player {
  constructor(page, chance) {
    this.page = page
    this.chance = chance
    this.seen = new Map()
    this.traded = 0
  }

  any(list) {
    return list[Math.floor(this.chance() * list.length)]
  }

  async all(selector) {
    const found = []
    for (const one of await this.page.locator(selector).all()) if (await one.isVisible()) found.push(one)
    return found
  }

  async click(selector) {
    const found = await this.all(selector)
    if (found.length === 0) return false
    await this.any(found).click({ timeout: 4000 })
    return true
  }

  confirm = () => this.click('[data-action=confirm]:not([aria-disabled=true])')

  /** Answer whatever is asked with one click; false while somebody else is asked. */
  async answer() {
    const ask = await this.page.locator('[data-ask]').getAttribute('data-ask')
    this.seen.set(ask, (this.seen.get(ask) ?? 0) + 1)
    if (await this.confirm()) return true
    switch (ask) {
      case 'act':
        return this.act()
      case 'give':
        return (await this.click('.stall.legal')) || (await this.click('.fan-piece.legal')) || this.click('.undo')
      case 'take':
        return (await this.click('.stall.legal')) || this.click('.undo')
      case 'rob':
        return this.chance() < 0.5 ? this.click('[data-ask] li button') : this.click('[data-piece^="seat:"].legal, .legal[data-piece^="seat:"]')
      case 'shelter':
        return this.click('[data-action=use-tent], [data-action=no-tent]')
      case 'scatter':
        return this.click('.fan-piece.legal')
      case 'keep':
        return this.click('[data-ask] [data-piece^="chamber:"].legal')
      case 'draw':
        return this.click('[data-action=draw], [data-action=stop]')
      case 'name':
        return this.click('[data-piece^="kind:"].legal')
      case 'look':
        return this.click('[data-ask] .list button, [data-action=no-look]')
      default:
        return false
    }
  }

  async act() {
    const may = this.chance()
    if (may < 0.5 && (await this.click('[data-ask] [data-action=explore].legal'))) return this.click('[data-ask] .list button')
    if (may < 0.65 && this.traded++ % 3 === 0 && (await this.click('[data-ask] [data-action=trade].legal'))) return true
    if (may < 0.8 && (await this.click('button.sell'))) return true
    return (await this.click('[data-ask] [data-action=end-turn].legal')) || this.click('button.sell')
  }
}

async function game(browser, screen, monument, number) {
  const troubles = []
  const context = await browser.newContext({ viewport: SCREENS[screen], reducedMotion: number % 2 ? 'reduce' : 'no-preference' })
  const page = await context.newPage()
  await page.goto(base)
  const id = await page.evaluate(
    async ([monument, locale, bots]) => {
      localStorage.setItem('digsite-locale', locale)
      await fetch('/api/me')
      const seats = [{ kind: 'me', name: 'Mira' }, ...Array(bots).fill({ kind: 'bot', level: 'random' })]
      const made = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ game: 'archaeology', seats, start: true, options: { monument } }),
      })
      return (await made.json()).id
    },
    [monument, LOCALES[number % 3], 1 + (number % 4)],
  )
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', (error) => troubles.push(error.message))
  await page.goto(`${base}/t/${id}`)
  await page.waitForSelector('[data-ask]')
  const player = new Player(page, luck(number + 7))
  let clicks = 0
  let idle = 0
  while (clicks < MOST_CLICKS && idle < 400 && troubles.length === 0) {
    if (await page.locator('[data-over]').count()) break
    let done = false
    try {
      done = await player.answer()
    } catch (error) {
      if (!/Timeout|detached|not attached/.test(String(error))) throw error // what was there a moment ago is gone
    }
    if (done) clicks++
    idle = done ? 0 : idle + 1
    await page.waitForTimeout(done ? 15 : 40)
  }
  const over = (await page.locator('[data-over]').count()) > 0
  if (!over) troubles.push(`no end after ${clicks} clicks`)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 0) troubles.push(`${wide} pixels too wide`)
  if (troubles.length > 0) await page.screenshot({ path: `/tmp/archaeology-${screen}-${monument}.png` })
  await context.close()
  const asked = [...player.seen].filter(([key]) => key !== 'wait').map(([key, n]) => `${key} ${n}`)
  console.log(`${troubles.length ? 'FAIL' : 'ok  '} ${screen} ${monument}: ${clicks} clicks; ${asked.join(', ')}`)
  for (const trouble of troubles) console.log(`     ${trouble}`)
  return troubles.length === 0
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
let good = true
let number = 0
for (const monument of wanted.length > 0 ? wanted : MONUMENTS) {
  for (const screen of Object.keys(SCREENS)) good = (await game(browser, screen, monument, number++)) && good
}
await browser.close()
process.exit(good ? 0 : 1)
