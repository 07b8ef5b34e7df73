import { Form } from 'react-router-dom'
import type { PrimerInBrief } from '#core/knowledge/primers/primers.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { initialOf } from '#core/shared/german-order.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { membersKnowledgeWording as words } from '#wording/pages/members-knowledge.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import type { PageView } from '../../page.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { withJoints } from '../../ui/compound-joints.ts'

export const queryField = 'q'
/** Longest question, in characters. */
export const longestQuery = 200

/** What the page shows. */
export interface Primers {
  readonly q: string
  readonly found: readonly PrimerInBrief[]
}

/** What there is of members' knowledge, from A to Z, and where one becomes a member. */
export const primersView: PageView<Primers> = {
  sheet: 'portal',
  reads: [queryField],
  head: ({ q }) => ({
    title: words.title,
    description: words.description,
    canonical: addressOf.primers,
    ...(q !== '' && { noindex: true }),
    crumbs: [],
  }),
  Component: ({ data: { q, found }, frame: { brand, settings } }) => {
    const letters = byLetter(found)
    return (
      <>
        <PortalHead brand={brand} title={words.title} current="knowledge" forAnybody>
          <p className="lead">{words.lead}</p>
        </PortalHead>
        <div className="wrap stack g3 room-below">
          <Form className="row seek" action={addressOf.primers} role="search">
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
          </Form>
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

/** As they come, in the order of their titles; not every browser that takes this over has `Map.groupBy`. */
function byLetter(found: readonly PrimerInBrief[]): readonly (readonly [string, readonly PrimerInBrief[]])[] {
  const letters = new Map<string, readonly PrimerInBrief[]>()
  for (const one of found) letters.set(initialOf(one.title), [...(letters.get(initialOf(one.title)) ?? []), one])
  return [...letters]
}
