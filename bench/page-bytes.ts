// HTML and CSS of each kind of public page, compressed as a browser gets them: node bench/page-bytes.ts
import { brotliCompressSync, constants } from 'node:zlib'
import { addServer, serverParts } from '#cli/compose/server.ts'
import { compose, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import { readContentFolder } from '#reading/content-folder.ts'
import { kB, table, writeFigures } from './written-figures.ts'

const budget = 20_000
const pages = [
  '/',
  '/seminare/rubrik',
  '/seminare/r/betriebsverfassung',
  '/seminare/t/betriebsverfassungsrecht-1',
  '/seminare/t/betriebsverfassungsrecht-1/termine',
  '/seminare/t/betriebsrat-kompakt',
  '/seminare/t/betriebsverfassungsrecht-1/starterpaket',
  '/seminare/t/betriebsverfassungsrecht-1/erlebnis',
  '/seminare/t/betriebsverfassungsrecht-1/inhouse',
  '/seminare/p',
  '/seminare/p?zielgruppe=br&plz=20095&sortierung=entfernung',
  '/seminare/p/vorsitz-1-4002',
  '/seminare/p/betriebsrat-kompakt-4020',
  '/seminare/vergleich?event=4009&event=4020&theme=ki-im-betrieb',
  '/kostenrechner/vorsitz-1-4002',
  '/online-fax/vorsitz-1-4002',
  '/seminare/warenkorb',
  '/widerruf',
  '/widerruf/erklaeren',
  '/agb',
  '/standorte',
  '/standorte/hamburg-1',
  '/standorte/hotel/haus-elbgarten-11',
  '/fachtagung/fachtagung-inklusion',
  '/fachtagung/fachtagung-inklusion/buchung',
  '/jobs-karriere',
  '/betriebsratslexikon/br',
  '/betriebsratslexikon/br/freistellung',
  '/rechtsprechung',
  '/rechtsprechung/urteil/bag-7-abr-8-23',
  '/gesetze',
  '/fachartikel',
  '/fachartikel/verhandeln-mit-dem-arbeitgeber/2020',
  '/news',
  '/br-magazin',
  '/wahlseiten-news/archiv',
  '/tag/wahl',
  '/downloads',
  '/fragen',
  '/benachrichtigungen?begriff=br/abmahnung',
  '/suche?q=Beschluss',
  '/impressum',
  '/registrierung',
  '/wishlist/list',
]

const application = await compose({ ...readSettings({ LOG_LEVEL: 'silent' }), databaseUrl: 'memory:' })
addServer(application)
const content = await readContentFolder('content')
if (!content.ok) throw new Error(JSON.stringify(content.refusal))
await application.get(parts.stage).content(content.value)
const server = await application.getAsync(serverParts.server)

const encodedSize = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const get = async (url: string): Promise<Buffer> => {
  const { statusCode, rawPayload } = await server.inject({ url, headers: { host: 'localhost:3000' } })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  return rawPayload
}

const stylesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
const rows: (readonly string[])[] = []
// One after the other: asked all at once, some would be turned away.
for (const url of pages) {
  const page = await get(url)
  const html = encodedSize(page)
  const sheets = await Promise.all(stylesOf(page.toString()).map(get))
  const css = sheets.reduce((sum, sheet) => sum + encodedSize(sheet), 0)
  rows.push([`\`${url}\``, kB(html), kB(css), kB(html + css), html + css <= budget ? 'met' : 'missed'])
}
const lines = table(['page', 'HTML', 'CSS', 'together', `budget ${kB(budget)}`], rows)
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('page-bytes', lines)
await server.close()
await application.get(parts.store).close()
