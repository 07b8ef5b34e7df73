import type { Command } from 'commander'
import type { Citation, CitedPart, FoundCitation } from '#core/citations/citations.ts'
import { knownLaw } from '#core/citations/known-laws.ts'
import { citationsIn } from '#core/citations/parse.ts'
import { destinations, isBroken, type CitationInText } from '#core/citation-report/citation-report.ts'
import { wholeReport } from '#core/citation-report/citation-report.service.ts'
import { citedPagesOf } from '#core/cited-pages-of.ts'
import { parts } from '../compose/application.ts'
import { Misused } from '../outcome.ts'
import type { Columns, Output } from '../print.ts'
import { printJson, printList, say } from '../print.ts'
import { withApplication } from '../with-application.ts'

/** What a citation without a law says of itself. */
const ownLaw = 'selbes Gesetz, nur in Gesetzestext'

/** A citation as scripts are given it. */
export const printedCitation = (citation: Citation): object =>
  citation.kind === 'law' && citation.context ? { ...citation, context: ownLaw } : citation

const names: readonly (readonly [keyof CitedPart, string])[] = [
  ['absatz', 'Abs.'],
  ['unterabsatz', 'Unterabs.'],
  ['satz', 'Satz'],
  ['satzTo', 'bis'],
  ['nummer', 'Nr.'],
  ['buchstabe', 'Buchst.'],
  ['halbsatz', 'Halbs.'],
  ['eingangssatz', 'Eingangssatz'],
  ['following', ''],
]

const partOf = (at: CitedPart = {}): string =>
  names
    .flatMap(([key, name]) => (at[key] === undefined ? [] : [name, at[key] === true ? '' : at[key]]))
    .filter((word) => word !== '')
    .join(' ')

const ownerOf = (citation: Citation): string => (citation.kind === 'law' ? (citation.law ?? '') : citation.court)

const numberOf = (citation: Citation): string => {
  if (citation.kind !== 'law') return citation.fileNumber ?? ''
  const { unit, number, numberTo } = citation
  return `${unit === 'article' ? 'Art. ' : '§ '}${number}${numberTo === undefined ? '' : `–${numberTo}`}`
}

const restOf = (citation: Citation): string => {
  if (citation.kind === 'law')
    return citation.context ? [partOf(citation.at), `(${ownLaw})`].join(' ').trim() : partOf(citation.at)
  const marginal = citation.kind === 'case' ? (citation.marginal ?? []).map((number) => `Rn. ${number}`) : []
  return [citation.type, citation.date, ...marginal].filter((each) => each !== undefined).join(' ')
}

const columnsFor = (text: string): Columns<FoundCitation> => [
  ['text', ({ start, end }) => text.slice(start, end)],
  ['law or court', ({ citation }) => ownerOf(citation)],
  ['number', ({ citation }) => numberOf(citation)],
  ['more', ({ citation }) => restOf(citation)],
]

const reportColumns: Columns<CitationInText> = [
  ['citation', ({ citation }) => citation],
  ['leads to', ({ to, destination }) => to ?? destination],
  ['stands in', ({ url }) => url],
]

/** Where the citations of all texts of the database lead; people are shown those that lead nowhere. */
const report = (output: Output): Promise<void> =>
  withApplication(async (application) => {
    const needs = application.get(parts.needs)
    const { texts, counts, citations } = await wholeReport({ ...needs, citedPages: citedPagesOf(needs) })
    if (output.json) return printJson({ texts, counts, citations })
    printList(
      citations.filter(({ destination }) => isBroken(destination)),
      reportColumns,
      output,
      'Jedes Zitat ist richtig.',
    )
    say(`${texts} texts: ${destinations.map((one) => `${counts[one]} ${one}`).join(', ')}`)
  })

export function citeCommand(program: Command): void {
  program
    .command('cite [text]')
    .description('what a text cites: norms of laws, decisions of courts, ECLI')
    .option('--within <law>', 'the law whose text it is, as it is cited')
    .option('--report', 'where the citations of all published texts lead')
    .option('--json', 'print the citations')
    .action((text: string | undefined, asked: Output & { readonly within?: string; readonly report?: boolean }) => {
      const { within } = asked
      if (asked.report) return report(asked)
      if (text === undefined) throw new Misused('Es fehlt der Text, oder --report.')
      if (within !== undefined && !knownLaw(within)) throw new Misused(`Ein Gesetz „${within}“ ist nicht bekannt.`)
      const found = citationsIn(text, within === undefined ? {} : { within })
      if (asked.json) printJson(found.map(({ citation }) => printedCitation(citation)))
      else printList(found, columnsFor(text), asked, 'Der Text zitiert nichts.')
      return undefined
    })
}
