import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import { pageQueryOf } from '../shared/page.ts'
import { rememberedUntil } from '../shared/remembered-until.ts'
import { done, refused, type NotAllowed, type NotSignedIn } from '../shared/result.ts'
import type { ForTakingTurns } from '../shared/turns.ts'
import type { ForKnowingCitedPages } from '../knowledge/linking/ports.ts'
import { citationsOf, destinations, type CitationInText } from './citation-report.ts'
import type { CitationCounts, ForCheckingCitations } from './ports.ts'
import { publishedTexts, type TextsNeeds } from './published-texts.ts'

interface ReportNeeds extends TextsNeeds, ForKnowingCitedPages {
  readonly changes: ForKnowingWhatChanged
  readonly turns: ForTakingTurns
}

/** All citations of all texts. */
export interface WholeReport {
  readonly texts: number
  readonly counts: CitationCounts
  /** Those first that somebody has to mend, else in the order of the texts. */
  readonly citations: readonly CitationInText[]
}

/** What texts say, and where they may lead, changes with these; what people do changes none of it. */
const concernsTexts = (tag: string): boolean =>
  ['themes', 'rulings', 'articles', 'laws', 'brand'].includes(tag) || /^(lexicon|page|record|law):/.test(tag)

const countsOf = (citations: readonly CitationInText[]): CitationCounts => {
  const counted = Map.groupBy(citations, ({ destination }) => destination)
  return Object.fromEntries(destinations.map((one) => [one, counted.get(one)?.length ?? 0])) as CitationCounts
}

/** Looks through all texts, one after the other; others have their turn between two of them. */
export async function wholeReport({ citedPages, turns, ...needs }: Omit<ReportNeeds, 'changes'>): Promise<WholeReport> {
  const pages = await citedPages()
  const citations: CitationInText[] = []
  let texts = 0
  for await (const text of publishedTexts(needs)) {
    texts += 1
    citations.push(...citationsOf(text, pages))
    await turns.next()
  }
  const rank = ({ destination }: CitationInText): number => destinations.indexOf(destination)
  return { texts, counts: countsOf(citations), citations: citations.toSorted((one, other) => rank(one) - rank(other)) }
}

/** The report as everyone of the office gets it; it is made anew when a text or a law has changed. */
export const rememberedReport = (needs: ReportNeeds): (() => Promise<WholeReport>) =>
  rememberedUntil(needs.changes, concernsTexts, () => wholeReport(needs))

/** Names a citation in a list that stays the same until a text changes. */
const cursorOf = ({ url, title, nth }: CitationInText): string => `${nth} ${url} ${title}`

/** Tells the office where citations lead. */
export const checkingCitations = (
  whyNotEditor: () => Promise<NotSignedIn | NotAllowed | undefined>,
  whole: () => Promise<WholeReport>,
): ForCheckingCitations => ({
  async report({ destination, ...query }) {
    const why = await whyNotEditor()
    if (why) return refused(why)
    const { texts, counts, citations } = await whole()
    const { after, limit } = pageQueryOf(query)
    const asked = citations.filter((each) => destination === undefined || each.destination === destination)
    const behind = after === undefined ? 0 : asked.findIndex((each) => cursorOf(each) === after) + 1
    const items = asked.slice(behind, behind + limit)
    const last = items.at(-1)
    return done({
      texts,
      counts,
      items,
      ...(last && behind + limit < asked.length && { next: cursorOf(last) }),
      total: asked.length,
    })
  },
})
