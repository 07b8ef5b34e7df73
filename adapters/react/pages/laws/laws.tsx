import { awaitedLaws } from '#core/knowledge/laws/awaited-laws.ts'
import type { LawSummary } from '#core/knowledge/laws/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'

import type { AwaitedLaw } from './awaited-law.tsx'

const words = pageWording.laws

/** Every law that can be read here, by how one cites it (spec §2). */
export const lawsPage: Page<readonly LawSummary[]> = {
  sheet: 'laws',
  async loader({ site }) {
    const answer = await site.knowledge.laws.laws({})
    return forEveryone(answer.ok ? answer.value.items : [], ['laws'])
  },
  head: (laws) => ({
    title: words.title,
    description: words.lead,
    ...(laws.length > 0 ? { canonical: addressOf.laws } : { noindex: true }),
    crumbs: [],
    section: 'gesetze',
  }),
  Component: ({ data: laws }) => (
    <div className="wrap">
      <header className="rhead stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {laws.length > 0 && (
        <ul className="lines laws">
          {laws.map(({ slug, url, abbreviation, title, shortTitle, stand }) => (
            <li key={slug}>
              <a href={url}>
                <strong>{abbreviation}</strong> {withJoints(shortTitle ?? title)}
              </a>
              {stand.day !== undefined && <span className="small mute">{words.stand(formatDate(stand.day))}</span>}
            </li>
          ))}
        </ul>
      )}
      <AwaitedLaws laws={awaitedLaws(laws)} />
    </div>
  ),
}

const AwaitedLaws = ({ laws }: { readonly laws: readonly AwaitedLaw['awaited'][] }) =>
  laws.length > 0 && (
    <section className="stack room-below" aria-labelledby="noch-nicht">
      <h2 className="h4" id="noch-nicht">
        {words.awaitedList}
      </h2>
      <p className="small mute">{words.awaitedListText}</p>
      <ul className="lines laws small">
        {laws.map(({ slug, abbreviation, title }) => (
          <li key={slug}>
            <a href={addressOf.law(slug)}>
              <strong>{abbreviation}</strong> {withJoints(title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
