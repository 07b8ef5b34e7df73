import { pageHref } from '#core/shared/page.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import type { Hits } from '#core/search/search.ts'
import { hitsInAll, literallyParameter, searchHref } from '#core/search/search.view.ts'
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
  /** Absent until something is asked. */
  readonly hits?: Hits
}

/** The search over themes, towns and lexicon. */
export const searchPage: Page<Found> = {
  reads: ['q', literallyParameter, 'after'],
  async loader({ site, url }) {
    const asked = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuestion)
    if (asked === '') return forEveryone({ asked }, [])
    const after = url.searchParams.get('after')
    const literally = url.searchParams.has(literallyParameter)
    const answer = await site.knowledge.search.search({
      q: asked,
      ...(literally && { literally }),
      limit: themesOnPage,
      ...(after !== null && { after }),
    })
    const lexicons = targetGroups.map((group) => `lexicon:${group}` as const)
    return {
      ...forEveryone({ asked, ...(answer.ok && { hits: answer.value }) }, ['themes', 'venues', ...lexicons]),
      here: pageHref(searchHref(asked, { literally }), after),
    }
  },
  head: ({ hits }) => ({ title: headingOf(hits), noindex: true, crumbs: [] }),
  Component: ({ data: { asked, hits }, frame }) => (
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
      </div>
      {hits && (hitsInAll(hits) === 0 ? <NothingFound frame={frame} /> : <SearchHits hits={hits} frame={frame} />)}
    </>
  ),
}

const headingOf = (hits: Hits | undefined): string => {
  if (hits === undefined) return words.title
  return hitsInAll(hits) === 0
    ? words.nothing(hits.q)
    : words.found({ themes: hits.themes.total, towns: hits.towns.length, entries: hits.entriesInAll }, hits.q)
}
