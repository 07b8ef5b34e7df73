import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { largestRulingFile } from '#core/knowledge/rulings/ruling-file.ts'
import { readingRulingFiles } from '#reading/rulings/reading-ruling-files.ts'
import { archiveOf } from '../laws/law-archive.ts'
import { entry, rulingXml } from './ruling-xml.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = async (over: Readonly<Record<string, string>> = {}) => {
  const file = await readingRulingFiles.read(bytes(rulingXml(over)))
  if (!file.ok) throw new Error(JSON.stringify(file.refusal))
  return file.value
}
const reasons = async (...entries: readonly string[]) => {
  const { text, warnings } = await read({ gruende: `<div>${entries.join('')}</div>` })
  return { reasons: text.reasons, warnings }
}

describe('a file of a decision', () => {
  test('is read with its facts, its text and its marginal numbers', async () => {
    expect(await read()).toEqual({
      slug: 'bag-7-abr-8-23',
      court: 'BAG',
      body: '7. Senat',
      decidedOn: '2024-02-07',
      fileNumbers: ['7 ABR 8/23'],
      type: 'Beschluss',
      ecli: 'ECLI:DE:BAG:2024:070224.B.7ABR8.23.0',
      text: {
        documentNumber: 'KARE600000001',
        headnote: [{ kind: 'paragraph', text: 'Der Spielraum umfasst das Format.' }],
        orders: [{ kind: 'paragraph', text: 'Die Rechtsbeschwerde wird zurückgewiesen.' }],
        facts: [],
        reasons: [
          { kind: 'heading', text: 'I.' },
          { kind: 'paragraph', text: 'Erstens.', marginal: '1' },
          { kind: 'paragraph', text: 'Und weiter.' },
          { kind: 'paragraph', text: '§ 37 Abs. 6', marginal: '2' },
        ],
        dissent: [],
        norms: ['§ 178 Abs 2 S 1 SGB 9', 'Art 27 Abs 1 S 2 Buchst e UNBehRÜbk', '§§ 1, 2 KSchG'],
        priorInstance: 'vorgehend LAG Düsseldorf, 24. November 2022, Az: 8 TaBV 59/21',
      },
      warnings: [],
    })
  })

  test('does not hand out what publishers wrote', async () => {
    expect(JSON.stringify(await read())).not.toContain('Orientierungssatz')
  })

  test('is read the same out of an archive', async () => {
    const file = await readingRulingFiles.read(archiveOf({ name: 'KARE600000001.xml', content: rulingXml() }))
    expect(file).toEqual({ ok: true, value: await read() })
  })

  test.each([
    ['BGH', 'Karlsruhe', 'VI ZR 347/22', 'BGH', 'bgh-vi-zr-347-22'],
    ['LAG', 'Köln', '8 Sa 796/04', 'LAG Köln', 'lag-koeln-8-sa-796-04'],
  ])('of the %s in %s is named as courts are cited', async (gertyp, gerort, aktenzeichen, court, slug) => {
    expect(await read({ gertyp, gerort, aktenzeichen, ecli: '' })).toMatchObject({ court, slug })
  })

  test('of joined cases is named by the first one', async () => {
    const { slug, fileNumbers } = await read({ aktenzeichen: '7 ABR 8/23, 7 ABR 9/23', ecli: '' })
    expect([slug, fileNumbers]).toEqual(['bag-7-abr-8-23', ['7 ABR 8/23', '7 ABR 9/23']])
  })

  test('of a judgment has its facts before its reasons', async () => {
    const { text } = await read({
      gruende: '',
      tatbestand: entry('1', '<p>Es geschah.</p>'),
      entscheidungsgruende: entry('2', '<p>Es gilt.</p>'),
    })
    expect([text.facts, text.reasons]).toEqual([
      [{ kind: 'paragraph', text: 'Es geschah.', marginal: '1' }],
      [{ kind: 'paragraph', text: 'Es gilt.', marginal: '2' }],
    ])
  })

  test('with nothing but facts is read, and told', async () => {
    const { ecli, text, warnings } = await read({ ecli: '', tenor: '', gruende: '', norm: '', vorinstanz: '' })
    expect([ecli, text.norms, text.priorInstance]).toEqual([undefined, [], undefined])
    expect(warnings).toEqual([{ what: 'no-text', detail: '' }])
  })
})

