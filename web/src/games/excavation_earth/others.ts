// The parts of the table that are built beside this one; a part that is not there yet is left out.

import type { Component } from 'svelte'
import type { Table } from '$lib/table.svelte'

type Part = Component<{ table: Table }>
type OfPlayer = Component<{ table: Table; player: number }>
const found = import.meta.glob<{ default: unknown }>(
  [
    './{PlayerCard,OwnBoard,Hand,Actions,ZuPanel,Museum,Equipment,Popups}.svelte',
    './boards/{PlayerCard,OwnBoard,Hand,Actions,ZuPanel,Museum,Equipment,Popups}.svelte',
  ],
  { eager: true },
)
const part = <T>(name: string): T | null => 
  ((found[`./${name}.svelte`] ?? found[`./boards/${name}.svelte`])?.default as T | undefined) ?? null

export const PlayerCard = part<OfPlayer>('PlayerCard')
export const OwnBoard = part<OfPlayer>('OwnBoard')
export const Hand = part<Part>('Hand')
export const Actions = part<Part>('Actions')
export const ZuPanel = part<Part>('ZuPanel')
export const Museum = part<Part>('Museum')
export const Equipment = part<Part>('Equipment')
export const Popups = part<Part>('Popups')
