import * as addressOf from '#core/shared/addresses.ts'
import { LimitedTextHost } from '../../blocks/limited-text-host.tsx'
import { pictureOfRubric } from '#core/shared/pictures.ts'
import type { Rubric, ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import { rubricHref } from '#core/catalogue/theme-links.ts'
import { filmAnchor } from '#core/media/film-links.ts'
import type { Video } from '#core/media/video-record.ts'
import { forEveryone, notFound } from '../../answers.ts'
import { pageHref } from '#core/shared/page.ts'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { CoverArt } from '../../blocks/cover-art.tsx'
import { FilmHost } from '../../blocks/film-host.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { PhoneLink } from '../../blocks/phone-link.tsx'
import { Pile } from './pile.tsx'
import { ThemeCards } from '../../blocks/theme-card-on-page.tsx'
import { courseListLd } from '../../shell/json-ld/courses.ts'
import { filmsLd } from '../../shell/json-ld/films.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.rubric
const cardsOnPage = 24
/** Characters of a rubric's description before 'Mehr lesen'. */
const shownOfDescription = 300

interface RubricShown {
  readonly rubric: Rubric
  readonly others: readonly Rubric[]
  readonly cards: readonly Card[]
  readonly next?: string | undefined
  /** Recommended on this page; only at its beginning. */
  readonly films: readonly Video[]
}

/** One rubric with the cards of its themes. */
export const rubricPage: Page<RubricShown> = {
  reads: ['after'],
  async loader({ site, params, url }) {
    const asked = params['rubric'] ?? ''
    const after = url.searchParams.get('after')
    const rubric = await site.programme.catalogue.rubric({ url: asked })
    if (!rubric.ok) throw notFound()
    const [all, films, cards] = await Promise.all([
      site.programme.catalogue.rubrics({}),
      after === null ? site.programme.media.recommendedVideos({ rubric: asked }) : undefined,
      site.programme.catalogue.themes({ rubric: asked, limit: cardsOnPage, ...(after === null ? {} : { after }) }),
    ])
    const shown = forEveryone(
      {
        rubric: rubric.value,
        others: all.ok ? all.value.items.filter((other) => other.url !== asked) : [],
        cards: cards.ok ? cards.value.items : [],
        next: cards.ok ? cards.value.next : undefined,
        films: films?.ok ? films.value.items : [],
      },
      ['rubrics', `rubric:${asked}`, 'record:video'],
    )
    return { ...shown, here: pageHref(rubricHref(rubric.value), after) }
  },
  head: ({ rubric, cards, films }, frame) => ({
    title: rubric.title,
    description: rubric.teaser,
    canonical: rubricHref(rubric),
    rubric: rubric.position,
    picture: pictureOfRubric(rubric),
    crumbs: overview,
    section: 'seminare',
    jsonLd: [
      ...(cards.length >= 3 ? [courseListLd(cards, frame)] : []),
      ...filmsLd(films, rubricHref(rubric), frame, pictureOfRubric(rubric)),
    ],
  }),
  Component: ({ data: { rubric, others, cards, next, films }, frame }) => (
    <>
      <div className="wrap rhead">
        <div className="stack g3">
          <h1>{withJoints(rubric.title)}</h1>
          <p className="lead">{rubric.teaser}</p>
          {rubric.description && <LimitedTextHost text={rubric.description} limit={shownOfDescription} frame={frame} />}
        </div>
        <div className="rart">
          <CoverArt slug={rubric.url} rubric={rubric.position} w={640} h={300} ground={0} />
        </div>
      </div>
      <section className="sec">
        <div className="wrap">
          <h2 className="vh">{pageWording.programme.themes(rubric.count)}</h2>
          {cards.length === 0 ? (
            <Note icon="book" title={words.none}>
              <p>{words.noneText}</p>
            </Note>
          ) : (
            <div className="grid">
              <ThemeCards cards={cards} frame={frame} firstIsNext />
              {frame.brand.phone && (
                <aside className="advice dark top-r" aria-labelledby="beratung">
                  <h3 id="beratung">{words.adviceTitle}</h3>
                  <p>{words.advice}</p>
                  <PhoneLink brand={frame.brand} className="btn" />
                  {frame.brand.email && (
                    <p className="small">
                      <a href={`mailto:${frame.brand.email}`}>{frame.brand.email}</a>
                    </p>
                  )}
                </aside>
              )}
            </div>
          )}
          {next !== undefined && (
            <p className="further">
              <GoLink href={pageHref(rubricHref(rubric), next)}>{words.more}</GoLink>
            </p>
          )}
        </div>
      </section>
      {films.length > 0 && (
        <MarginSection title={words.films} note={pageWording.themePages.filmNote}>
          <div className="grid films">
            {films.map((film) => (
              <div key={film.id} id={filmAnchor(film)}>
                <FilmHost film={film} />
              </div>
            ))}
          </div>
        </MarginSection>
      )}
      <section className="sec">
        <div className="wrap mgn">
          <h2>{words.others}</h2>
          <Pile rubrics={others} />
        </div>
      </section>
    </>
  ),
}

const overview = [{ title: pageWording.shell.allThemes, href: addressOf.programme }]
