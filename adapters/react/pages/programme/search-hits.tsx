import { createElement } from 'react'
import type { DocumentKind } from '#core/fulltext/fulltext.ts'
import { pageHref } from '#core/shared/page.ts'
import type { DocumentHit, ExcerptPart, Hits, TownHit } from '#core/search/search.ts'
import { eventsFoundHref, searchHref, townEventsHref } from '#core/search/search.view.ts'
import { ThemeCards } from '../../blocks/theme-card-on-page.tsx'
import type { Frame } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.search

interface Shown {
  readonly hits: Hits
  /** Of which kind; absent: of all. */
  readonly kind?: DocumentKind
  readonly frame: Frame
}

/** What was found: the shortest ways on first. */
export const SearchHits = ({ hits, kind, frame }: Shown) => (
  <>
    {hits.towns.length > 0 && <Towns towns={hits.towns} />}
    {hits.kinds.length > 0 && <Kinds hits={hits} {...(kind && { kind })} />}
    {hits.documents.items.length > 0 && <Documents hits={hits} {...(kind && { kind })} />}
    {hits.themes.total > 0 && <Themes hits={hits} frame={frame} {...(kind && { kind })} />}
  </>
)

/** Where the same question is answered by hits of one kind, or of all. */
const hrefOfKind = ({ q, typed }: Hits, kind?: DocumentKind): string =>
  searchHref(typed ?? q, { ...(kind && { kind }) })

const Towns = ({ towns }: { readonly towns: readonly TownHit[] }) => (
  <section className="wrap sec" aria-labelledby="orte">
    <div className="row sec-h">
      <h2 id="orte">{words.kinds.towns(towns.length)}</h2>
    </div>
    <ul className="stack g1">
      {towns.map((town) => (
        <li key={town.locationId}>
          <GoLink href={townEventsHref(town)}>{words.eventsIn(town.events, town.name, town.words)}</GoLink>
        </li>
      ))}
    </ul>
  </section>
)

const Kinds = ({ hits, kind }: Omit<Shown, 'frame'>) => (
  <nav className="wrap" aria-label={words.byKind}>
    <ul className="row g1 kinds">
      <li>
        <a className="chip" href={hrefOfKind(hits)} aria-current={kind === undefined ? 'page' : undefined}>
          {words.all(hits.kinds.reduce((sum, { count }) => sum + count, 0))}
        </a>
      </li>
      {hits.kinds.map((one) => (
        <li key={one.kind}>
          <a className="chip" href={hrefOfKind(hits, one.kind)} aria-current={kind === one.kind ? 'page' : undefined}>
            {words.ofKind(one.kind, one.count)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const Documents = ({ hits, kind }: Omit<Shown, 'frame'>) => (
  <section className="wrap sec" aria-labelledby="treffer">
    <h2 className="vh" id="treffer">
      {words.hits}
    </h2>
    <ol className="found stack g3">
      {hits.documents.items.map((hit) => (
        <Found key={hit.url} hit={hit} />
      ))}
    </ol>
    {hits.documents.next !== undefined && (
      <p className="further">
        <GoLink href={pageHref(hrefOfKind(hits, kind), hits.documents.next)}>{words.moreHits}</GoLink>
      </p>
    )}
  </section>
)

const Found = ({ hit: { kind, title, url, groups, excerpt } }: { readonly hit: DocumentHit }) => (
  <li>
    <h3>
      <a href={url}>{title}</a>
    </h3>
    <p className="small mute">
      {[words.documents[kind].one, ...(kind === 'lexicon' ? groups.map(words.forGroup) : [])].join(' · ')}
    </p>
    {excerpt.length > 0 && <Excerpt parts={excerpt} />}
  </li>
)

/** Its pieces are told apart by nothing but their order. */
const Excerpt = ({ parts }: { readonly parts: readonly ExcerptPart[] }) =>
  createElement(
    'p',
    { className: 'measure' },
    ...parts.map(({ text, hit }) => (hit ? createElement('mark', null, text) : text)),
  )

const Themes = ({ hits, kind, frame }: Shown) => (
  <section className="wrap sec hits" aria-labelledby="themen">
    <div className="row sec-h">
      <h2 id="themen">{words.kinds.themes(hits.themes.total)}</h2>
    </div>
    <div className="grid">
      <ThemeCards cards={hits.themes.items} frame={frame} firstIsNext />
    </div>
    {hits.events > 0 && (
      <p className="further">
        <GoLink href={eventsFoundHref(hits)}>{words.eventsFound(hits.events, hits.q)}</GoLink>
      </p>
    )}
    {kind === 'theme' && hits.themes.next !== undefined && (
      <p className="further">
        <GoLink href={pageHref(hrefOfKind(hits, 'theme'), hits.themes.next)}>{words.further}</GoLink>
      </p>
    )}
    {kind !== 'theme' && hits.themes.total > hits.themes.items.length && (
      <p className="further">
        <GoLink href={hrefOfKind(hits, 'theme')}>{words.allThemes(hits.themes.total)}</GoLink>
      </p>
    )}
  </section>
)
