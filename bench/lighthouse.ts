// Lighthouse on every kind of indexed page: npm run bench:lighthouse [runs] [--write]. Mobile, median of the runs.
// The tool is large and seldom needed, so it is no dependency: the first run installs it beside the other caches.
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openServedSite } from '../tests/browser/served-site.ts'
import { table, writeFigures } from './written-figures.ts'

const version = '13.5.0'
const folder = join(import.meta.dirname, '../node_modules/.cache/lighthouse')
const program = join(folder, 'node_modules/lighthouse/cli/index.js')
const runs = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5)
const budget = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const
type Category = keyof typeof budget
const categories = Object.keys(budget) as readonly Category[]

/** A theme with something to tell on each of its further pages, which the site map leaves to links. */
const themeWithAll = '/seminare/t/betriebsverfassungsrecht-1'

/** The first address of the sitemap that fits is the kind's example. */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['home', /^\/$/],
  ['overview', /^\/seminare\/rubrik$/],
  ['rubric', /^\/seminare\/r\/[^/]+$/],
  ['theme', /^\/seminare\/t\/[^/]+$/],
  ['events of a theme', /^\/seminare\/t\/[^/]+\/termine$/],
  ['starter package', /^\/seminare\/t\/[^/]+\/starterpaket$/],
  ['evening programme', /^\/seminare\/t\/[^/]+\/erlebnis$/],
  ['in-house seminar', /^\/seminare\/t\/[^/]+\/inhouse$/],
  ['finder', /^\/seminare\/p$/],
  ['event', /^\/seminare\/p\/[^/]+$/],
  ['towns', /^\/standorte$/],
  ['town', /^\/standorte\/[^/]+$/],
  ['hotel', /^\/standorte\/hotel\/[^/]+$/],
  ['conference', /^\/fachtagung\/[^/]+$/],
  ['positions', /^\/jobs-karriere$/],
  ['position', /^\/jobs-karriere\/offene-stellen\/[^/]+\/[^/]+$/],
  ['lexicon', /^\/[^/]+lexikon\/[^/]+$/],
  ['lexicon entry', /^\/[^/]+lexikon\/[^/]+\/[^/]+$/],
  ['laws', /^\/gesetze$/],
  ['law', /^\/gesetze\/[^/]+$/],
  ['norm', /^\/gesetze\/[^/]+\/[^/]+$/],
  ['rulings', /^\/rechtsprechung$/],
  ['rulings of a field', /^\/rechtsprechung\/(?!br$|sbv$|jav$)[^/]+$/],
  ['ruling', /^\/rechtsprechung\/urteil\/[^/]+$/],
  ['articles', /^\/fachartikel$/],
  ['article', /^\/fachartikel\/[^/]+\/\d+$/],
  ['news', /^\/news$/],
  ['piece of news', /^\/news\/[^/]+\/\d+$/],
  ['issue of the magazine', /^\/br-magazin\/[^/]+-\d+$/],
  ['interview', /^\/br-magazin-interview\/[^/]+-\d+$/],
  ['archive of election news', /^\/wahlseiten-news\/archiv$/],
  ['election news', /^\/wahlseiten-news\/[^/]+\/\d+$/],
  ['tag', /^\/tag\/[^/]+$/],
  ['downloads', /^\/downloads$/],
  ['questions', /^\/fragen$/],
  ['page of running text', /^\/barrierefreiheit$/],
]

install()
const chromium = process.env['CHROMIUM'] || '/usr/bin/chromium'
const site = await openServedSite()
try {
  const addresses = await addressesOfSiteMap(site.origin)
  const rows: (string | number)[][] = []
  for (const [kind, pattern] of kinds) {
    const address = addresses.find((one) => pattern.test(one))
    if (address === undefined) throw new Error(`the sitemap names no ${kind}`)
    const scores: Record<Category, number>[] = []
    for (let run = 0; run < runs; run++) scores.push(await again(() => scoresOf(site.origin + address, chromium)))
    const medians = categories.map((category) => medianOf(scores.map((score) => score[category])))
    const met = categories.every((category, index) => (medians[index] ?? 0) >= budget[category])
    const row = [kind, `\`${address}\``, ...medians.map((score) => Math.round(score * 100)), met ? 'met' : 'missed']
    console.log(row.join('  '))
    rows.push(row)
  }
  const lines = table(['kind of page', 'address', 'performance', 'accessibility', 'best practices', 'SEO', ''], rows)
  if (process.argv.includes('--write')) writeFigures('lighthouse', lines)
} finally {
  await site.close()
}

function install(): void {
  if (existsSync(program)) return
  console.error(`Installing lighthouse ${version} (once) …`)
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', `lighthouse@${version}`]
  if (spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) process.exit(1)
}

async function addressesOfSiteMap(origin: string): Promise<readonly string[]> {
  const read = async (address: string): Promise<readonly string[]> =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location ?? '')
  const maps = await read(`${origin}/sitemap.xml`)
  const named = (await Promise.all(maps.map(read))).flat().map((address) => new URL(address).pathname)
  return [...named, ...['termine', 'starterpaket', 'erlebnis', 'inhouse'].map((page) => `${themeWithAll}/${page}`)]
}

/** Now and then the tool fails to record a page at all and asks to be run again; three times is enough. */
async function again<T>(measure: () => Promise<T>, left = 2): Promise<T> {
  try {
    return await measure()
  } catch (error) {
    if (left === 0) throw error
    return again(measure, left - 1)
  }
}

async function scoresOf(address: string, chromiumPath: string): Promise<Record<Category, number>> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'
  const args = [program, address, '--quiet', '--output=json', `--chrome-flags=${flags}`]
  const env = { ...process.env, CHROME_PATH: chromiumPath }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 1e8 })
  const report = JSON.parse(stdout) as { readonly categories: Record<Category, { readonly score: number | null }> }
  const score = (category: Category) => report.categories[category].score ?? 0
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  }
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
