import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { PrintedDocument } from '#core/documents/documents.ts'
import { asData } from '#pdf/document-data.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { decodeQR } from 'qr/decode.js'
import { readPdf } from './reading-pdfs.ts'
import { hostileNames, sampleDocument } from './sample-document.ts'

const { print } = printingPdfs()
let bytes: Uint8Array
let read: Awaited<ReturnType<typeof readPdf>>
const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
const file = join(folder, 'sample.pdf')
beforeAll(async () => {
  bytes = await print(sampleDocument)
  writeFileSync(file, bytes)
  read = await readPdf(bytes)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Words without the breaks of lines, as one who searches the text wants them. */
const flowing = (text: string): string => text.replaceAll(/[\s\u00AD]+/g, ' ').trim()
const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u00AD]/g, '')

describe('a printed document', () => {
  it('is tagged: title, headings, lists, links, a table with heads of columns', async () => {
    expect(read.markInfo).toMatchObject({ Marked: true })
    // On one page, because a reader tells what runs over two of them twice.
    const blocks = sampleDocument.blocks.map((block) =>
      block.kind === 'table' ? { ...block, rows: block.rows.slice(0, 3) } : block,
    )
    const { pages, roles } = await readPdf(await print({ ...sampleDocument, blocks }))
    expect(pages).toBe(1)
    const counted = (role: string) => roles.filter((it) => it === role).length
    expect(counted('H1')).toBe(1)
    expect(counted('H2')).toBe(2)
    expect(counted('H3')).toBe(1)
    expect(counted('L')).toBe(2)
    expect(counted('LI')).toBe(2 + hostileNames.length)
    expect([counted('Table'), counted('TH'), counted('TD')]).toEqual([1, 2, 2 * 3])
    expect(counted('Link')).toBe(1)
    expect(roles.indexOf('H1')).toBeLessThan(roles.indexOf('H2'))
  })

  it('says that it is PDF/UA-1, in German, and shows its title', () => {
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (de-DE)')
    expect(read.info).toMatchObject({ Title: sampleDocument.title, Author: 'Seminarhaus', Language: 'de-DE' })
    expect(read.metadata).toMatch(/pdfuaid:part[^\d]*1/)
    expect(read.viewer).toMatchObject({ DisplayDocTitle: true })
  })

  it('has bookmarks to its headings', () => {
    expect(JSON.stringify(read.outline)).toContain(sampleDocument.title)
  })

  it('says everything once, in order', () => {
    const text = flowing(read.text)
    const said = [
      sampleDocument.title,
      'Seminar, 07.12.2026 bis 11.12.2026',
      'Was das Gremium darf.',
      'Zeit',
      'Montag, 7. Dezember 2026',
      'Ort',
      'Hamburg',
      'Teilnehmende',
      'Kosten',
      'Je Person',
      'Preise netto',
      'Posten 1',
      'Posten 60',
      'Summe',
      'Zur Seite',
      'Klein gedruckt.',
    ]
    const places = said.map((words) => text.indexOf(words))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it.each(hostileNames)('prints %j as text, never as markup', (name) => {
    expect(withoutSpaces(read.text)).toContain(withoutSpaces(name))
  })

  it('runs over several pages and says on which one is', () => {
    expect(read.pages).toBeGreaterThan(1)
    expect(flowing(read.text)).toContain(`Seite 2 von ${read.pages}`)
  })

  it('embeds its fonts', () => {
    const raw = Buffer.from(bytes).toString('latin1')
    for (const font of ['RadioCanada-Regular', 'Merriweather-Bold'])
      expect(raw).toMatch(new RegExp(`/BaseFont\\s*/\\w{6}\\+${font}`))
    expect(raw).toContain('/FontFile2')
  })
})

describe('the same document', () => {
  it('gives the same bytes, now and from another press', async () => {
    expect(Buffer.from(await print(sampleDocument)).equals(bytes)).toBe(true)
    // More than are cached, so that it is printed anew.
    for (let nth = 0; nth <= 50; nth += 1) await print({ ...sampleDocument, title: `Blatt ${nth}`, blocks: [] })
    expect(Buffer.from(await print(sampleDocument)).equals(bytes)).toBe(true)
    expect(Buffer.from(await printingPdfs().print(sampleDocument)).equals(bytes)).toBe(true)
  })

  it('on another day is another one: the day is its creation date', async () => {
    const on = async (issued: string) =>
      (await readPdf(await print({ ...sampleDocument, issued }))).info['CreationDate']
    expect([await on('2026-11-21'), read.info['CreationDate']]).toEqual([
      expect.stringMatching(/^D:20261121/),
      undefined,
    ])
  })
})

describe('what no font can draw', () => {
  const withText = (text: string): PrintedDocument => ({
    ...sampleDocument,
    title: text,
    subtitle: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'list', items: [text, ''] },
      { kind: 'facts', facts: [{ label: text, text }] },
      { kind: 'table', caption: text, columns: [{ title: text }], rows: [{ cells: [text] }] },
      { kind: 'heading', level: 2, text },
      { kind: 'link', text, href: 'https://www.seminarhaus.example/' },
    ],
  })

  it.each([
    ['letters of other scripts', 'Frau 漢字 עברית', 'Frau □□ □□□□□'],
    ['pictures', 'Prima 🙂', 'Prima □'],
    ['control characters and breaks', 'eins\u0000\u0007zwei\r\ndrei\u2028vier', 'eins zwei drei vier'],
    ['half a character', 'halb \ud800', 'halb □'],
    ['letters in pieces', 'Bu\u0308ro', 'Büro'],
  ])('%s', async (_what, text, printed) => {
    const { text: all } = await readPdf(await print(withText(text)))
    expect(flowing(all).split(printed).length - 1).toBeGreaterThanOrEqual(6)
  })

  it('leaves Greek, Cyrillic and the letters of our neighbours alone', async () => {
    const text = 'Ωμέγα Жук ČŠŽ ąęłż ğış ßẞ ñ ø å œ – „“ ‚‘ … € §'
    expect(flowing((await readPdf(await print(withText(text)))).text)).toContain(text)
  })
})

