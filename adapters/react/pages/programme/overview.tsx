import * as addressOf from '#core/shared/addresses.ts'
import type { Rubric, ThemeCard } from '#core/catalogue/catalogue.ts'
import { rubricHref, themeHref } from '#core/catalogue/theme-links.ts'
import { forEveryone, redirectedTo } from '../../answers.ts'
import { FinderEntrance } from '../../blocks/finder/finder-entrance.tsx'
import { findEvents, type Finding } from '#core/finder/finder.view.ts'
import { choiceOf, choosing, hrefOf, isOneAddressOf, parameters } from '#core/finder/finder-address.ts'
import { choosingOffice, findThemes, themesHref } from '#core/finder/found-themes.view.ts'
import { chosenLabels } from '../../blocks/finder/chosen-filters.tsx'
import { finderWording } from '#wording/pages/finder.ts'
import { pictureOfChoice } from '../../blocks/finder/shared-choice.ts'
import { ThemesFound, type ThemesOfRubrics } from './themes-found.tsx'
import type { Head, Page } from '../../page.ts'
import { allThemes } from '../../blocks/all-themes.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { registerClass } from '../../blocks/rubric-badge.tsx'
import { targetGroups, isTargetGroup, mainGroup, type TargetGroup } from '#core/shared/target-group.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.overview
const { audiencesInFull } = pageWording.shell

interface Shelves {
  readonly group?: TargetGroup | undefined
  readonly shelves: readonly { readonly rubric: Rubric; readonly themes: readonly ThemeCard[] }[]
  readonly count: number
  /** What the finder would find, for the way into it. */
  readonly finding: Finding
}

type Overview = Shelves | ThemesOfRubrics

/**
 * All rubrics with their themes; for one office where asked. Narrowed as events are, those themes that have an event
 * that fits.
 */
export const overviewPage: Page<Overview> = {
  reads: ['amt', ...parameters.filter((parameter) => !['sortierung', 'weiter'].includes(parameter))],
  async loader({ site, url }) {
    const amt = url.searchParams.get('amt')
    const choice = choosingOffice(choiceOf(url), amt)
    if (Object.keys(choice).length > 0) {
      const href = themesHref(choice)
      if (href !== hrefOf(choice, addressOf.programme) || !isOneAddressOf(choice, url)) throw redirectedTo(href)
      const [found, shelf] = await Promise.all([
        findThemes(site.programme, choice),
        site.programme.catalogue.rubrics({}),
      ])
      return {
        ...forEveryone({ ...found, rubrics: shelf.ok ? shelf.value.items : [] }, [
          'rubrics',
          'themes',
          'dates',
          'venues',
        ]),
        here: href,
      }
    }
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
  head: (data) => ({ crumbs: [], section: 'seminare', ...('themes' in data ? namedAfter(data) : named(data)) }),
  Component: ({ data, frame }) =>
    'themes' in data ? <ThemesFound data={data} frame={frame} /> : <AllShelves {...data} />,
}

const named = ({ group, shelves, count }: Shelves): Head => ({
  title: group ? words.titleFor[group] : words.title,
  description: group ? words.descriptionFor[group](count) : words.description(count, shelves.length),
  canonical: group && group !== mainGroup ? addressOf.programmeFor(group) : addressOf.programme,
  ...(group ? { audience: group } : {}),
})

/** What was chosen; searches keep none of these. */
const namedAfter = ({ finding, themes, rubrics }: ThemesOfRubrics): Head => {
  const labels = chosenLabels(finding)
  if (labels.length === 0) return { title: finderWording.ofThemes.title, noindex: true }
  return {
    title: finderWording.ofThemes.titleOf(labels, themes.length),
    description: finderWording.descriptions.chosenThemes(labels, themes.length, finding.found.total),
    ...pictureOfChoice(finding, rubrics),
    noindex: true,
  }
}

const AllShelves = ({ group, shelves, count, finding }: Shelves) => (
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
)

const Shelf = ({ rubric, themes, finding }: Shelves['shelves'][number] & Pick<Shelves, 'finding'>) => (
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
}: Pick<Shelves, 'finding'> & { readonly rubric: Rubric }) => {
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
