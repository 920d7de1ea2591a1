// Where things stand on the map, in percent of it, and how the lines between them bend.

import layout from './map.json'
import { SPOTS } from './land'

const [WIDTH, HEIGHT] = layout.canvas as [number, number]
const medallions = layout.medallion as unknown as Record<string, [number, number, 'left' | 'right']>
const bows = layout.bow as Record<string, number>
const ghostsAt = layout.ghosts as unknown as Record<'left' | 'right', Record<string, [number, number]>>

export interface Spot {
  x: number
  y: number
  plate: 'left' | 'right'
  /** Explorers stand over the other end of the plate, where its neighbour leaves room. */
  aside: boolean
}
export interface MapLine {
  from: string
  to: string
  d: string
  /** Round the globe: dashed, and it ends in a ghost. */
  round: boolean
}
export interface GhostSpot {
  key: string
  side: 'left' | 'right'
  x: number
  y: number
}

export const CANVAS = { width: WIDTH, height: HEIGHT }

export function spotOf(key: string): Spot {
  const [x, y, plate] = medallions[key] ?? [WIDTH / 2, HEIGHT / 2, 'right']
  return { x: (100 * x) / WIDTH, y: (100 * y) / HEIGHT, plate, aside: layout.aside.includes(key) }
}

export const GHOSTS: GhostSpot[] = (['left', 'right'] as const).flatMap((side) =>
  Object.entries(ghostsAt[side]).map(([key, [x, y]]) => ({ key, side, x: (100 * x) / WIDTH, y: (100 * y) / HEIGHT })),
)

/** All lines between neighbours. One that would cross more than half of the map goes round the globe: it is drawn twice. */
export function linesOf(places: { key: string; neighbours: string[] }[]): MapLine[] {
  const lines: MapLine[] = []
  for (const { key, neighbours } of places) {
    for (const other of neighbours.filter((one) => one > key)) {
      const [a, b] = [at(key), at(other)]
      if (Math.abs(a[0] - b[0]) < WIDTH / 2) {
        lines.push({ from: key, to: other, d: bent(a, b, bows[`${key}-${other}`] ?? 0), round: false })
        continue
      }
      for (const [one, two] of [[key, other], [other, key]] as const) {
        const start = at(one)
        const side = start[0] < WIDTH / 2 ? 'left' : 'right'
        const end = ghostsAt[side][two] ?? [side === 'left' ? 0 : WIDTH, start[1]]
        const bow = Math.abs(end[1] - start[1]) > 50 ? 5 : -4
        lines.push({ from: key, to: other, d: side === 'left' ? bent(start, end, bow) : bent(end, start, bow), round: true })
      }
    }
  }
  return lines
}

/** From where a medallion stands to where the place truly lies, if that is far. */
export const LEADERS: { d: string; x: number; y: number }[] = Object.keys(medallions).flatMap((key) => {
  const [a, b] = [at(key), SPOTS[key]]
  if (!b || Math.hypot(a[0] - b[0], a[1] - b[1]) < 17) return []
  return [{ d: `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, x: b[0], y: b[1] }]
})

function at(key: string): [number, number] {
  const [x, y] = medallions[key] ?? [0, 0]
  return [x, y]
}

/** A curve; `bow` moves its middle aside, in units of the canvas. */
function bent(a: [number, number], b: [number, number], bow: number): string {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const x = (a[0] + b[0]) / 2 - ((b[1] - a[1]) / long) * bow * 2
  const y = (a[1] + b[1]) / 2 + ((b[0] - a[0]) / long) * bow * 2
  return `M${a[0]} ${a[1]}Q${x.toFixed(1)} ${y.toFixed(1)} ${b[0]} ${b[1]}`
}
