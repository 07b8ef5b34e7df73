import type { ThemePage } from '#core/catalogue/catalogue.ts'
import { rubricHref, themeHref } from '#core/catalogue/theme-links.ts'
import { forEveryone, movedTo, notFound } from '../answers.ts'
import type { Crumb, Page } from '../page.ts'
import { Entitlement } from '../parts/entitlement.tsx'
import { GoLink } from '../parts/go-link.tsx'
import { MarginSection } from '../parts/margin-section.tsx'
import { ThemeCard } from '../parts/theme-card.tsx'
import { ThemeHead } from '../parts/theme-head.tsx'
import { Contents, Dates, Extras, OnThisPage } from '../parts/theme-sections.tsx'
import { breadcrumbLd, courseLd } from '../shell/json-ld.ts'
import { pageWording } from '../wording/pages.ts'

const words = pageWording.programme.theme

/** One theme with all there is to know; of a training series, its modules. */
export const themePage: Page<ThemePage> = {
  async loader({ site, params }) {
    const url = params['theme'] ?? ''
    const answer = await site.catalogue.theme({ url })
    if (answer.ok) return forEveryone(answer.value, [`theme:${url}`, 'themes', 'events'])
    throw answer.refusal.why === 'moved' ? movedTo(answer.refusal.to) : notFound()
  },
  head: (shown, frame) => ({
    title: shown.theme.title,
    description: shown.card.teaser,
    canonical: themeHref(shown.theme),
    rubric: shown.theme.rubric.position,
    crumbs: crumbsTo(shown),
    section: 'seminare',
    jsonLd: [
      courseLd(shown, frame),
      breadcrumbLd([...crumbsTo(shown), { title: shown.theme.title, href: themeHref(shown.theme) }], frame),
    ],
  }),
  Component: ({ data, frame }) => (
    <>
      <ThemeHead data={data} frame={frame} />
      <OnThisPage data={data} />
      <Contents data={data} />
      <Dates data={data} frame={frame} />
      <Extras data={data} />
      <MarginSection id="anspruch" title={words.entitlement}>
        <Entitlement groups={data.theme.targetGroups} />
      </MarginSection>
      {data.next.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <div className="row sec-h">
              <h2>{words.next}</h2>
              <GoLink href={rubricHref(data.theme.rubric)}>{data.theme.rubric.title}</GoLink>
            </div>
            <div className="grid">
              {data.next.map((card) => (
                <ThemeCard key={card.url} card={card} frame={frame} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  ),
}

const crumbsTo = ({ theme }: ThemePage): readonly Crumb[] => [
  { title: theme.rubric.title, href: rubricHref(theme.rubric) },
]
