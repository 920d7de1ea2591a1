// Another game of the same people: the first who wants it has the table made, the others go there.

import { router } from './route.svelte'
import type { Table } from './table.svelte'

export async function rematch(table: Table): Promise<void> {
  const made = table.table?.rematch ?? (await table.send({ type: 'rematch' }))?.['table']
  if (made) router.go(`/t/${String(made)}`)
}
