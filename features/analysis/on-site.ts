import type { AnalysedCitation, AnalysedTerm, Duplicate } from '#core/analysis/analysis.ts'
import { formatDate } from '#core/shared/dates.ts'
import { pdfAnalysisWording } from '#wording/pages/pdf-analysis.ts'
import { pdfRefusalText } from '#wording/pdf-refusal-text.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import type { AnalysesPdfs, NamedSeen } from './analysis.driver.ts'

const { result, checks, duplicates } = pdfAnalysisWording

const duplicateSeen = (duplicate: Duplicate): string =>
  duplicate.of === 'analysed'
    ? duplicates.analysed(duplicate.name, duplicate.on)
    : `${duplicates.download} ${duplicate.title}`

const namedSeen = (
  what: string,
  { page, count, url }: Pick<AnalysedCitation | AnalysedTerm, 'page' | 'count' | 'url'>,
): NamedSeen => ({ what, page: String(page), count: String(count), ...(url !== undefined && { address: url }) })

/** Looks into PDFs through the port. */
export const analysesPdfsOnSite = ({
  site: {
    office: { pdfAnalysis },
  },
}: Entry): AnalysesPdfs => ({
  async analyse(pdf) {
    const answer = await pdfAnalysis.analyse({ pdf })
    if (!answer.ok) return { told: said(pdfRefusalText(answer.refusal)) }
    const { title, language, pages, citations, terms, ...value } = answer.value
    return {
      title: title ?? result.noTitle,
      language: language ? result.languages[language] : result.noLanguage,
      pages: said(result.pages(pages.length)),
      text: pages,
      citations: citations.items.map((one) => namedSeen(one.text, one)),
      terms: terms.items.map((one) => namedSeen(one.title, one)),
      checks: value.checks.map(({ check, verdict }) => ({
        name: checks.named[check].name,
        verdict: checks.verdicts[verdict],
      })),
      duplicates: value.duplicates.map(duplicateSeen),
    }
  },
  async analysed() {
    const answer = await pdfAnalysis.analysed({})
    if (!answer.ok) return answer.refusal.why === 'not-signed-in' ? 'signed out' : 'not allowed'
    return answer.value.items.map(({ name, pages, on }) => ({ name, pages: String(pages), on: formatDate(on) }))
  },
})
