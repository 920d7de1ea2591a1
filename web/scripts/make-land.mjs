// Draws the land of the world map, region by region, and writes it as a module:
//   node scripts/make-land.mjs
// Outline: Natural Earth (public domain), from world-atlas. Mercator turned by 11 degrees, cut in the Pacific, 76 degrees
// north at the top, on a canvas of 736 x 340 (as the places of map.json). Russia is split at the Ural.

import { readFileSync, writeFileSync } from 'node:fs'
import { geoMercator, geoPath } from 'd3-geo'
import { merge } from 'topojson-client'

const here = (path) => new URL(path, import.meta.url)
const world = JSON.parse(readFileSync(here('../node_modules/world-atlas/countries-50m.json'), 'utf8'))
const [WIDTH, HEIGHT] = [736, 340]
const NORTH = 76
/** Rings smaller than this, and points nearer than this to the one before, are left out. */
const [LEAST_AREA, LEAST_STEP] = [2.2, 0.8]

const list = (text) => new Set(text.trim().split(/\s*,\s*/))
const REGIONS = {
  green: list(`United States of America, Canada, Mexico, Greenland, Guatemala, Belize, Honduras, El Salvador, Nicaragua,
    Costa Rica, Panama, Cuba, Jamaica, Haiti, Dominican Rep., Puerto Rico, Bahamas, Bermuda`),
  yellow: list(`Brazil, Argentina, Chile, Peru, Bolivia, Paraguay, Uruguay, Ecuador, Colombia, Venezuela, Guyana,
    Suriname, Trinidad and Tobago, Falkland Is.`),
  red: list(`Iceland, Ireland, United Kingdom, Portugal, Spain, France, Belgium, Netherlands, Luxembourg, Germany,
    Denmark, Norway, Sweden, Finland, Estonia, Latvia, Lithuania, Poland, Czechia, Slovakia, Hungary, Austria,
    Switzerland, Italy, Slovenia, Croatia, Bosnia and Herz., Serbia, Montenegro, Kosovo, Albania, Macedonia, Greece,
    Bulgaria, Romania, Moldova, Ukraine, Belarus, Malta, Faeroe Is., Åland, Isle of Man, Andorra, Liechtenstein`),
  purple: list(`Morocco, W. Sahara, Algeria, Tunisia, Libya, Egypt, Mauritania, Mali, Niger, Chad, Sudan, S. Sudan,
    Eritrea, Ethiopia, Djibouti, Somalia, Somaliland, Kenya, Uganda, Rwanda, Burundi, Tanzania, Senegal, Gambia,
    Guinea-Bissau, Guinea, Sierra Leone, Liberia, Côte d'Ivoire, Burkina Faso, Ghana, Togo, Benin, Nigeria, Cameroon,
    Central African Rep., Eq. Guinea, Gabon, Congo, Dem. Rep. Congo, Angola, Zambia, Malawi, Mozambique, Zimbabwe,
    Botswana, Namibia, South Africa, Lesotho, eSwatini, Madagascar, Comoros, Mauritius, São Tomé and Principe`),
}
const LEFT_OUT = list('Antarctica, Fr. S. Antarctic Lands, Russia')
/** The Ural, from the north. */
const URAL = [[66, 76], [66, 68], [60, 62], [59, 55], [58, 51], [52, 51], [48, 48], [47, 44]]

const projection = geoMercator().rotate([-11, 0]).scale(WIDTH / 2 / Math.PI).translate([WIDTH / 2, 0])
const top = projection([11, NORTH])[1]
projection.translate([WIDTH / 2, -top]).clipExtent([[-5, -5], [WIDTH + 5, HEIGHT + 5]])
const path = geoPath(projection)

const area = (ring) => Math.abs(ring.reduce((sum, [x, y], i) => {
  const [u, v] = ring[(i + 1) % ring.length]
  return sum + x * v - u * y
}, 0)) / 2

/** A path with fewer points and short numbers: relative steps in tenths. */
function small(d) {
  const rings = d.split('M').slice(1).map((part) => part.replace('Z', '').split('L').map((point) => point.split(',').map(Number)))
  let text = ''
  for (const ring of rings) {
    if (area(ring) < LEAST_AREA) continue
    const points = [ring[0]]
    for (const point of ring.slice(1)) {
      const last = points.at(-1)
      if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= LEAST_STEP) points.push(point)
    }
    if (points.length < 3) continue
    let [x, y] = points[0].map((n) => Math.round(n * 10))
    text += `M${x / 10} ${y / 10}l`
    text += points.slice(1).map(([u, v]) => {
      const [dx, dy] = [Math.round(u * 10) - x, Math.round(v * 10) - y]
      ;[x, y] = [x + dx, y + dy]
      return `${tenths(dx)}${dy < 0 ? '' : ' '}${tenths(dy)}`
    }).join(' ').replaceAll(' -', '-')
    text += 'z'
  }
  return text
}

const tenths = (n) => String(n / 10).replace(/^(-?)0\./, '$1.')

const countries = world.objects.countries.geometries
const regionOf = (name) => Object.entries(REGIONS).find(([, names]) => names.has(name))?.[0] ?? 'orange'
const known = new Set(countries.map((country) => country.properties.name))
for (const names of Object.values(REGIONS)) for (const name of names) if (!known.has(name)) console.error(`no country ${name}`)

const lands = {}
for (const colour of ['green', 'yellow', 'red', 'purple', 'orange']) {
  const own = countries.filter(({ properties: { name } }) => !LEFT_OUT.has(name) && regionOf(name) === colour)
  lands[colour] = small(path(merge(world, own)))
}
lands.russia = small(path(merge(world, countries.filter(({ properties: { name } }) => name === 'Russia'))))
const ural = URAL.map((point) => projection(point).map((n) => Math.round(n * 10) / 10))
const west = `M-5-5H${ural[0][0]}${ural.map(([x, y]) => `L${x} ${y}`).join('')}H-5z`

const lines = []
for (let lon = -150; lon <= 180; lon += 30) lines.push(`M${projection([lon, 0])[0].toFixed(1)} 0V${HEIGHT}`)
for (let lat = -40; lat <= 60; lat += 20) lines.push(`M0 ${projection([11, lat])[1].toFixed(1)}H${WIDTH}`)
const map = JSON.parse(readFileSync(here('../src/games/excavation_earth/map.json'), 'utf8'))
const spots = Object.fromEntries(Object.entries(map.spots).map(([key, at]) => [key, projection(at).map((n) => Math.round(n * 10) / 10)]))

writeFileSync(here('../src/games/excavation_earth/land.ts'), `// Made by scripts/make-land.mjs from Natural Earth (public domain); do not edit.
export const LANDS: Record<string, string> = ${JSON.stringify(lands, null, 2)}
/** West of the Ural. */
export const WEST = ${JSON.stringify(west)}
export const GRATICULE = ${JSON.stringify(lines.join(''))}
export const EQUATOR = ${JSON.stringify(`M0 ${projection([11, 0])[1].toFixed(1)}H${WIDTH}`)}
/** Where each place truly lies. */
export const SPOTS: Record<string, [number, number]> = ${JSON.stringify(spots)}
`)
console.log(Object.entries(lands).map(([key, d]) => `${key} ${d.length}`).join(', '))
