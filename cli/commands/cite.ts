import type { Command } from 'commander'
import type { Citation, CitedPart, FoundCitation } from '#core/citations/citations.ts'
import { knownLaw } from '#core/citations/known-laws.ts'
import { citationsIn } from '#core/citations/parse.ts'
import { Misused } from '../outcome.ts'
import type { Columns, Output } from '../print.ts'
import { printJson, printList } from '../print.ts'

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

export function citeCommand(program: Command): void {
  program
    .command('cite <text>')
    .description('what a text cites: norms of laws, decisions of courts, ECLI')
    .option('--within <law>', 'the law whose text it is, as it is cited')
    .option('--json', 'print the citations')
    .action((text: string, asked: Output & { readonly within?: string }) => {
      const { within } = asked
      if (within !== undefined && !knownLaw(within)) throw new Misused(`Ein Gesetz „${within}“ ist nicht bekannt.`)
      const found = citationsIn(text, within === undefined ? {} : { within })
      if (asked.json) printJson(found.map(({ citation }) => printedCitation(citation)))
      else printList(found, columnsFor(text), asked, 'Der Text zitiert nichts.')
    })
}
