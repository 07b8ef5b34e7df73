/** What a made PDF holds. */
export interface SamplePdf {
  /** The lines of each page. */
  readonly pages: readonly (readonly string[])[]
  readonly title?: string
  readonly language?: string
  readonly titleShown?: boolean
  /** With a tree of its structure: the first line of the first page is a heading, each page a paragraph. */
  readonly tagged?: boolean
  /** Figures on the first page of a tagged one, each by the words in its place; none where they are empty. */
  readonly figures?: readonly string[]
  /** More of the catalogue, and more objects from number 900 on. */
  readonly catalogue?: string
  readonly objects?: Readonly<Record<number, string | Uint8Array>>
  readonly trailer?: string
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const literal = (text: string): string => `(${text.replace(/[\\()]/g, String.raw`\$&`)})`

/** A PDF of objects by their numbers, each with its position in the table at its end. */
export const pdfOfObjects = (objects: Readonly<Record<number, string | Uint8Array>>, trailer: string): Uint8Array => {
  const parts: Buffer[] = [latin('%PDF-1.7\n')]
  const places = new Map<number, number>()
  let at = parts[0]?.length ?? 0
  for (const [number, object] of Object.entries(objects)) {
    const said = typeof object === 'string' ? latin(object) : Buffer.from(object)
    const part = Buffer.concat([latin(`${number} 0 obj\n`), said, latin('\nendobj\n')])
    places.set(Number(number), at)
    parts.push(part)
    at += part.length
  }
  const size = Math.max(...places.keys()) + 1
  const rows = Array.from({ length: size }, (_, number) => {
    const place = places.get(number)
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${size}\n${rows.join('')}trailer\n<</Size ${size} ${trailer}>>\nstartxref\n${at}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([...parts, latin(table)]))
}

/** A stream with its length; `about` is more of its dictionary. */
export const streamOf = (bytes: Uint8Array | string, about = ''): Uint8Array => {
  const said = typeof bytes === 'string' ? latin(bytes) : Buffer.from(bytes)
  return Buffer.concat([latin(`<</Length ${said.length} ${about}>>\nstream\n`), said, latin('\nendstream')])
}

const linesAt = (lines: readonly string[], top: number): string =>
  `BT /F1 12 Tf 72 ${top} Td 14 TL ${lines.map((line) => `${literal(line)} Tj T*`).join(' ')} ET`

/** A small whole PDF, made by hand. */
export function samplePdf(sample: SamplePdf): Uint8Array {
  const { pages, title, language, titleShown, tagged, figures = [] } = sample
  const pageAt = (nth: number) => 10 + nth * 2
  const elementAt = (nth: number) => 10 + pages.length * 2 + nth
  const marked = (role: string, mcid: number, drawn: string) => `/${role} <</MCID ${mcid}>> BDC ${drawn} EMC`
  const elements: string[] = []
  const parents: string[] = []
  const element = (role: string, page: number, mcid: number, more = ''): string => {
    const at = elementAt(elements.length)
    elements.push(`<</Type /StructElem /S /${role} /P 4 0 R /Pg ${pageAt(page)} 0 R /K ${mcid} ${more}>>`)
    return `${at} 0 R`
  }
  const objects: Record<number, string | Uint8Array> = {}
  for (const [nth, lines] of pages.entries()) {
    const [heading = '', ...rest] = lines
    const isFirst = nth === 0
    const drawn = tagged
      ? [
          marked(isFirst ? 'H1' : 'P', 0, linesAt([heading], 760)),
          marked('P', 1, linesAt(rest, 740)),
          ...(isFirst ? figures.map((_, figure) => marked('Figure', 2 + figure, '72 72 20 20 re f')) : []),
        ].join('\n')
      : linesAt(lines, 760)
    if (tagged) {
      const ofPage = [element(isFirst ? 'H1' : 'P', nth, 0), element('P', nth, 1)]
      if (isFirst)
        for (const [figure, alt] of figures.entries())
          ofPage.push(element('Figure', nth, 2 + figure, alt === '' ? '' : `/Alt ${literal(alt)}`))
      parents.push(`${nth} [${ofPage.join(' ')}]`)
    }
    objects[pageAt(nth)] =
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${pageAt(nth) + 1} 0 R ` +
      `/Resources <</Font <</F1 3 0 R>>>> ${tagged ? `/StructParents ${nth}` : ''}>>`
    objects[pageAt(nth) + 1] = streamOf(drawn)
  }
  const catalogue = [
    '/Type /Catalog /Pages 2 0 R',
    language === undefined ? '' : `/Lang ${literal(language)}`,
    titleShown ? '/ViewerPreferences <</DisplayDocTitle true>>' : '',
    tagged ? '/MarkInfo <</Marked true>> /StructTreeRoot 4 0 R' : '',
    sample.catalogue ?? '',
  ]
  objects[1] = `<<${catalogue.join(' ')}>>`
  objects[2] = `<</Type /Pages /Count ${pages.length} /Kids [${pages.map((_, nth) => `${pageAt(nth)} 0 R`).join(' ')}]>>`
  objects[3] = '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>'
  if (tagged) {
    objects[4] =
      `<</Type /StructTreeRoot /K [${elements.map((_, nth) => `${elementAt(nth)} 0 R`).join(' ')}] ` +
      `/ParentTree <</Nums [${parents.join(' ')}]>>>>`
    for (const [nth, one] of elements.entries()) objects[elementAt(nth)] = one
  }
  if (title !== undefined) objects[5] = `<</Title ${literal(title)}>>`
  const info = title === undefined ? '' : '/Info 5 0 R'
  return pdfOfObjects({ ...objects, ...sample.objects }, `/Root 1 0 R ${info} ${sample.trailer ?? ''}`)
}
