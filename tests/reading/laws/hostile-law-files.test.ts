import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { largestLawFile } from '#core/knowledge/laws/law-file.ts'
import { readingLawFiles } from '#reading/laws/reading-law-files.ts'
import { archiveOf } from './law-archive.ts'
import { headXml, lawXml, normXml } from './law-xml.ts'

const law = lawXml(headXml(), normXml('§ 1', '<P>Text.</P>'))
const read = (content: string | Uint8Array) => readingLawFiles.read(Buffer.from(content))
const notXml = (because: string) => ({ ok: false, refusal: { why: 'not-xml', because } })

// Each takes some hundredths of a second. What grew with the square of its size would pass the time that a test has.

describe('files that are no law', () => {
  test.each([
    ['nothing', '', 'malformed'],
    ['words', 'Gesetz über Gärten', 'malformed'],
    ['half a file', law.slice(0, -20), 'malformed'],
    ['two roots', `${law}<dokumente/>`, 'malformed'],
    ['HTML', '<!doctype html><p>Gesetz<br></p>', 'malformed'],
    ['another encoding', Buffer.from(law, 'latin1'), 'not-utf-8'],
    ['an archive cut short', archiveOf({ name: 'a.xml', content: law }).slice(0, -30), 'no-archive'],
    ['two letters of an archive', 'PK', 'no-archive'],
  ])('%s', async (_name, content, because) => {
    expect(await read(content)).toEqual(notXml(because))
  })

  test.each([
    ['XML of something else', '<items><item/></items>'],
    ['a law without a head', lawXml(normXml('§ 1', '<P>Text.</P>'))],
    ['a law without the day of its making', law.replace('builddate="20240724214501" doknr="BJNR000000000">', '>')],
  ])('%s', async (_name, content) => {
    expect(await read(content)).toEqual({ ok: false, refusal: { why: 'not-a-law' } })
  })

  test('more than is taken', async () => {
    const answer = await readingLawFiles.read(new Uint8Array(largestLawFile + 1))
    expect(answer).toEqual({ ok: false, refusal: { why: 'too-large', atMost: largestLawFile } })
  })
})

describe('files that mean harm', () => {
  const declaring = (subset: string, body = law.slice(law.indexOf('<dokumente'))) =>
    `<!DOCTYPE dokumente [${subset}]>${body}`
  const laughs = Array.from(
    { length: 20 },
    (_one, level) => `<!ENTITY l${level + 1} "&l${level};&l${level};&l${level};">`,
  ).join('')

  test.each([
    ['entities that multiply', declaring(`<!ENTITY l0 "ha">${laughs}`, '<dokumente>&l20;</dokumente>')],
    ['an entity that nobody uses', declaring('<!ENTITY a "b">')],
    ['a file of this machine', declaring('<!ENTITY a SYSTEM "file:///etc/passwd">', '<dokumente>&a;</dokumente>')],
    ['a file of another machine', declaring('<!ENTITY % a SYSTEM "http://127.0.0.1:1/a.dtd"> %a;')],
  ])('%s is refused', async (_name, content) => {
    expect(await read(content)).toEqual(notXml('declares-entities'))
  })

  test('an entity that no one declared is refused', async () => {
    expect(await read(law.replace('Text.', '&unbekannt;'))).toEqual(notXml('malformed'))
  })

  test('elements in elements without end are refused', async () => {
    const depth = 100_000
    const deep = law.replace('Text.', `${'<B>'.repeat(depth)}${'</B>'.repeat(depth)}`)
    expect(await read(deep)).toEqual(notXml('too-deep'))
  })

  test.each([
    ['a hundred thousand breaks', '<BR/>'.repeat(100_000)],
    ['a hundred thousand words', '<Neu>x</Neu>'.repeat(100_000)],
    ['a hundred thousand lines', '</P><P>'.repeat(100_000)],
    ['a hundred thousand enumerations', '<DL><DT>*)</DT></DL>'.repeat(100_000)],
    ['a line of a million spaces', ' '.repeat(1_000_000)],
  ])('%s are read as they are', async (_name, content) => {
    expect((await read(law.replace('Text.', content))).ok).toBe(true)
  })

  test('ten thousand norms of one name are read as they are', async () => {
    const many = lawXml(headXml(), ...Array.from({ length: 10_000 }, () => normXml('§ 1', '<P>x</P>')))
    expect((await read(many)).ok).toBe(true)
  })
})

describe('archives', () => {
  const picture = { name: 'bild.jpg', content: 'bild' }

  test('the law in an archive is the law; pictures lie beside it', async () => {
    const answer = await read(archiveOf(picture, { name: 'BJNR000000000.xml', content: law }))
    expect(answer).toEqual(await read(law))
    expect(answer.ok).toBe(true)
  })

  test.each([
    ['no law', [picture], 'no-law-inside'],
    [
      'two laws',
      [
        { name: 'a.xml', content: law },
        { name: 'b.xml', content: law },
      ],
      'no-law-inside',
    ],
    ['an encrypted file', [{ name: 'a.xml', content: law, encrypted: true }], 'encrypted'],
    ['a name that leads out', [{ name: '../../etc/a.xml', content: law }], 'unsafe-name'],
    ['a name from the root', [{ name: '/etc/a.xml', content: law }], 'unsafe-name'],
    ['a name of another system', [{ name: '..\\a.xml', content: law }], 'unsafe-name'],
    ['a file that grows beyond measure', [{ name: 'a.xml', content: new Uint8Array(15_000_000) }], 'expands-too-much'],
    ['a file larger than any law', [{ name: 'a.xml', content: law, saidSize: largestLawFile + 1 }], 'expands-too-much'],
    [
      'more inside than it says',
      [{ name: 'a.xml', content: new Uint8Array(15_000_000), saidSize: 1_000 }],
      'no-archive',
    ],
    [
      'files without end',
      Array.from({ length: 2_001 }, (_one, index) => ({ name: `${index}.jpg`, content: '' })),
      'too-many-files',
    ],
  ])('%s is refused', async (_name, files, because) => {
    const archive = archiveOf(...files)
    expect(await read(archive)).toEqual(notXml(because))
  })

  test('files that together are too much are refused', async () => {
    const archive = archiveOf(
      ...Array.from({ length: 4 }, (_one, index) => ({
        name: `${index}.jpg`,
        content: 'x'.repeat(1_000),
        saidSize: 1_000,
      })),
      { name: 'a.xml', content: law },
    )
    expect((await read(archive)).ok).toBe(true)
    const sizes = Array.from({ length: 4 }, (_one, index) => ({
      name: `${index}.jpg`,
      content: randomBytes(200_000),
      saidSize: 19_000_000,
    }))
    expect(await read(archiveOf(...sizes, { name: 'a.xml', content: law }))).toEqual(notXml('expands-too-much'))
  })
})
