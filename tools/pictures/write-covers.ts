import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { covered, themeKey, rubricKey, townKey, hotelKey } from '#core/shared/pictures.ts'
import { coverOf } from '#react/blocks/covers/cover.ts'
import { register } from '#react/blocks/covers/register.ts'
import { readContentFolder } from '#reading/content-folder.ts'

/* * Draws the pictures that stand for a page where others link to it, as PNG of 1200 by 630: `node
   tools/pictures/write-covers.ts` * writes them into public/img/umschlag and their names into
   core/shared/pictures.generated.ts. A theme has its cover, a town and * a hotel the first drawing of their own, a
   rubric its motif. Run it after `write-pictures.ts`, and after themes, towns or * hotels were added; whoever forgets
   has the rubric's picture, or the brand's. */

const { width, height } = covered
const root = join(import.meta.dirname, '../..')
const folder = join(root, 'public/img/umschlag')

const svg = (viewBox: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`
const steps = 16
const smooth =
  /<linearGradient id="([^"]+)"[^>]*><stop stop-color="([^"]+)"\/><stop offset="1" stop-color="([^"]+)"\/><\/linearGradient>/
const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
/** A gradient in so many strips, as the register is one: a smooth one would weigh five times as much as a PNG. */
const stepped = (id: string, from: string, to: string): string => {
  const stops = Array.from({ length: steps }, (_, step) => {
    const mixed = channels(from).map((one, at) =>
      Math.round(one + ((channels(to)[at] ?? one) - one) * (step / (steps - 1))),
    )
    const stop = (offset: number) => `<stop offset="${offset / steps}" stop-color="rgb(${mixed.join(' ')})"/>`
    return stop(step) + stop(step + 1)
  })
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops.join('')}</linearGradient>`
}
const cover = (slug: string, rubric: number, color?: string): string => {
  const { viewBox, inner } = coverOf({ slug, rubric, w: width, h: height, ...(color !== undefined && { color }) })
  return svg(
    viewBox,
    inner.replace(smooth, (_, id: string, from: string, to: string) => stepped(id, from, to)),
  )
}
/** A drawing of ours, grown to the size of a cover. */
const grown = (url: string): string => {
  const drawing = readFileSync(join(root, 'public', url), 'utf8')
  const [, viewBox = '', inner = ''] = /^<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(drawing) ?? []
  return svg(viewBox, inner)
}

const read = await readContentFolder(join(root, 'content'))
if (!read.ok) throw new Error(JSON.stringify(read.refusal.faults))
const { rubrics, themes, locations, hotels, records } = read.value
const positionOf = new Map(rubrics.map(({ url, position }) => [url, position]))
const firstPicture = new Map(
  records.flatMap((record) => {
    if (record.kind !== 'hotel' && record.kind !== 'location') return []
    const [first] = record.value.pictures ?? []
    return first?.url.endsWith('.svg') ? [[`${record.kind}:${record.key}`, first.url] as const] : []
  }),
)
const drawnOf = (kind: 'hotel' | 'location', id: number, key: string): readonly (readonly [string, string])[] => {
  const url = firstPicture.get(`${kind}:${id}`)
  return url === undefined ? [] : [[key, grown(url)]]
}
const drawings = new Map([
  ...register.map((_, index) => [rubricKey(index + 1), cover(rubricKey(index + 1), index + 1)] as const),
  ...themes
    .filter(({ redirectUrl }) => redirectUrl === undefined)
    .map(({ url, rubric, color }) => [themeKey(url), cover(url, positionOf.get(rubric) ?? 1, color)] as const),
  ...locations.flatMap((town) => drawnOf('location', town.internalId, townKey(town))),
  ...hotels.flatMap((hotel) => drawnOf('hotel', hotel.internalId, hotelKey(hotel))),
])

async function write(page: Page, key: string, drawing: string): Promise<number> {
  await page.setContent(
    `<style>body{margin:0}svg{display:block}.iso{isolation:isolate}.multiply{mix-blend-mode:multiply}</style>${drawing}`,
  )
  const png = await page.screenshot()
  writeFileSync(join(folder, `${key}.png`), png)
  return png.length
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const page = await browser.newPage({ viewport: { width, height } })
let bytes = 0
for (const [key, drawing] of drawings) bytes += await write(page, key, drawing)
await browser.close()

const names = [...drawings.keys()].toSorted().map((key) => `  '${key}',`)
writeFileSync(
  join(root, 'core/shared/pictures.generated.ts'),
  `// Written by tools/pictures/write-covers.ts: what has a picture in public/img/umschlag.\nexport const drawnPictures: ReadonlySet<string> = new Set([\n${names.join('\n')}\n])\n`,
)
console.log(`${drawings.size} pictures, ${Math.round(bytes / 1024)} kB`)
