// Dark, light, or as the system has it.

import { lasting } from './storage'

export const THEMES = ['auto', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]
const KEY = 'digsite-theme'

class Themes {
  theme = $state<Theme>('auto')

  start(): void {
    const kept = lasting.get(KEY)
    this.choose(THEMES.find((theme) => theme === kept) ?? 'auto')
  }

  choose(theme: Theme): void {
    this.theme = theme
    lasting.set(KEY, theme)
    document.documentElement.dataset['theme'] = theme
  }

  turn(): void {
    this.choose(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? 'auto')
  }
}

export const themes = new Themes()
