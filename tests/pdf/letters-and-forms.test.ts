import { describe, expect, it } from 'vitest'
import type { PrintedDocument, TableBlock } from '#core/documents/documents.ts'
import { cachedPdfs } from '#pdf/cached-pdfs.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { piecesOf, readPdf } from './reading-pdfs.ts'
import { hostileNames, sampleDocument } from './sample-document.ts'

const { print } = printingPdfs()
const flowing = (text: string): string => text.replaceAll(/[\s\u00AD]+/g, ' ').trim()
const read = async (document: PrintedDocument) => {
  const pdf = await readPdf(await print(document))
  return { ...pdf, text: flowing(pdf.text) }
}
const inOrder = (text: string, said: readonly string[]) => {
  const positions = said.map((words) => text.indexOf(words))
  expect(positions.every((position) => position >= 0)).toBe(true)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
}

const letter: PrintedDocument = {
  title: 'Teilnahme an der Schulung „Größe“',
  issuer: { name: 'Betriebsrat, Łódź GmbH', claim: '', contact: 'Betriebsrat, Łódź GmbH' },
  plain: true,
  letter: {
    from: 'Betriebsrat · Łódź GmbH',
    to: ['Łódź GmbH', 'Geschäftsleitung', 'Große Straẞe 5', '04103 Leipzig'],
    beside: [{ label: 'Datum', text: '25.11.2026' }],
  },
  blocks: [
    { kind: 'paragraph', text: 'Sehr geehrte Damen und Herren,' },
    {
      kind: 'form',
      fields: [{ label: 'Sitzung am' }, { label: 'Ort', text: 'Dresden' }, { label: 'Anlass', lines: 3 }],
    },
    { kind: 'paragraph', text: 'Der letzte Satz vor der Unterschrift.' },
    { kind: 'signatures', closing: 'Mit freundlichen Grüßen', under: ['Vorsitz', 'Weiteres Mitglied'] },
  ],
}

describe('a letter', () => {
  it('is read from sender and address to subject, text and signature, tagged and without a logo', async () => {
    const { text, roles, pages, info, markInfo, metadata } = await read(letter)
    expect(pages).toBe(1)
    expect(markInfo).toMatchObject({ Marked: true })
    expect(metadata).toMatch(/pdfuaid:part[^\d]*1/)
    expect(info).toMatchObject({ Author: 'Betriebsrat, Łódź GmbH', Title: letter.title })
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    inOrder(text, [
      'Betriebsrat · Łódź GmbH',
      'Geschäftsleitung',
      'Große Straẞe 5',
      '25.11.2026',
      'Teilnahme an der Schulung „Größe“',
      'Sehr geehrte Damen und Herren,',
      'Sitzung am',
      'Dresden',
      'Anlass',
      'Mit freundlichen Grüßen',
      'Vorsitz',
      'Weiteres Mitglied',
    ])
    expect(text).not.toContain('Seminarhaus')
  })

  it('has address and subject where a window envelope wants them (DIN 5008, form B)', async () => {
    const [first = []] = await piecesOf(await print(letter))
    const address = first.find(({ text }) => text.startsWith('Geschäft'))
    const subject = first.find(({ text }) => text.startsWith('Teilnahme'))
    // Millimetres from the left and from the top to the line on which the letters stand.
    expect(address?.x).toBeCloseTo(25, 0)
    expect(address?.y).toBeGreaterThan(62.7)
    expect(address?.y).toBeLessThan(90)
    expect(subject?.x).toBeCloseTo(25, 0)
    expect(subject?.y).toBeGreaterThan(98)
    expect(subject?.y).toBeLessThan(106)
  })

  it('of many pages keeps whoever signs with the last sentence', async () => {
    for (let rows = 20; rows <= 40; rows += 1) {
      const list = { kind: 'list', items: Array.from({ length: rows }, (_, nth) => `Zeile ${nth}`) } as const
      const pages = await piecesOf(await print({ ...letter, blocks: [list, ...letter.blocks.slice(2)] }))
      const texts = pages.map((page) => page.map(({ text }) => text).join(''))
      expect(texts.find((text) => text.includes('Weiteres Mitglied'))).toContain('Der letzte Satz')
    }
  }, 60_000)

  it('keeps what is filled in before the signature with it', async () => {
    const [form, ...signed] = letter.blocks.slice(1)
    for (let rows = 24; rows <= 40; rows += 1) {
      const list = { kind: 'list', items: Array.from({ length: rows }, (_, nth) => `Zeile ${nth}`) } as const
      const pages = await piecesOf(await print({ ...letter, blocks: [list, ...(form ? [form] : []), ...signed] }))
      const texts = pages.map((page) => page.map(({ text }) => text).join(''))
      expect(texts.find((text) => text.includes('Weiteres Mitglied'))).toContain('Dresden')
    }
  }, 60_000)

  it('keeps the whole section of the signature together, its heading first', async () => {
    const section = [
      { kind: 'heading', level: 2, text: 'Beschluss und Unterschrift' },
      { kind: 'form', fields: [{ label: 'Beschlossen am' }] },
      { kind: 'paragraph', text: 'Es gelten die AGB.' },
      { kind: 'form', fields: [{ label: 'Datum', text: '25.11.2026' }] },
      { kind: 'signatures', under: ['Unterschrift und Stempel'] },
    ] as const
    for (let rows = 34; rows <= 66; rows += 1) {
      const list = { kind: 'list', items: Array.from({ length: rows }, (_, nth) => `Zeile ${nth}`) } as const
      const { letter: _, plain: __, ...sheet } = letter
      const pages = await piecesOf(await print({ ...sheet, sheet: true, blocks: [list, ...section] }))
      const texts = pages.map((page) => page.map(({ text }) => text).join(''))
      expect(texts.find((text) => text.includes('und Stempel'))).toMatch(/Beschluss und.*Beschlossen am.*AGB.*25\.11/s)
    }
  }, 60_000)

  it('keeps a code with the sentence that says what it is for', async () => {
    const code = { kind: 'code', text: 'beispiel.example/x', href: 'https://beispiel.example/x' } as const
    const said = { kind: 'paragraph', text: 'Unter dieser Adresse.' } as const
    for (let rows = 22; rows <= 36; rows += 1) {
      const list = { kind: 'list', items: Array.from({ length: rows }, (_, nth) => `Zeile ${nth}`) } as const
      const more = { kind: 'list', items: ['Danach'] } as const
      const pages = await piecesOf(await print({ ...letter, blocks: [list, said, code, more] }))
      const texts = pages.map((page) => page.map(({ text }) => text).join(''))
      expect(texts.find((text) => text.includes('beispiel.example'))).toContain('Unter dieser Adresse.')
    }
  }, 60_000)

  it('says from its second sheet on what it belongs to', async () => {
    const list = { kind: 'list', items: Array.from({ length: 60 }, (_, nth) => `Zeile ${nth}`) } as const
    const { letter: _, plain: __, ...ours } = letter
    const about = 'Mitteilung: Größe, 08.03.2027'
    for (const document of [letter, ours]) {
      const pages = await piecesOf(await print({ ...document, about, blocks: [list] }))
      const texts = pages.map((page) => page.map(({ text }) => text).join(''))
      expect(texts.map((text) => text.includes(about))).toEqual([false, true])
    }
  })

  it('prints names as text, never as markup', async () => {
    const { text } = await read({
      ...letter,
      letter: { from: hostileNames[3], to: hostileNames.slice(0, 4), beside: [{ label: hostileNames[4], text: 'x' }] },
      blocks: [{ kind: 'form', fields: [{ label: hostileNames[2], text: hostileNames[3] }] }],
    })
    for (const name of hostileNames.slice(0, 5)) expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
  })
})

