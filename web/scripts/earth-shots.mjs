// Screenshots of Excavation Earth in many positions (earth_positions.py makes them), against a running server:
//   node scripts/earth-shots.mjs base=http://127.0.0.1:8000 from=FOLDER to=FOLDER [pos=four-act,all-hang]
//     [size=desk,phone] [theme=dark,light] [locale=en,de,pl] [click=SELECTOR|SELECTOR]

import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const args = Object.fromEntries(process.argv.slice(2).map((arg) => [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)]))
const { base = 'http://127.0.0.1:8000', from, to } = args
if (!from || !to) throw new Error('from=FOLDER and to=FOLDER are needed')
const list = (name, usual) => (args[name] ?? usual).split(',')
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }
const all = readdirSync(from).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
mkdirSync(to, { recursive: true })

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
page.on('console', (message) => message.type() === 'error' && console.error(message.text()))
page.on('pageerror', (error) => console.error(error.message))
await page.goto(base)
const call = (method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      return { ok: answer.ok, body: await answer.json() }
    },
    [method, path, body],
  )
await call('GET', '/api/me')
for (const position of list('pos', all.join())) {
  const made = await call('POST', '/api/records', JSON.parse(readFileSync(`${from}/${position}.json`, 'utf8')))
  if (!made.ok) {
    console.error(position, JSON.stringify(made.body))
    continue
  }
  for (const size of list('size', 'desk,phone')) {
    for (const theme of list('theme', 'dark,light')) {
      for (const locale of list('locale', 'en')) await shoot(position, made.body.id, size, theme, locale)
    }
  }
}
await browser.close()

async function shoot(position, id, size, theme, locale) {
  await page.setViewportSize(SIZES[size])
  await page.evaluate(([theme, locale]) => {
    localStorage.setItem('digsite-theme', theme)
    localStorage.setItem('digsite-locale', locale)
  }, [theme, locale])
  await page.goto(`${base}/t/${id}`)
  await page.waitForSelector('.ee, main button', { timeout: 20_000 })
  await page.waitForTimeout(400)
  if (!(await page.$('.ee'))) await page.keyboard.press('Space') // the screen is passed on first
  await page.waitForSelector('.ee', { timeout: 20_000 })
  await page.waitForTimeout(900)
  for (const selector of args.click?.split('|') ?? []) {
    await page.click(selector, { timeout: 3000 })
    await page.waitForTimeout(500)
  }
  const cut = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)
  if (cut) console.error(`${position} ${size} ${locale}: wider than the screen`)
  await page.screenshot({ path: `${to}/${position}-${size}-${theme}-${locale}.png` })
}