describe('the text of a decision', () => {
  test('keeps tables with their number, and takes one of a single column for lines', async () => {
    const wide =
      '<table class="Rsp"><tbody><tr><td>Zeit</td><th><p>25</p><p>Prozent</p></th></tr><tr><td/><td/></tr></tbody></table>'
    const clause = '<table class="Rsp"><tr><td><p>„1. STELLE</p></td></tr><tr><td>2. LOHN“</td></tr></table>'
    expect((await reasons(entry('7', wide), entry('', clause), entry('', '<table/>'))).reasons).toEqual([
      { kind: 'table', rows: [['Zeit', '25 Prozent']], marginal: '7' },
      { kind: 'paragraph', text: '„1. STELLE' },
      { kind: 'paragraph', text: '2. LOHN“' },
    ])
  })

  test('keeps cells that take several columns or rows', async () => {
    const table =
      '<table><tr><th colspan="2">Zeit</th></tr><tr><td rowspan="2">nachts</td><td>25 %</td></tr><tr><td colspan="x">40 %</td></tr></table>'
    expect((await reasons(entry('7', table))).reasons).toEqual([
      {
        kind: 'table',
        rows: [['Zeit'], ['nachts', '25 %'], ['40 %']],
        spans: [
          { row: 0, cell: 0, columns: 2, rows: 1 },
          { row: 1, cell: 0, columns: 1, rows: 2 },
        ],
        marginal: '7',
      },
    ])
  })

  test('keeps the signs of lists within a paragraph', async () => {
    const list =
      '<p>Es gilt:</p><dl><dt>a)</dt><dd><p>dies</p></dd></dl><dl><dt>2</dt><dd>das</dd><dt>c)</dt><dd><table><tr><td>x</td><td>y</td></tr></table></dd></dl>'
    expect((await reasons(entry('7', list))).reasons).toEqual([
      { kind: 'paragraph', text: 'Es gilt:', marginal: '7' },
      { kind: 'paragraph', text: 'a) dies' },
      { kind: 'paragraph', text: '2 das' },
      { kind: 'paragraph', text: 'c)' },
      { kind: 'table', rows: [['x', 'y']] },
    ])
  })

  test('has marginal numbers where the file says so alone', async () => {
    const linked = '<dl><dt><a href="#fn">3</a></dt><dd>dies</dd></dl>'
    expect((await reasons(linked)).reasons).toEqual([{ kind: 'paragraph', text: '3 dies' }])
  })

  test('reads what it does not know as plain text, and tells so once', async () => {
    const odd = entry('7', '<p>Vor <em>allem</em></p><oddity>Neues</oddity><oddity>Mehr</oddity>')
    expect(await reasons(odd)).toEqual({
      reasons: [
        { kind: 'paragraph', text: 'Vor allem', marginal: '7' },
        { kind: 'paragraph', text: 'Neues' },
        { kind: 'paragraph', text: 'Mehr' },
      ],
      warnings: [{ what: 'unknown-element', detail: 'oddity' }],
    })
  })

  test('has each marginal number once', async () => {
    expect(await reasons(entry('7', '<p>Eins</p>'), entry('7', '<p>Zwei</p>'))).toEqual({
      reasons: [
        { kind: 'paragraph', text: 'Eins', marginal: '7' },
        { kind: 'paragraph', text: 'Zwei' },
      ],
      warnings: [{ what: 'marginal-twice', detail: '7' }],
    })
  })

  test('says of a picture what stands for it, and tells that it is missing', async () => {
    expect(await reasons(entry('7', '<p>Die Formel <img src="a.jpg" alt="1/3"/>gilt.</p>'))).toEqual({
      reasons: [{ kind: 'paragraph', text: 'Die Formel [1/3] gilt.', marginal: '7' }],
      warnings: [{ what: 'missing-picture', detail: 'a.jpg' }],
    })
  })

  test('loses no word, wherever it stands', async () => {
    const odd =
      'vorn<dl>lose<dt>a)</dt><dt>b)</dt><dd/><p>mitten</p></dl><h3>Ende</h3><ul><li>eins</li><li>zwei</li></ul>'
    expect((await reasons(odd)).reasons).toEqual([
      { kind: 'paragraph', text: 'vorn' },
      { kind: 'paragraph', text: 'lose' },
      { kind: 'paragraph', text: 'b) mitten' },
      { kind: 'heading', text: 'Ende' },
      { kind: 'paragraph', text: 'eins' },
      { kind: 'paragraph', text: 'zwei' },
    ])
  })

  test('keeps spaces that must not break', async () => {
    expect((await reasons(entry('7', '<p>\n §\u00a037 </p>'))).reasons).toEqual([
      { kind: 'paragraph', text: '§\u00a037', marginal: '7' },
    ])
  })
})

describe('an identifier', () => {
  test.each(['ECLI:DE:BAG:2020:270220.B.AZN1389.19.0', 'ECLI:EU:C:2019:402', 'keiner'])(
    'such as %s is left out, and told',
    async (ecli) => {
      const file = await read({ ecli })
      expect(file).not.toHaveProperty('ecli')
      expect(file.warnings).toEqual([{ what: 'ecli-malformed', detail: ecli }])
    },
  )

  test.each([
    ['court', 'ECLI:DE:BGH:2024:070224.B.7ABR8.23.0'],
    ['day', 'ECLI:DE:BAG:2024:080224.B.7ABR8.23.0'],
    ['file number', 'ECLI:DE:BAG:2024:070224.B.7ABR9.23.0'],
  ])('of another %s is left out, and told', async (_, ecli) => {
    const file = await read({ ecli })
    expect(file).not.toHaveProperty('ecli')
    expect(file.warnings).toEqual([{ what: 'ecli-of-another', detail: ecli }])
  })

  test('may be written in any case', async () => {
    expect((await read({ ecli: 'ecli:de:bag:2024:070224.b.7abr8.23.0' })).ecli).toContain('7abr8')
  })
})

