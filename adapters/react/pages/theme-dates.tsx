import type { ListedEvent, ThemePage } from '#core/catalogue/catalogue.ts'
import { rubricHref, themeDatesHref, themeHref } from '#core/catalogue/theme-links.ts'
import { longestStretch } from '#core/shared/page.ts'
import { forEveryone, movedTo, notFound } from '../answers.ts'
import { following } from '../following.ts'
import type { Page } from '../page.ts'
import { BookingByPhone } from '../parts/booking-by-phone.tsx'
import { withJoints } from '../parts/compound-joints.ts'
import { DatesTable } from '../parts/dates-table.tsx'
import { GoLink } from '../parts/go-link.tsx'
import { HeartHost, themeItem } from '../parts/heart-host.tsx'
import { NoDates } from '../parts/no-dates.tsx'
import { RubricMark } from '../parts/rubric-mark.tsx'
import { pageWording } from '../wording/pages.ts'

const words = pageWording.programme.dates

interface Dates {
  readonly theme: ThemePage['theme']
  readonly events: readonly ListedEvent[]
  readonly next?: string | undefined
}

/** All dates of one theme. */
export const themeDatesPage: Page<Dates> = {
  async loader({ site, params, url }) {
    const asked = params['theme'] ?? ''
    const after = url.searchParams.get('after')
    const answer = await site.catalogue.theme({ url: asked })
    if (!answer.ok) throw answer.refusal.why === 'moved' ? movedTo(answer.refusal.to) : notFound()
    const events = await site.catalogue.events({
      theme: asked,
      limit: longestStretch,
      ...(after === null ? {} : { after }),
    })
    const page = events.ok ? events.value : { items: [] }
    return forEveryone({ theme: answer.value.theme, events: page.items, next: page.next }, [
      `theme:${asked}`,
      'themes',
      'events',
    ])
  },
  head: ({ theme }) => ({
    title: words.title(theme.title),
    description: `${words.title(theme.title)}. ${words.listLead}`,
    canonical: themeDatesHref(theme),
    rubric: theme.rubric.position,
    crumbs: [
      { title: theme.rubric.title, href: rubricHref(theme.rubric) },
      { title: theme.title, href: themeHref(theme) },
    ],
    section: 'seminare',
  }),
  Component: ({ data: { theme, events, next }, frame }) => (
    <>
      <div className="wrap rhead stack g3">
        <p>
          <RubricMark rubric={theme.rubric} />
        </p>
        <h1>{withJoints(words.title(theme.title))}</h1>
        <div className="row">
          <GoLink href={themeHref(theme)}>{words.toTheme}</GoLink>
          <HeartHost item={themeItem(theme)} label={theme.title} frame={frame} />
        </div>
      </div>
      <div className="wrap stack g4 dated">
        {events.length === 0 ? (
          <NoDates brand={frame.brand} />
        ) : (
          <>
            <BookingByPhone brand={frame.brand} />
            <DatesTable theme={theme} events={events} frame={frame} />
          </>
        )}
        {next !== undefined && (
          <p>
            <GoLink href={following(themeDatesHref(theme), next)}>{words.further}</GoLink>
          </p>
        )}
      </div>
    </>
  ),
}
