import { isDocumentKind, type DocumentKind } from '#core/fulltext/fulltext.ts'
import { pageHref } from '#core/shared/page.ts'
import type { Hits } from '#core/search/search.ts'
import { hitsInAll, kindParameter, literallyParameter, searchHref } from '#core/search/search.view.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { SearchForm } from '../../blocks/search-form.tsx'
import { pageWording } from '#wording/pages.ts'
import { SearchHits } from './search-hits.tsx'
import { NothingFound } from './nothing-found.tsx'

const words = pageWording.programme.search
const themesOnPage = 24
/** Longest question in characters; more is cut off. */
const longestQuestion = 200

interface Found {
  /** What was typed. */
  readonly asked: string
  /** Of which kind hits are shown; absent: of all. */
  readonly kind?: DocumentKind
  /** Absent until something is asked. */
  readonly hits?: Hits
}

/** The search over everything public. */
export const searchPage: Page<Found> = {
  reads: ['q', literallyParameter, kindParameter, 'after'],
  async loader({ site, url }) {
    const asked = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuestion)
    if (asked === '') return forEveryone({ asked }, [])
    const after = url.searchParams.get('after')
    const literally = url.searchParams.has(literallyParameter)
    const named = url.searchParams.get(kindParameter)
    const kind = isDocumentKind(named) ? { kind: named } : {}
    const answer = await site.knowledge.search.search({
      q: asked,
      ...(literally && { literally }),
      ...kind,
      limit: themesOnPage,
      ...(after !== null && { after }),
    })
    return {
      ...forEveryone({ asked, ...kind, ...(answer.ok && { hits: answer.value }) }, ['search', 'themes', 'venues']),
      here: pageHref(searchHref(asked, { literally, ...kind }), after),
    }
  },
  head: ({ hits }) => ({ title: headingOf(hits), noindex: true, crumbs: [] }),
  Component: ({ data: { asked, hits, kind }, frame }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{headingOf(hits)}</h1>
        <SearchForm q={asked} />
        {hits === undefined && <p className="lead">{words.ask}</p>}
        {hits?.shortened && <p>{words.shortened}</p>}
        {hits?.typed !== undefined && (
          <p>
            {words.lookedFor(hits.q)}{' '}
            <a href={searchHref(hits.typed, { literally: true })}>{words.literally(hits.typed)}</a>
          </p>
        )}
        {hits?.partly && <p>{words.partly(hits.q)}</p>}
      </div>
      {hits &&
        (hitsInAll(hits) === 0 ? (
          <NothingFound frame={frame} />
        ) : (
          <SearchHits hits={hits} frame={frame} {...(kind && { kind })} />
        ))}
    </>
  ),
}

const headingOf = (hits: Hits | undefined): string => {
  if (hits === undefined) return words.title
  if (hits.partly) return words.partlyFound(hits.q)
  const countOf = (kind: DocumentKind): number => hits.kinds.find((one) => one.kind === kind)?.count ?? 0
  const [themes, entries, towns] = [countOf('theme'), countOf('lexicon'), hits.towns.length]
  return hitsInAll(hits) === 0
    ? words.nothing(hits.q)
    : words.found({ themes, towns, entries, others: hitsInAll(hits) - themes - entries - towns }, hits.q)
}