describe('a file is refused', () => {
  const bomb = `<!DOCTYPE dokument [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><dokument><doknr>&b;</doknr></dokument>`
  test.each<[string, string | Uint8Array, object]>([
    ['that is not for everybody', rulingXml({ accessRights: 'restricted' }), { why: 'not-public' }],
    ['that does not say for whom it is', rulingXml({ accessRights: '' }), { why: 'not-public' }],
    ['without a file number', rulingXml({ aktenzeichen: ' , ' }), { why: 'not-a-ruling' }],
    ['without a court', rulingXml({ gertyp: '' }), { why: 'not-a-ruling' }],
    ['whose court has too long a name', rulingXml({ spruchkoerper: 'S'.repeat(201) }), { why: 'not-a-ruling' }],
    ['of a day that is none', rulingXml({ 'entsch-datum': '20240230' }), { why: 'not-a-ruling' }],
    ['of something else', '<dokumente builddate="1"/>', { why: 'not-a-ruling' }],
    ['that is no XML', 'BAG', { why: 'not-xml', because: 'malformed' }],
    ['that ends before its end', rulingXml().slice(0, -20), { why: 'not-xml', because: 'malformed' }],
    ['that declares entities', bomb, { why: 'not-xml', because: 'declares-entities' }],
    [
      'that is too deep',
      rulingXml({ gruende: '<div>'.repeat(100) + '</div>'.repeat(100) }),
      { why: 'not-xml', because: 'too-deep' },
    ],
    ['that is not written in UTF-8', new Uint8Array([0x3c, 0xff, 0xfe]), { why: 'not-xml', because: 'not-utf-8' }],
    ['that is too large', new Uint8Array(largestRulingFile + 1), { why: 'too-large', atMost: largestRulingFile }],
    [
      'that becomes too large',
      archiveOf({ name: 'a.xml', content: new Uint8Array(largestRulingFile + 1).fill(0x20) }),
      { why: 'not-xml', because: 'expands-too-much' },
    ],
    [
      'that is too large when it is unpacked',
      archiveOf({ name: 'a.xml', content: randomBytes(4_300_000).toString('base64') }),
      { why: 'too-large', atMost: largestRulingFile },
    ],
    ['that is an archive of nothing', archiveOf(), { why: 'not-xml', because: 'no-law-inside' }],
  ])('%s', async (_, file, refusal) => {
    const read = await readingRulingFiles.read(typeof file === 'string' ? bytes(file) : file)
    expect(read).toEqual({ ok: false, refusal })
  })
})

describe('a file that means harm', () => {
  const filled = (piece: string): string => piece.repeat(100_000)

  test.each<[string, Readonly<Record<string, string>>, boolean]>([
    ['of elements without end', { gruende: filled('<p/>') }, true],
    ['of paragraphs without end', { gruende: filled('<p>a</p>') }, true],
    ['of entries without end', { gruende: `<dl>${filled('<dt>a</dt><dd>b</dd>')}</dl>` }, true],
    ['of rows without end', { gruende: `<table>${filled('<tr><td>a</td></tr>')}</table>` }, true],
    ['of unknown elements without end', { gruende: filled('<neu>x</neu>') }, true],
    ['of file numbers without end', { aktenzeichen: filled('1 A 1/1,'), ecli: '' }, true],
    ['of norms without end', { norm: filled('§ 1 A, ') }, true],
    ['of signs without end', { norm: `a, ${filled('§')}` }, true],
    ['of spaces without end', { norm: `a,${filled(' ')}x` }, true],
    ['of an identifier without end', { ecli: `ECLI:DE:BAG:${filled('2024:')}` }, true],
    ['of a court without end', { gertyp: filled('BAG ') }, false],
  ])('%s is read on or refused', async (_, over, isRead) => {
    expect((await readingRulingFiles.read(bytes(rulingXml(over)))).ok).toBe(isRead)
  })

  test('does not fill the list of what an editor should look at', async () => {
    const odd = Array.from({ length: 1_000 }, (_, nth) => `<x${nth}/>`).join('')
    expect((await reasons(odd)).warnings).toHaveLength(100)
  })

  test('of joined cases keeps so many of their numbers', async () => {
    const { fileNumbers } = await read({ aktenzeichen: filled('1 A 1/1,'), ecli: '' })
    expect(fileNumbers).toHaveLength(200)
  })
})
