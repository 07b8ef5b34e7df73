import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import type { PrimerText } from '#core/knowledge/primers/primers.ts'
import { readingMinutes } from '#core/knowledge/reading-time.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { membersKnowledgeWording as words } from '#wording/pages/members-knowledge.ts'
import { readingWording } from '#wording/pages/reading.ts'
import { forOne, notFound, seeElsewhere } from '../../answers.ts'
import { EditorialLine } from '../../blocks/editorial-line.tsx'
import { FittingSeminars, seminarsAt } from '../../blocks/fitting-seminars.tsx'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Prose } from '../../ui/prose.tsx'

interface Shown {
  readonly primer: PrimerText
  readonly seminars: readonly Card[]
}

/** A text of the members' knowledge, for whoever is signed in. */
export const primerPage: Page<Shown> = {
  sheet: 'portal',
  async loader({ site, params, settings }) {
    const slug = params['primer'] ?? ''
    const answer = await site.knowledge.primers.primer({ slug })
    if (answer.ok) return forOne({ primer: answer.value, seminars: await seminarsAt(site, answer.value.themes) })
    if (answer.refusal.why === 'not-found') throw notFound()
    throw seeElsewhere(signInHref(settings, addressOf.primer(slug)))
  },
  head: ({ primer: { title } }) => ({
    title,
    noindex: true,
    crumbs: [{ title: words.title, href: addressOf.primers }],
  }),
  Component: ({ data: { primer, seminars }, frame }) => (
    <>
      <PortalHead brand={frame.brand} title={primer.title} current="knowledge">
        <p className="lead">{primer.brief}</p>
        <EditorialLine
          title={primer.title}
          address={frame.settings.siteOrigin + addressOf.primer(primer.slug)}
          asOf={primer.asOf}
          minutes={readingMinutes(primer.html)}
        />
      </PortalHead>
      <div className="wrap side">
        <div className="stack g4">
          <Prose html={primer.html} />
          <p className="small mute">{readingWording.editorial.advice}</p>
        </div>
        <div className="stack g4">
          {primer.terms.length > 0 && (
            <section className="stack" aria-labelledby="lexikon">
              <h2 className="h4" id="lexikon">
                {words.terms}
              </h2>
              <ul className="lines small">
                {primer.terms.map(({ title, url }) => (
                  <li key={url}>
                    <a href={url}>{withJoints(title)}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className="on-screen">
            <GoLink href={addressOf.primers}>{words.toAll}</GoLink>
          </p>
        </div>
      </div>
      <FittingSeminars title={words.seminars} seminars={seminars} frame={frame} />
    </>
  ),
}
