import { deflateSync } from 'node:zlib'
import { pdfOfObjects, samplePdf, streamOf } from '#features/support/sample-pdfs.ts'

const megabyte = 1024 * 1024
const flate = '/Filter /FlateDecode'
const catalogue = '<</Type /Catalog /Pages 2 0 R>>'
const root = '/Root 1 0 R'
const font = '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'
const form = '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'

/** One page that draws that stream. */
const drawing = (content: Uint8Array, more: Readonly<Record<number, string | Uint8Array>> = {}, resources = '') =>
  pdfOfObjects(
    {
      1: catalogue,
      2: '<</Type /Pages /Count 1 /Kids [3 0 R]>>',
      3: `<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <<${resources}>>>>`,
      4: content,
      ...more,
    },
    root,
  )

const encoded = (bytes: Uint8Array) => streamOf(deflateSync(bytes, { level: 9 }), flate)

/** A million page objects in streams of objects, as PDF 1.5 packs them: a few hundred kilobytes. */
function millionPages(count = 1_000_000): Uint8Array {
  const perStream = 10_000
  const head = Buffer.from('%PDF-1.5\n')
  const parts: Buffer[] = [head]
  let at = head.length
  const places = new Map<number, number>()
  const add = (number: number, object: Uint8Array): void => {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    places.set(number, at)
    parts.push(part)
    at += part.length
  }
  const first = 10
  const streams = Math.ceil(count / perStream)
  for (let nth = 0; nth < streams; nth += 1) {
    const numbers = Array.from({ length: perStream }, (_, i) => first + streams + nth * perStream + i)
    const page = '<</Type/Page/Parent 2 0 R>>'
    const index = numbers.map((number, i) => `${number} ${i * page.length}`).join(' ')
    const body = deflateSync(Buffer.from(`${index}\n${page.repeat(perStream)}`), { level: 9 })
    add(first + nth, streamOf(body, `/Type /ObjStm /N ${perStream} /First ${index.length + 1} ${flate}`))
  }
  const kids = Array.from({ length: count }, (_, i) => `${first + streams + i} 0 R`).join(' ')
  const tree = `2 0\n<</Type/Pages/Count ${count}/Kids[${kids}]>>`
  add(3, streamOf(deflateSync(Buffer.from(tree), { level: 9 }), `/Type /ObjStm /N 1 /First 4 ${flate}`))
  add(1, Buffer.from(catalogue))
  const size = first + streams + count
  const rows = Buffer.alloc(size * 8)
  const row = (number: number, kind: number, where: number, index: number): void => {
    rows.writeUInt8(kind, number * 8)
    rows.writeUInt32BE(where, number * 8 + 1)
    rows.writeUIntBE(index, number * 8 + 5, 3)
  }
  for (const [number, place] of places) row(number, 1, place, 0)
  row(2, 2, 3, 0)
  for (let i = 0; i < count; i += 1) row(first + streams + i, 2, first + Math.floor(i / perStream), i % perStream)
  const start = at
  add(4, streamOf(deflateSync(rows, { level: 9 }), `/Type /XRef /Size ${size} /W [1 4 3] ${root} ${flate}`))
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`))
  return new Uint8Array(Buffer.concat(parts))
}

/** A PDF in a PDF in a PDF, as attachments. */
const nested = (depth: number): Uint8Array =>
  samplePdf({
    pages: [[`Ebene ${depth}`]],
    ...(depth > 0 && {
      catalogue: '/Names <</EmbeddedFiles <</Names [(innen.pdf) 900 0 R]>>>>',
      objects: {
        900: '<</Type /Filespec /F (innen.pdf) /EF <</F 901 0 R>>>>',
        901: streamOf(deflateSync(nested(depth - 1)), `/Type /EmbeddedFile ${flate}`),
      },
    }),
  })

const zeros = Buffer.alloc(512 * megabyte, 0x20)
const twice = (bytes: Uint8Array) => deflateSync(deflateSync(bytes, { level: 9 }), { level: 9 })

/** Files that are made to harm whoever reads them, each with what may become of it. */
export const hostilePdfs = {
  'a page tree that says it has a million pages': () =>
    pdfOfObjects({ 1: catalogue, 2: '<</Type /Pages /Count 1000000 /Kids [3 0 R]>>', 3: '<</Type /Page>>' }, root),
  'a page tree of a million pages': () => millionPages(),
  'a page tree that holds itself': () =>
    pdfOfObjects({ 1: catalogue, 2: '<</Type /Pages /Count 5 /Kids [2 0 R]>>' }, root),
  'a page of half a gigabyte, packed': () => drawing(encoded(zeros)),
  'a page of half a gigabyte, packed twice': () =>
    drawing(streamOf(twice(zeros), '/Filter [/FlateDecode /FlateDecode]')),
  'a page whose text has no end': () =>
    drawing(
      encoded(Buffer.from(`BT /F1 1 Tf ${'(AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA) Tj '.repeat(2_000_000)} ET`)),
      { 5: font },
      '/Font <</F1 5 0 R>>',
    ),
  'drawings that draw each other, thirty deep': () =>
    drawing(
      streamOf('/X0 Do /X0 Do'),
      {
        5: font,
        ...Object.fromEntries(
          Array.from({ length: 30 }, (_, nth) => [
            10 + nth,
            streamOf(
              `/X${nth + 1} Do /X${nth + 1} Do`,
              `${form} /Resources <</XObject <</X${nth + 1} ${11 + nth} 0 R>>>>`,
            ),
          ]),
        ),
        40: streamOf('BT /F1 1 Tf (A) Tj ET', `${form} /Resources <</Font <</F1 5 0 R>>>>`),
      },
      '/XObject <</X0 10 0 R>>',
    ),
  'a page of twenty million steps that draw nothing': () => drawing(encoded(Buffer.from('q Q '.repeat(10_000_000)))),
  'lists in lists, a million deep': () =>
    pdfOfObjects({ 1: `<</Type /Catalog /Pages 2 0 R /X ${'['.repeat(1_000_000)}>>`, 2: '<<>>' }, root),
  'text that cites without an end': () =>
    samplePdf({
      pages: Array.from({ length: 450 }, () =>
        Array.from({ length: 45 }, () => '§§ 1 Abs. 2, 3 und 4 bis 5 f., §§§ Art. '.repeat(3)),
      ),
    }),
  'nothing but a head': () => Buffer.from('%PDF-1.7\n'),
  'a head and noise': () => {
    let state = 1
    const noise = Buffer.alloc(5 * megabyte)
    for (let at = 0; at < noise.length; at += 1) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      noise[at] = state >> 16
    }
    return Buffer.concat([Buffer.from('%PDF-1.7\n'), noise])
  },
  'a PDF in a PDF, twenty deep': () => nested(20),
} as const satisfies Readonly<Record<string, () => Uint8Array>>
