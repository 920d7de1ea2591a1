// Which rule tells what a piece of the table is. The server knows; it is asked once for each game.

import { get } from './api'

const rules = new Map<string, Promise<Record<string, string>>>()

/** The rule of the first of these names that has one: by the whole of it, else by as many of its parts as lead to one. */
export async function ruleOf(game: string, names: string[]): Promise<string> {
  let asked = rules.get(game)
  if (!asked) {
    asked = get<Record<string, string>>(`/api/games/${game}/pieces`)
    asked.catch(() => rules.delete(game))
    rules.set(game, asked)
  }
  const known = await asked
  for (const name of names) {
    for (const parts = name.split(':'); parts.length > 0; parts.pop()) {
      const rule = known[parts.join(':')]
      if (rule) return rule
    }
  }
  return ''
}
