import { rulingCitation } from '#core/knowledge/rulings/ruling-citation.ts'
import type { RulingEntry } from '#core/knowledge/rulings/rulings.ts'
import {
  rulingListHref,
  rulingParameters,
  rulingSearchHref,
  rulingSearchIn,
  searchedListHref,
  type RulingListPath,
  type RulingSearch,
} from '#core/knowledge/rulings/rulings.view.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { pageHref, type Page as PageOf } from '#core/shared/page.ts'
import { isTargetGroup, targetGroups } from '#core/shared/target-group.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone, notFound } from '../../answers.ts'
import type { Page, PageRequest } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { SubNavigation } from '../../ui/sub-navigation.tsx'
import { RulingsForm, type RulingChoices } from './rulings-form.tsx'

const words = pageWording.rulings
const shownAtOnce = 24

interface Rulings {
  readonly search: RulingSearch
  readonly choices: RulingChoices
  readonly found: PageOf<RulingEntry>
}

/** `/rechtsprechung`, of a group, on a topic, or on a topic for a group; topics are those that there are. */
const pathIn = ({ list, topic }: PageRequest['params'], { topics }: RulingChoices): RulingListPath => {
  const group = isTargetGroup(list) ? list : undefined
  const named = topic ?? (group === undefined ? list : undefined)
  const isKnown = named === undefined || topics.some(({ url }) => url === named)
  if (!isKnown || (topic !== undefined && group === undefined)) throw notFound()
  return { ...(group !== undefined && { group }), ...(named !== undefined && { topic: named }) }
}

/** What a list is called, and what it says of itself. */
const headingOf = ({ search: { path }, choices }: Rulings): { readonly title: string; readonly lead: string } => {
  const topic = choices.topics.find(({ url }) => url === path.topic)?.title
  if (topic !== undefined) return words.byTopic(topic, path.group)
  return path.group === undefined ? words : words.byGroup[path.group]
}

/** Decisions of courts, the latest first, narrowed by what stands in the address. */
export const rulingsPage: Page<Rulings> = {
  sheet: 'rulings',
  reads: [...Object.values(rulingParameters), 'after'],
  async loader({ site: { knowledge }, params, url }) {
    const told = await knowledge.rulings.rulingChoices({})
    const choices = told.ok ? told.value : { courts: [], topics: [] }
    const search = rulingSearchIn(url.searchParams, pathIn(params, choices))
    const after = url.searchParams.get('after')
    const found = await knowledge.rulings.rulings({
      ...search.asked,
      limit: shownAtOnce,
      ...(after && { after: after.slice(0, 500) }),
    })
    return forEveryone({ search, choices, found: found.ok ? found.value : { items: [] } }, ['rulings', 'rubrics'])
  },
  head: (shown) => {
    const { search, found } = shown
    const { title, lead } = headingOf(shown)
    return {
      title,
      description: lead,
      ...(search.isNarrowed || found.items.length === 0
        ? { noindex: true }
        : { canonical: searchedListHref(search.path) }),
      crumbs: search.path.group || search.path.topic ? [{ title: words.title, href: addressOf.rulings }] : [],
      section: 'rechtsprechung',
      ...(search.path.group && { audience: search.path.group }),
    }
  },
  Component: ({ data }) => {
    const { search, choices, found } = data
    const { title, lead } = headingOf(data)
    return (
      <>
        <div className="wrap rhead stack">
          <h1>{withJoints(title)}</h1>
          <p className="lead">{lead}</p>
        </div>
        <Groups path={search.path} />
        <div className="wrap side room-below">
          <section className="stack g3" aria-labelledby="entscheidungen">
            <h2 id="entscheidungen">{words.list.heading}</h2>
            <List found={found} isNarrowed={search.isNarrowed} />
            {found.next !== undefined && (
              <p className="on-screen">
                <GoLink href={pageHref(rulingSearchHref(search), found.next)}>{words.list.further}</GoLink>
              </p>
            )}
          </section>
          <div className="stack g4">
            <section className="stack" aria-labelledby="eingrenzen">
              <h2 className="h4" id="eingrenzen">
                {words.form.title}
              </h2>
              <RulingsForm search={search} choices={choices} />
            </section>
            <Topics path={search.path} choices={choices} />
          </div>
        </div>
      </>
    )
  },
}

const Groups = ({ path }: { readonly path: RulingListPath }) => (
  <SubNavigation
    label={words.groups}
    ways={[
      { href: addressOf.rulings, title: words.all, current: path.group === undefined && path.topic === undefined },
      ...targetGroups.map((group) => ({
        href: addressOf.rulingList(group),
        title: pageWording.shell.audiences[group],
        current: path.group === group && path.topic === undefined,
      })),
    ]}
  />
)

const Topics = ({
  path: { group },
  choices: { topics },
}: {
  readonly path: RulingListPath
  readonly choices: RulingChoices
}) =>
  topics.length > 0 && (
    <section className="stack" aria-labelledby="themenfelder">
      <h2 className="h4" id="themenfelder">
        {words.topics}
      </h2>
      <ul className="lines small">
        {topics.map(({ url, title }) => (
          <li key={url}>
            <a href={rulingListHref({ topic: url, ...(group !== undefined && { group }) })}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )

const List = ({
  found: { items },
  isNarrowed,
}: {
  readonly found: PageOf<RulingEntry>
  readonly isNarrowed: boolean
}) =>
  items.length === 0 ? (
    <Note icon="search" title={isNarrowed ? words.list.none : words.list.empty}>
      {isNarrowed && <p>{words.list.noneText}</p>}
    </Note>
  ) : (
    <div className="listing">
      {items.map((ruling) => (
        <article key={ruling.slug}>
          <div className="stack g1">
            <p className="small mute">{rulingCitation(ruling)}</p>
            <h3>
              <a href={addressOf.ruling(ruling.slug)}>{withJoints(ruling.title)}</a>
            </h3>
            <p>{ruling.coreStatement}</p>
          </div>
        </article>
      ))}
    </div>
  )
