import * as addressOf from '#core/shared/addresses.ts'
import type { Rubric, ThemeCard } from '#core/catalogue/catalogue.ts'
import { rubricHref, themeHref } from '#core/catalogue/theme-links.ts'
import { forEveryone } from '../../answers.ts'
import { FinderEntrance } from '../../blocks/finder/finder-entrance.tsx'
import { findEvents, type Finding } from '#core/finder/finder.view.ts'
import { choosing, hrefOf } from '#core/finder/finder-address.ts'
import type { Page } from '../../page.ts'
import { allThemes } from '../../blocks/all-themes.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { registerClass } from '../../blocks/rubric-badge.tsx'
import { targetGroups, isTargetGroup, mainGroup, type TargetGroup } from '#core/shared/target-group.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.overview
const { audiencesInFull } = pageWording.shell

interface Overview {
  readonly group?: TargetGroup | undefined
  readonly shelves: readonly { readonly rubric: Rubric; readonly themes: readonly ThemeCard[] }[]
  readonly count: number
  /** What the finder would find, for the way into it. */
  readonly finding: Finding
}

/** All rubrics with their themes; for one office where asked. */
export const overviewPage: Page<Overview> = {
  reads: ['amt'],
  async loader({ site, url }) {
    const amt = url.searchParams.get('amt')
    const group = isTargetGroup(amt) ? amt : undefined
    const [rubrics, themes, finding] = await Promise.all([
      site.programme.catalogue.rubrics({}),
      allThemes(site, group),
      findEvents(site.programme, group ? { zielgruppe: group } : {}, {}, 1),
    ])
    const shelves = (rubrics.ok ? rubrics.value.items : [])
      .map((rubric) => ({ rubric, themes: themes.filter((theme) => theme.rubric.url === rubric.url) }))
      .filter((shelf) => shelf.themes.length > 0 || !group)
    return forEveryone({ group, shelves, count: themes.length, finding }, ['rubrics', 'themes', 'dates', 'venues'])
  },
  head: ({ group, shelves, count }) => ({
    title: group ? words.titleFor[group] : words.title,
    description: group ? words.descriptionFor[group](count) : words.description(count, shelves.length),
    canonical: group && group !== mainGroup ? addressOf.programmeFor(group) : addressOf.programme,
    crumbs: [],
    section: 'seminare',
    ...(group ? { audience: group } : {}),
  }),
  Component: ({ data: { group, shelves, count, finding } }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{group ? words.titleFor[group] : words.title}</h1>
        <p className="lead">{group ? words.leadFor(count) : words.lead(count, shelves.length)}</p>
        <nav aria-label={words.filter}>
          <ul className="row g1">
            <li>
              <a className="chip" href={addressOf.programme} aria-current={group ? undefined : 'true'}>
                {words.all}
              </a>
            </li>
            {targetGroups.map((each) => (
              <li key={each}>
                <a
                  className="chip"
                  href={addressOf.programmeFor(each)}
                  aria-current={each === group ? 'true' : undefined}
                >
                  {audiencesInFull[each]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <FinderEntrance finding={finding} />
      <div className="wrap sec">
        {shelves.map((shelf) => (
          <Shelf key={shelf.rubric.id} finding={finding} {...shelf} />
        ))}
      </div>
    </>
  ),
}

const Shelf = ({ rubric, themes, finding }: Overview['shelves'][number] & Pick<Overview, 'finding'>) => (
  <section className={`shelf mgn ${registerClass(rubric.position)}`}>
    <div className="stack g1">
      <h2>
        <a href={rubricHref(rubric)}>{withJoints(rubric.title)}</a>
      </h2>
      <p className="small mute">{rubric.teaser}</p>
      <p className="small">
        <GoLink href={rubricHref(rubric)} label={`${words.toRubric} ${rubric.title}`}>
          {words.toRubric}
        </GoLink>
      </p>
      <EventsOfRubric rubric={rubric} finding={finding} />
    </div>
    {themes.length === 0 ? (
      <p className="mute">{words.none}</p>
    ) : (
      <ul className="lines">
        {themes.map((theme) => (
          <li key={theme.url}>
            <a href={themeHref(theme)}>{withJoints(theme.title)}</a>
            <span className="small mute">{theme.duration}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

/** To the finder, narrowed to the rubric. */
const EventsOfRubric = ({
  rubric: { url, title },
  finding,
}: Pick<Overview, 'finding'> & { readonly rubric: Rubric }) => {
  const count = finding.found.facets.rubric.find(({ value }) => value === url)?.count ?? 0
  return (
    count > 0 && (
      <p className="small">
        <a
          href={hrefOf(choosing(finding.understood, { rubrik: url }))}
          aria-label={`${words.toEvents(count)}: ${title}`}
        >
          {words.toEvents(count)}
        </a>
      </p>
    )
  )
}
