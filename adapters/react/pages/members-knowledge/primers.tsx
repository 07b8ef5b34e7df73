import type { Page as PageOfList } from '#core/shared/page.ts'
import type { PrimerInBrief } from '#core/knowledge/primers/primers.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { initialOf } from '#core/shared/german-order.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { membersKnowledgeWording as words } from '#wording/pages/members-knowledge.ts'
import { forEveryone } from '../../answers.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import type { Page } from '../../page.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { withJoints } from '../../ui/compound-joints.ts'

const queryField = 'q'
/** Longest question, in characters. */
const longestQuery = 200

interface Primers {
  readonly q: string
  readonly found: readonly PrimerInBrief[]
}

/** What there is of members' knowledge, from A to Z, and where one becomes a member. */
export const primersPage: Page<Primers> = {
  sheet: 'portal',
  reads: [queryField],
  async loader({ site, url }) {
    const q = (url.searchParams.get(queryField) ?? '').trim().slice(0, longestQuery)
    const answer = await site.knowledge.primers.primers(q === '' ? {} : { q })
    const { items }: PageOfList<PrimerInBrief> = answer.ok ? answer.value : { items: [] }
    return forEveryone({ q, found: items }, ['record:primer'])
  },
  head: ({ q }) => ({
    title: words.title,
    description: words.description,
    canonical: addressOf.primers,
    ...(q !== '' && { noindex: true }),
    crumbs: [],
  }),
  Component: ({ data: { q, found }, frame: { brand, settings } }) => {
    const letters = [...Map.groupBy(found, ({ title }) => initialOf(title))]
    return (
      <>
        <PortalHead brand={brand} title={words.title} current="knowledge" forAnybody>
          <p className="lead">{words.lead}</p>
        </PortalHead>
        <div className="wrap stack g3 room-below">
          <form className="row seek" action={addressOf.primers} role="search">
            <div className="field grow">
              <label htmlFor="wissen">{words.search}</label>
              <input
                className="in"
                id="wissen"
                name={queryField}
                type="search"
                defaultValue={q}
                maxLength={longestQuery}
              />
            </div>
            <button className="btn" type="submit">
              {words.submit}
            </button>
          </form>
          {q === '' && letters.length > 0 && (
            <nav aria-label={words.alphabet}>
              <ul className="row g1">
                {letters.map(([letter]) => (
                  <li key={letter}>
                    <a className="chip" href={`#${letter}`}>
                      {letter}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {q !== '' && found.length > 0 && (
            <p className="row">
              <span>{words.found(found.length, q)}</span>
              <a href={addressOf.primers}>{words.all}</a>
            </p>
          )}
          {found.length === 0 && (
            <Note icon="book" title={q === '' ? words.empty : words.none(q)}>
              {q !== '' && <p>{words.noneText}</p>}
              {q !== '' && (
                <p>
                  <a href={addressOf.primers}>{words.all}</a>
                </p>
              )}
            </Note>
          )}
        </div>
        {letters.map(([letter, items]) => (
          <MarginSection key={letter} id={letter} title={letter}>
            <ul className="lines">
              {items.map(({ slug, title, brief }) => (
                <li key={slug}>
                  <h3 className="h4">
                    <a href={addressOf.primer(slug)}>{withJoints(title)}</a>
                  </h3>
                  <p className="small mute">{brief}</p>
                </li>
              ))}
            </ul>
          </MarginSection>
        ))}
        <MarginSection title={words.members.title} board>
          <div className="stack g3">
            <p className="measure">{words.members.text}</p>
            <p className="row on-screen">
              <a className="btn alt" href={signInHref(settings, addressOf.primers)}>
                {words.members.signIn}
              </a>
              <a href={addressOf.registration}>{words.members.register}</a>
            </p>
          </div>
        </MarginSection>
      </>
    )
  },
}