it('is called what it is about, where the title alone does not say it', async () => {
  const { info, roles } = await readPdf(
    await print({ ...sampleDocument, title: 'Rhetorik', about: 'Rhetorik: Unterlage für die Sitzung', sheet: true }),
  )
  expect(info['Title']).toBe('Rhetorik: Unterlage für die Sitzung')
  expect(roles).toContain('H1')
})

it('draws an address as a code that cameras read, and says it to whoever does not see it', async () => {
  const href = 'https://www.seminarhaus.example/seminare/p/4001'
  const code = { kind: 'code', text: 'www.seminarhaus.example/seminare/p/4001', href } as const
  const data = asData({ ...sampleDocument, blocks: [code] }, { has: () => true }) as {
    readonly blocks: readonly [{ readonly squares: readonly (readonly boolean[])[] }]
  }
  const [{ squares }] = data.blocks
  const scale = 4
  const side = (squares.length + 8) * scale
  const pixels = new Uint8Array(side * side * 4).fill(255)
  for (const [y, row] of squares.entries())
    for (const [x, dark] of row.entries())
      for (let dot = 0; dark && dot < scale * scale; dot += 1) {
        const at = ((y + 4) * scale + Math.floor(dot / scale)) * side + (x + 4) * scale + (dot % scale)
        pixels.fill(0, at * 4, at * 4 + 3)
      }
  expect(decodeQR({ width: side, height: side, data: pixels })).toBe(href)
  const { text, roles } = await readPdf(await print({ ...sampleDocument, blocks: [code] }))
  expect(flowing(text)).toContain(code.text)
  expect(roles.filter((role) => role === 'Link')).toHaveLength(1)
})

it('prints a document of nothing but a title', async () => {
  const { pages, roles } = await readPdf(await print({ title: 'x', issuer: sampleDocument.issuer, blocks: [] }))
  expect([pages, roles.filter((role) => role === 'H1').length]).toEqual([1, 1])
})

const has = (tool: string): boolean => !spawnSync(tool, ['--version']).error

/** Other people's tools, where they are installed (Debian: qpdf, poppler-utils). */
describe('checked by others', () => {
  test.skipIf(!has('qpdf'))('qpdf finds nothing wrong', () => {
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('No syntax or stream encoding errors found')
  })

  test.skipIf(!has('pdfinfo'))('pdfinfo finds it tagged, and its table with heads of columns', () => {
    const { stdout: facts } = spawnSync('pdfinfo', [file], { encoding: 'utf8' })
    expect(facts).toMatch(/Tagged:\s+yes/)
    expect(facts).toMatch(/Title:\s+Grundlagen für Größe, Fuß & Ärger/)
    const { stdout: structure } = spawnSync('pdfinfo', ['-struct', file], { encoding: 'utf8' })
    expect(structure).toMatch(/THead[\s\S]*TH[\s\S]*\/Scope \/Column/)
  })
})
