// Pages of 24 theme cards, and of 24 events with facets, a second, made anew each time: node bench/uncached-pages.ts
// [seconds] [--write] (needs a build)
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compose, parts } from '#cli/compose/application.ts'
import { projectRoot } from '#cli/project-root.ts'
import { readSettings } from '#cli/settings.ts'
import type { Content } from '#core/content/content.ts'
import type { PageSettings, Render } from '#pages-port/page-rendering.ts'
import type { Result } from '#core/shared/result.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { Site } from '#core/site.ts'
import { readContentFolder } from '#reading/content-folder.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { table, writeFigures } from './written-figures.ts'

const budget = 3_500
const cards = 24
/** With its data read, at most 0.35 ms of processor time. */
const wholeBudget = 2_857
const seconds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5)
const rounds = 5

const data = mkdtempSync(join(tmpdir(), 'uncached-pages-'))
const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), databaseUrl: `file:${join(data, 'pages.sqlite')}` }
await migrate({ url: settings.databaseUrl })
const application = await compose(settings)
const read = await readContentFolder('content')
if (!read.ok) throw new Error(JSON.stringify(read.refusal))
const { content, rubric } = withOneFullRubric(read.value)
const imported = await application.get(parts.stage).content(content)
if (!imported.ok) throw new Error(JSON.stringify(imported.refusal))

const built = (await import(pathToFileURL(join(projectRoot, 'dist/server/render.js')).href)) as {
  createRender(settings: PageSettings): Render
}
const render = built.createRender({
  siteOrigin: 'http://localhost:3000',
  brOrigin: 'http://localhost:3000',
  assets: { loader: '/widgets.js', styles: ['/assets/site.css'], wording: '/wording/de.json', fonts: [] },
})
const nobody: Visitor = {
  network: 'here',
  bearer: () => undefined,
  session: () => undefined,
  cookieChoice: () => undefined,
  begin: () => undefined,
  end: () => undefined,
  deviceToken: () => undefined,
  rememberDevice: () => undefined,
  formBegun: () => undefined,
  beginForm: () => undefined,
  endForm: () => undefined,
  cartToken: () => undefined,
  rememberCart: () => undefined,
  forgetCart: () => undefined,
  userAgent: () => undefined,
  note: () => undefined,
  writeNote: () => undefined,
  dropNote: () => undefined,
}
const site = application.get(parts.site)(nobody)
const url = `/seminare/r/${rubric}`
const make = (from: Site) => () => render({ method: 'GET', url, site: from, requestId: 'bench' })
/** The finder as people use it: each time another choice than the time before. */
const finderUrls = [
  '/seminare/p',
  '/seminare/p?zielgruppe=br',
  '/seminare/p?monat=2027-03,2027-04,2027-05',
  '/seminare/p?art=vor-ort',
  '/seminare/p?dauer=lang&sortierung=preis',
  '/seminare/p?frei=ja',
]
const finderBudget = 1_250
let turn = 0
const makeFinder = () =>
  render({ method: 'GET', url: finderUrls[turn++ % finderUrls.length] ?? '/', site, requestId: 'bench' })
for (const address of finderUrls) {
  const { status, html } = await render({ method: 'GET', url: address, site, requestId: 'bench' })
  const rows = html.split('<article class="ev">').length - 1
  if (status !== 200 || rows !== cards) throw new Error(`${address} answered ${status} with ${rows} events`)
}
checkThatItIs(await make(site)())

const drawn = await rate(make(answeringAtOnce(site)))
const whole = await rate(make(site))
const row = (name: string, runs: readonly number[]) => {
  const sorted = runs.toSorted((one, other) => one - other)
  const median = sorted[sorted.length >> 1] ?? 0
  return [name, Math.round(median).toLocaleString('en'), `${(1000 / median).toFixed(3)} ms`, spread(sorted)]
}
const finder = await rate(makeFinder)
const medianOf = (runs: readonly number[]) => runs.toSorted((one, other) => one - other)[runs.length >> 1] ?? 0
const median = medianOf(drawn)
const lines = table(
  [`a page of ${cards} cards, made anew`, 'pages a second of a core', 'a page', 'least – most', `budget ${budget}`],
  [
    [...row('rendered: found, drawn, its data at hand', drawn), median >= budget ? 'met' : 'missed'],
    [
      ...row('the same with its data read from SQLite', whole),
      `${wholeBudget}: ${medianOf(whole) >= wholeBudget ? 'met' : 'missed'}`,
    ],
    [
      ...row(`the finder: ${cards} events with facets, its data read`, finder),
      `${finderBudget}: ${medianOf(finder) >= finderBudget ? 'met' : 'missed'}`,
    ],
  ],
)
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('uncached-pages', lines)
await application.get(parts.store).close()
rmSync(data, { recursive: true, force: true })

function checkThatItIs({ status, html }: Awaited<ReturnType<Render>>): void {
  const drawn = html.split('<article class="card">').length - 1
  if (status !== 200 || drawn !== cards) throw new Error(`${url} answered ${status} with ${drawn} cards`)
}

/** The demo content with exactly so many themes in one rubric. */
function withOneFullRubric(all: Content): { readonly content: Content; readonly rubric: string } {
  const url = all.rubrics[0]?.url ?? ''
  const elsewhere = all.rubrics[1]?.url ?? ''
  const shown = new Set(all.themes.filter(({ redirectUrl }) => redirectUrl === undefined).slice(0, cards))
  if (shown.size < cards) throw new Error(`the demo content has fewer than ${cards} themes`)
  const themes = all.themes.map((theme) => {
    const { sequence: _, ...unplaced } = theme
    return { ...unplaced, rubric: shown.has(theme) ? url : elsewhere }
  })
  return { content: { ...all, themes }, rubric: url }
}

/** Answers what it was asked before without asking again, so that what is left is the rendering. */
function answeringAtOnce(real: Site): Site {
  const known = new Map<string, Promise<Result<unknown, never>>>()
  const context = (name: string, port: object) =>
    new Proxy(port, {
      get: (methods, method) => (ask: object) => {
        const key = `${name}.${String(method)} ${JSON.stringify(ask)}`
        const answer = known.get(key) ?? (Reflect.get(methods, method) as (ask: object) => Promise<never>)(ask)
        known.set(key, answer)
        return answer
      },
    })
  const group = (ports: object) =>
    Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, context(name, port as object)]))
  return Object.fromEntries(Object.entries(real).map(([name, ports]) => [name, group(ports)])) as unknown as Site
}

/** How often something is done in a second of processor time, several times over. */
async function rate(act: () => Promise<unknown>): Promise<readonly number[]> {
  for (let warm = 0; warm < 300; warm += 1) await act()
  const runs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = process.cpuUsage()
    let times = 0
    let spent = 0
    while (spent < seconds / rounds) {
      for (let some = 0; some < 20; some += 1) await act()
      times += 20
      const { user, system } = process.cpuUsage(begun)
      spent = (user + system) / 1e6
    }
    runs.push(times / spent)
  }
  return runs
}

function spread(sorted: readonly number[]): string {
  return [sorted[0], sorted.at(-1)].map((value) => Math.round(value ?? 0).toLocaleString('en')).join(' – ')
}
