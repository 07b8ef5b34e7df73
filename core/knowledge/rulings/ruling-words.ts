import type { ForAnalysingGerman } from '../../shared/german-analyser.ts'
import type { Ruling } from './rulings.ts'

/** The words by which a decision is found, each once. */
export const rulingWords = (german: Pick<ForAnalysingGerman, 'indexWords'>, ruling: Ruling): readonly string[] => [
  ...new Set(
    german.indexWords(
      [
        ruling.title,
        ruling.keyword,
        ruling.court,
        ruling.type,
        ...ruling.fileNumbers,
        ...ruling.norms,
        ruling.coreStatement,
        ...[ruling.caseHtml, ruling.decisionHtml, ruling.meaningHtml].map((html) => html.replaceAll(/<[^<>]*>/g, ' ')),
      ].join('\n'),
    ),
  ),
]