describe('a table', () => {
  const columns = [
    { title: 'Name', takes: 'hand' },
    { title: 'Betrag', takes: 'figures' },
  ] as const
  const table = (rows: TableBlock['rows'], above: readonly string[] = []): PrintedDocument => {
    const { letter: _, ...bare } = letter
    const list = { kind: 'list', items: above } as const
    return { ...bare, blocks: [list, { kind: 'table', caption: 'Wer kommt', columns, rows }] }
  }

  it('prints what is known where else a hand would write', async () => {
    const { text } = await read(table([{ cells: ['Änne Ö’Brien', '1'] }, { cells: ['', '2'] }]))
    expect(text).toContain('Änne Ö’Brien')
  })

  it('keeps those together who are written in by hand', async () => {
    const people = Array.from({ length: 5 }, (_, nth) => ({ cells: [`Person ${nth}`, ''] }))
    for (let rows = 26; rows <= 58; rows += 1) {
      const above = Array.from({ length: rows }, (_, nth) => `Zeile ${nth}`)
      const pages = await piecesOf(await print(table(people, above)))
      const texts = pages.map((page) => page.map(({ text }) => text).join(''))
      expect(texts.find((text) => text.includes('Person 4'))).toContain('Person 0')
    }
  }, 60_000)

  it('tears apart neither a row nor its sums', async () => {
    const long = 'Eine Zeile, die so lang ist, dass sie mehr als eine braucht. '.repeat(5)
    const lines = Array.from({ length: 9 }, (_, nth) => ({ cells: [`A${nth}: ${long} Z${nth}.`, '1'] }))
    const sums = ['Netto', 'Steuer', 'Brutto'].map((label) => ({ cells: [label, '1'], sum: true }))
    for (let rows = 1; rows <= 20; rows += 1) {
      const above = Array.from({ length: rows }, (_, nth) => `Zeile ${nth}`)
      const pages = await piecesOf(await print(table([...lines, ...sums], above)))
      const texts = pages.map((page) => page.map(({ text }) => text).join(''))
      for (const nth of lines.keys()) expect(texts.find((text) => text.includes(`A${nth}:`))).toContain(`Z${nth}.`)
      expect(texts.find((text) => text.includes('Netto'))).toMatch(/Steuer.*Brutto/s)
    }
  }, 60_000)
})

describe('what names people', () => {
  it('is printed for each who asks, and stays nowhere', async () => {
    let printed = 0
    const cached = cachedPdfs({
      print: async () => {
        printed += 1
        return new Uint8Array(1)
      },
    })
    await cached.print({ ...sampleDocument, personal: true })
    await cached.print({ ...sampleDocument, personal: true })
    expect(printed).toBe(2)
    await cached.print(sampleDocument)
    await cached.print(sampleDocument)
    expect(printed).toBe(3)
  })
})
