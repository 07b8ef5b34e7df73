import { citedAddress, type CitedPages } from '../citations/links.ts'
import { fileName } from '../forms/upload-rules.ts'
import type { ForKnowingFiles } from '../knowledge/downloads/ports.ts'
import type { ForNamingTerms } from '../knowledge/linking/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { done, refused, type NotAllowed, type NotSignedIn } from '../shared/result.ts'
import { accessibilityOf } from './accessibility.ts'
import { mostAnalysedShown, type AnalysedCitation, type Duplicate } from './analysis.ts'
import type { CitedInText } from './named-in-text.ts'
import type { ForAnalysingPdfs, ForReadingPdfs, ForStoringAnalysedPdfs } from './ports.ts'
import { fileTaken } from './why-not-taken.ts'

interface AnalysisNeeds extends ForNamingTerms, ForKnowingFiles {
  readonly pdfReading: ForReadingPdfs
  readonly analysedPdfs: ForStoringAnalysedPdfs
  readonly citedPages: () => Promise<CitedPages>
  readonly clock: Clock
}

const linked =
  (pages: CitedPages) =>
  ({ text, citation, count, page }: CitedInText): AnalysedCitation => {
    const url = citedAddress(citation, pages)
    return { text, count, page, ...(url !== undefined && { url }) }
  }

/** Looks at PDFs for those whom `whyNot` finds nothing against. */
export const analysisOf = (
  whyNot: () => Promise<NotSignedIn | NotAllowed | undefined>,
  needs: AnalysisNeeds,
): ForAnalysingPdfs => ({
  async analysed() {
    const why = await whyNot()
    if (why) return refused(why)
    return done({ items: await needs.analysedPdfs.latest(mostAnalysedShown) })
  },

  async analyse({ pdf }) {
    const why = await whyNot()
    if (why) return refused(why)
    const taken = fileTaken(pdf)
    if (!taken.ok) return taken
    const { bytes } = taken.value
    const name = fileName(taken.value.name)
    const [br, sbv, jav] = await Promise.all([needs.terms('br'), needs.terms('sbv'), needs.terms('jav')])
    const read = await needs.pdfReading.read(bytes, { br, sbv, jav })
    if (!read.ok) return read
    const { digest, pages, facts, named } = read.value
    const [cited, before, download] = await Promise.all([
      needs.citedPages(),
      needs.analysedPdfs.byDigest(digest),
      needs.downloadOf(digest),
    ])
    await needs.analysedPdfs.record({ digest, name, on: today(needs.clock), pages: pages.length })
    const duplicates: readonly Duplicate[] = [
      ...(download ? [{ of: 'download' as const, ...download }] : []),
      ...(before ? [{ of: 'analysed' as const, name: before.name, on: before.on }] : []),
    ]
    return done({
      name,
      bytes: bytes.length,
      digest,
      ...(facts.title !== undefined && { title: facts.title }),
      ...(named.language && { language: named.language }),
      pages,
      citations: { items: named.citations.items.map(linked(cited)), total: named.citations.total },
      terms: {
        items: named.terms.items.map(({ address, ...term }) => ({ ...term, url: address })),
        total: named.terms.total,
      },
      checks: accessibilityOf(facts),
      duplicates,
    })
  },
})
