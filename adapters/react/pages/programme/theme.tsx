import * as addressOf from '#core/shared/addresses.ts'
import type { ThemePage } from '#core/catalogue/catalogue.ts'
import { pictureOfTheme } from '#core/shared/pictures.ts'
import { rubricHref, themeHref } from '#core/catalogue/theme-links.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import type { Video } from '#core/media/video-record.ts'
import type { Expert } from '#core/people/people.ts'
import { recommendationTags } from '#core/recommendations/recommendation-tags.ts'
import type { CitedNorm, Recommendation } from '#core/recommendations/recommendations.ts'
import { relatedOnPage } from '#core/recommendations/related.view.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { Entitlement } from './entitlement.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { knownRates, ratesTag } from '../../blocks/known-rates.ts'
import { LegalBasis } from '../../blocks/legal-basis.tsx'
import { ThemeCards } from '../../blocks/theme-card-on-page.tsx'
import { ThemeHead } from './theme-head.tsx'
import {
  Contents,
  ThemeEvents,
  Film,
  Highlights,
  NextSteps,
  OnThisPage,
  StarterPackage,
  Teachers,
} from '../../blocks/theme-sections.tsx'
import { queryAbout, citedTags, normsOfTheme } from '../../blocks/what-theme-cites.ts'
import { courseLd } from '../../shell/json-ld/courses.ts'
import { crumbsToTheme, themeOfPage } from '../../blocks/theme-of-page.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.theme

/** The page is long without them. */
const relatedShown = { topics: 1, news: 1 }
const normsShown = 6

interface ThemeShown extends ThemePage {
  /** Who teaches it. */
  readonly experts: readonly Expert[]
  /** The first that is recommended on the page of its rubric. */
  readonly film?: Video | undefined
  readonly rates: CostRates | undefined
  /** Norms that it teaches. */
  readonly norms: readonly CitedNorm[]
  readonly related: readonly Recommendation[]
}

/** One theme with all there is to know; of a training series, its modules. */
export const themePage: Page<ThemeShown> = {
  async loader(request) {
    const { site } = request
    const page = await themeOfPage(request, addressOf.theme)
    const { url, rubric } = page.theme
    const asked = queryAbout(page.theme)
    const [experts, films, rates, norms, related] = await Promise.all([
      site.programme.people.experts({}),
      site.programme.media.recommendedVideos({ rubric: rubric.url }),
      knownRates(site),
      normsOfTheme(site, asked),
      relatedOnPage(site.knowledge.recommendations, asked, [], relatedShown),
    ])
    return forEveryone(
      {
        ...page,
        experts: experts.ok ? experts.value.filter(({ themes }) => themes.includes(url)) : [],
        film: films.ok ? films.value.items[0] : undefined,
        rates,
        norms: norms.slice(0, normsShown),
        related,
      },
      [`theme:${url}`, `rubric:${rubric.url}`, 'record:expert', ratesTag, ...citedTags, ...recommendationTags],
    )
  },
  head: (shown, frame) => ({
    title: shown.theme.title,
    description: shown.card.teaser,
    canonical: themeHref(shown.theme),
    rubric: shown.theme.rubric.position,
    picture: pictureOfTheme(shown.theme),
    crumbs: crumbsToTheme(shown.theme),
    section: 'seminare',
    jsonLd: [courseLd(shown, frame)],
  }),
  Component: ({ data, frame }) => (
    <>
      <ThemeHead data={data} rates={data.rates} frame={frame} />
      <OnThisPage data={data} />
      <Contents data={data} />
      <Highlights data={data} />
      <ThemeEvents data={data} rates={data.rates} frame={frame} />
      <StarterPackage data={data} />
      <MarginSection id="anspruch" title={words.entitlement}>
        <Entitlement groups={data.theme.targetGroups} />
      </MarginSection>
      <Teachers experts={data.experts} />
      <LegalBasis norms={data.norms} related={data.related} />
      <NextSteps data={data} />
      <Film film={data.film} />
      {data.next.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <div className="row sec-h">
              <h2>{words.next}</h2>
              <GoLink href={rubricHref(data.theme.rubric)}>{data.theme.rubric.title}</GoLink>
            </div>
            <div className="grid">
              <ThemeCards cards={data.next} frame={frame} />
            </div>
          </div>
        </section>
      )}
    </>
  ),
}
