import * as addressOf from '#core/shared/addresses.ts'
import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import { forEveryone } from '../../answers.ts'
import { pageHref } from '#core/shared/page.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { SearchForm } from '../../blocks/search-form.tsx'
import { ThemeCards } from '../../blocks/theme-card-on-page.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.search
const cardsOnPage = 24
/** Longest question in characters; more is cut off. */
const longestQuestion = 200

interface Found {
  readonly q: string
  readonly cards: readonly Card[]
  readonly total?: number | undefined
  readonly next?: string | undefined
}

/** Search over the themes. */
export const searchPage: Page<Found> = {
  reads: ['q', 'after'],
  async loader({ site, url }) {
    const q = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuestion)
    const after = url.searchParams.get('after')
    if (q === '') return forEveryone({ q, cards: [] }, [])
    const answer = await site.programme.catalogue.themes({
      q,
      limit: cardsOnPage,
      ...(after === null ? {} : { after }),
    })
    const page = answer.ok ? answer.value : { items: [] }
    return {
      ...forEveryone({ q, cards: page.items, total: page.total, next: page.next }, ['themes']),
      here: pageHref(searchHref(q), after),
    }
  },
  head: ({ q }) => ({ title: q ? words.titleFor(q) : words.title, noindex: true, crumbs: [] }),
  Component: ({ data: { q, cards, total, next }, frame }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{words.title}</h1>
        <SearchForm q={q} />
        {q === '' ? <p className="lead">{words.ask}</p> : null}
      </div>
      {q !== '' && (
        <section className="wrap sec">
          {cards.length === 0 ? (
            <Note icon="search" title={words.nothing(q)}>
              <ul className="dash">
                {words.helps.map((help) => (
                  <li key={help}>{help}</li>
                ))}
              </ul>
              <p>
                <GoLink href={addressOf.programme}>{pageWording.shell.allThemes}</GoLink>
              </p>
            </Note>
          ) : (
            <>
              <div className="row sec-h">
                <h2>{total === undefined ? words.someFound(q) : words.found(total, q)}</h2>
              </div>
              <div className="grid">
                <ThemeCards cards={cards} frame={frame} firstIsNext />
              </div>
            </>
          )}
          {next !== undefined && (
            <p className="further">
              <GoLink href={pageHref(searchHref(q), next)}>{words.further}</GoLink>
            </p>
          )}
        </section>
      )}
    </>
  ),
}

const searchHref = (q: string): string => `${addressOf.search}?q=${encodeURIComponent(q)}`
