import { lexiconHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { pageHref } from '#core/shared/page.ts'
import { mainGroup } from '#core/shared/target-group.ts'
import type { Hits, LexiconHit, TownHit } from '#core/search/search.ts'
import { searchHref, townEventsHref } from '#core/search/search.view.ts'
import { ThemeCards } from '../../blocks/theme-card-on-page.tsx'
import type { Frame } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.search

interface Shown {
  readonly hits: Hits
  readonly frame: Frame
}

/** What was found, kind by kind: the shortest ways on first. */
export const SearchHits = ({ hits, frame }: Shown) => (
  <>
    {hits.towns.length > 0 && <Towns towns={hits.towns} />}
    {hits.entries.length > 0 && <Entries hits={hits} frame={frame} />}
    {hits.themes.total > 0 && <Themes hits={hits} frame={frame} />}
  </>
)

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

const Entries = ({ hits: { entries, entriesInAll }, frame }: Shown) => (
  <section className="wrap sec" aria-labelledby="begriffe">
    <div className="row sec-h">
      <h2 id="begriffe">{words.entriesInLexicon(entriesInAll)}</h2>
    </div>
    <ul className="lex">
      {entries.map((entry) => (
        <li key={entry.url}>
          <a href={entry.url}>
            <Icon name="right" />
            <span>{entryNamed(entry, entries)}</span>
          </a>
        </li>
      ))}
    </ul>
    {entriesInAll > entries.length && (
      <p className="further">
        <GoLink href={lexiconHref(frame.brand, mainGroup)}>{words.wholeLexicon}</GoLink>
      </p>
    )}
  </section>
)

/** Where two lexicons explain a term, whose each is stands beside it. */
const entryNamed = ({ title, group }: LexiconHit, entries: readonly LexiconHit[]): string =>
  entries.filter((other) => other.title === title).length > 1 ? words.entryFor(title, group) : title

const Themes = ({ hits: { q, typed, themes }, frame }: Shown) => (
  <section className="wrap sec hits" aria-labelledby="themen">
    <div className="row sec-h">
      <h2 id="themen">{words.kinds.themes(themes.total)}</h2>
    </div>
    <div className="grid">
      <ThemeCards cards={themes.items} frame={frame} firstIsNext />
    </div>
    {themes.next !== undefined && (
      <p className="further">
        <GoLink href={pageHref(searchHref(typed ?? q), themes.next)}>{words.further}</GoLink>
      </p>
    )}
  </section>
)
