import { allText } from '../screens/readings.ts'
import { faultOf } from '../screens/field-fault.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import { said } from '../support/said.ts'
import type { AnalysesPdfs, NamedSeen, Shut } from './analysis.driver.ts'

const address = '/manage/pdf-analysis'

/** Looks into PDFs on the page for that. */
export const analysesPdfsOnScreen = ({ screen }: PageAddress): AnalysesPdfs => {
  const { page } = screen
  const main = () => sooner('main part', async () => (await page.all('main'))[0])
  const shut = async (): Promise<Shut | undefined> => {
    if (new URL(await screen.address()).pathname === '/kundenportal/login') return 'signed out'
    const [heading] = await page.readAll('heading', allText)
    return heading === 'Kein Zugang' ? 'not allowed' : undefined
  }
  const rows = async () => (await (await main()).readAll('row', rowSeen)).filter(({ cells }) => cells['first'] !== '')
  const named = ({ cells, link }: RowSeen): NamedSeen => ({
    what: cells['first'] ?? '',
    page: cells['Zuerst auf Seite'] ?? '',
    count: cells['Nennungen'] ?? '',
    ...(link !== undefined && { address: link }),
  })

  return {
    async analyse(files) {
      await screen.go(address)
      await (await page.field(/^\s*PDF-Datei\s*$/)).attach(files)
      await (await sooner('button', async () => (await page.all('button', 'Untersuchen'))[0])).click()
      await screen.settle()
      const { invalid, message } = await (await page.field(/^\s*PDF-Datei\s*$/)).read(faultOf)
      if (invalid) return { told: said(message) }
      const all = await rows()
      const shown = await main()
      const facts = new Map<string, string>()
      const [labels, values] = [await shown.readAll('term', allText), await shown.readAll('definition', allText)]
      for (const [nth, label] of labels.entries()) facts.set(label, said(values[nth] ?? ''))
      return {
        title: facts.get('Titel') ?? '',
        language: facts.get('Sprache') ?? '',
        pages: facts.get('Umfang') ?? '',
        text: await shown.read(pagesSeen),
        citations: all.filter(({ cells }) => 'Nennungen' in cells && !('Lexikon' in cells)).map(named),
        terms: all.filter(({ cells }) => 'Lexikon' in cells).map(named),
        checks: all
          .filter(({ cells }) => 'Ergebnis' in cells)
          .map(({ cells }) => ({ name: cells['first'] ?? '', verdict: cells['Ergebnis'] ?? '' })),
        duplicates: (await shown.readAll('paragraph', allText)).filter((text) => text.startsWith('Dieselbe Datei')),
      }
    },
    async analysed() {
      await screen.go(address)
      const closed = await shut()
      if (closed) return closed
      return (await rows())
        .filter(({ cells }) => 'Untersucht am' in cells)
        .map(({ cells }) => ({
          name: cells['first'] ?? '',
          pages: cells['Seiten'] ?? '',
          on: cells['Untersucht am'] ?? '',
        }))
    },
  }
}

interface RowSeen {
  /** By their columns, its own heading as `first`. */
  readonly cells: Readonly<Record<string, string>>
  /** Where its heading leads. */
  readonly link?: string
}

/** A row of a table; runs inside the page. What explains a cell stands smaller below it. */
const rowSeen = (row: Element): RowSeen => {
  const textOf = (element: Element | null | undefined) => {
    const copy = element?.cloneNode(true) as Element | undefined
    for (const small of copy?.querySelectorAll('.small') ?? []) small.remove()
    return (copy?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  }
  const heading = row.querySelector('th[scope="row"]')
  const link = heading?.querySelector('a')?.getAttribute('href')
  return {
    cells: {
      first: textOf(heading),
      ...Object.fromEntries(
        [...row.querySelectorAll('td')].map((cell) => [cell.getAttribute('data-l') ?? '', textOf(cell)]),
      ),
    },
    ...(typeof link === 'string' && { link }),
  }
}

/** The text below each heading 'Seite 1'; runs inside the page. */
const pagesSeen = (main: Element): string[] =>
  [...main.querySelectorAll('h3')]
    .filter((heading) => /^Seite \d+$/.test(heading.textContent ?? ''))
    .map((heading) => {
      const copy = heading.nextElementSibling?.cloneNode(true) as Element | undefined
      for (const end of copy?.querySelectorAll('br') ?? []) end.replaceWith('\n')
      return copy?.textContent ?? ''
    })
