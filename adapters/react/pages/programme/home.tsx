import * as addressOf from '#core/shared/addresses.ts'
import type { Rubric, ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import { themeKind } from '#core/catalogue/theme-kind.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import type { ListedArticle } from '#core/knowledge/articles/articles.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import { findEvents, type Finding } from '#core/finder/finder.view.ts'
import type { Video } from '#core/media/video-record.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { ArticleRows } from '../../blocks/article-rows.tsx'
import { CoverArt } from '../../blocks/cover-art.tsx'
import { FoundRow } from '../../blocks/event-row.tsx'
import { QuickFinder } from '../../blocks/finder/quick-finder.tsx'
import { FilmHost } from '../../blocks/film-host.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { knownRates, ratesTag } from '../../blocks/known-rates.ts'
import { LookUp } from '../../blocks/look-up.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { CitingLine } from '../../ui/citing-line.tsx'
import { Steps } from '../../ui/steps.tsx'
import { PhoneLink } from '../../blocks/phone-link.tsx'
import { Pile } from './pile.tsx'
import { ThemeCards } from '../../blocks/theme-card-on-page.tsx'
import { filmsLd } from '../../shell/json-ld/films.ts'
import { officeLd } from '../../shell/json-ld/provider.ts'
import { targetGroups, type TargetGroup } from '#core/shared/target-group.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.home
const rowsOnHome = 4
const cardsOnHome = 3
const articlesOnHome = 3

interface Home {
  readonly rubrics: readonly Rubric[]
  /** What the finder offers, with the next events. */
  readonly finding: Finding
  readonly rates: CostRates | undefined
  readonly news: readonly Card[]
  readonly articles: readonly ListedArticle[]
  /** One theme to begin with for each office. */
  readonly first: readonly { readonly group: TargetGroup; readonly card: Card }[]
  readonly themes: number
  readonly towns: number
  /** The first in the content; none where the provider has no film. */
  readonly film?: Video | undefined
}

/** The start page: search, rubrics, next events, what is new. */
export const homePage: Page<Home> = {
  async loader({ site }) {
    const [rubrics, finding, rates, news, venues, films, articles, ...first] = await Promise.all([
      site.programme.catalogue.rubrics({}),
      findEvents(site.programme, {}, {}, rowsOnHome),
      knownRates(site),
      site.programme.catalogue.themes({ isNew: true, limit: cardsOnHome }),
      site.programme.venues.locations({}),
      site.programme.media.videos({}),
      site.knowledge.articles.articles({ kind: 'news', limit: articlesOnHome }),
      ...targetGroups.map((targetGroup) => site.programme.catalogue.themes({ targetGroup, limit: 100 })),
    ])
    const rubricItems = rubrics.ok ? rubrics.value.items : []
    return forEveryone(
      {
        rubrics: rubricItems,
        finding,
        rates,
        news: news.ok ? news.value.items : [],
        first: targetGroups.flatMap((group, index) => {
          const answer = first[index]
          const card = answer?.ok ? beginnersTheme(answer.value.items, group) : undefined
          return card ? [{ group, card }] : []
        }),
        themes: rubricItems.reduce((sum, { count }) => sum + count, 0),
        towns: venues.ok ? venues.value.items.length : 0,
        articles: articles.ok ? articles.value.items : [],
        film: films.ok ? films.value.items[0] : undefined,
      },
      ['rubrics', 'themes', 'dates', 'venues', 'articles', 'record:video', ratesTag],
    )
  },
  head: ({ film }, frame) => ({
    title: words.title,
    description: words.description,
    canonical: '/',
    feed: 'all',
    jsonLd: [officeLd(frame), ...filmsLd(film ? [film] : [], '/', frame)],
  }),
  Component: ({ data, frame }) => (
    <>
      <section className="wrap hero">
        <div className="stack g3">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead(data.themes, data.towns)}</p>
          <form className="quick row seek" action={addressOf.search} role="search" aria-label={words.searchLabel}>
            <div className="field grow">
              <label htmlFor="q">{words.question}</label>
              <input className="in" id="q" name="q" type="search" maxLength={200} placeholder={words.placeholder} />
            </div>
            <button className="btn" type="submit">
              <Icon name="search" />
              {words.find}
            </button>
          </form>
        </div>
        <Pile rubrics={data.rubrics} />
      </section>

      {data.finding.found.total > 0 && <QuickFinder finding={data.finding} />}

      {data.finding.found.total > 0 && (
        <section className="sec">
          <div className="wrap mgn">
            <div className="stack">
              <h2>{words.nextEvents}</h2>
              <p>
                <GoLink href={addressOf.events} isNext>
                  {words.allEvents(data.finding.found.total)}
                </GoLink>
              </p>
            </div>
            <div className="evs">
              {data.finding.found.items.map((found) => (
                <FoundRow key={found.event.eventId} found={found} rates={data.rates} frame={frame} />
              ))}
            </div>
          </div>
        </section>
      )}

      {data.first.length > 0 && (
        <section className="sec board">
          <div className="wrap side">
            <div className="stack g3">
              <h2>{words.elected}</h2>
              <p className="lead">{words.electedLead}</p>
              <ul className="lines start">
                {data.first.map(({ group, card }) => (
                  <li key={group}>
                    <h3 className="h4">
                      <a href={themeHref(card)}>{withJoints(card.title)}</a>
                    </h3>
                    <p className="small mute">
                      <CitingLine text={words.electedBy[group]} />
                    </p>
                  </li>
                ))}
              </ul>
            </div>
            <div className="poster">
              <CoverArt slug="frisch-gewaehlt" rubric={8} w={360} h={450} ground={1} />
            </div>
          </div>
        </section>
      )}

      {data.news.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <div className="row sec-h">
              <h2>{words.news}</h2>
              <GoLink href={addressOf.programme}>{pageWording.shell.allThemes}</GoLink>
            </div>
            <div className="grid">
              <ThemeCards cards={data.news} frame={frame} />
            </div>
          </div>
        </section>
      )}

      {data.articles.length > 0 && (
        <section className="sec">
          <div className="wrap mgn">
            <div className="stack">
              <h2>{words.articles}</h2>
              <p>
                <GoLink href={addressOf.news}>{words.allNews}</GoLink>
              </p>
            </div>
            <ArticleRows articles={data.articles} heading="h3" />
          </div>
        </section>
      )}

      <LookUp brand={frame.brand} />

      <section className="sec">
        <div className="wrap mgn">
          <div className="stack">
            <h2>{words.steps}</h2>
            <p className="small mute">{words.stepsNote}</p>
          </div>
          <Steps list={words.stepList} />
        </div>
      </section>

      {data.film && (
        <MarginSection title={words.filmHeading} note={words.filmNote}>
          <FilmHost film={data.film} />
        </MarginSection>
      )}

      {frame.brand.phone && (
        <section className="sec">
          <div className="wrap side call">
            <div className="stack">
              <h2>{words.talk}</h2>
              <p className="lead">{words.talkLead(frame.brand.officeHours)}</p>
            </div>
            <div className="stack g1">
              <PhoneLink brand={frame.brand} className="num" />
              {frame.brand.email && <a href={`mailto:${frame.brand.email}`}>{frame.brand.email}</a>}
            </div>
          </div>
        </section>
      )}
    </>
  ),
}

/** The designation of a seminar that begins a track. */
const basics = 'Grundlagenseminar'

/**
 * Where somebody new in office begins: the first basic seminar, else the first, made for that office more than for
 * others.
 */
const beginnersTheme = (cards: readonly Card[], group: TargetGroup): Card | undefined => {
  const own = cards.filter((card) => card.targetGroups[0] === group && themeKind(card) === 'Seminar')
  return own.find(({ designation }) => designation === basics) ?? own[0] ?? cards[0]
}
