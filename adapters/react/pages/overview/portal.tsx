import * as addressOf from '#core/shared/addresses.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'

const words = overviewWording.offer

/**
 * What the portal offers: the same for everybody, and whoever is signed in goes on to her overview, by the script of
 * the page at once, else by the login.
 */
export const portalPage: Page<null> = {
  sheet: 'portal',
  loader: async () => forEveryone(null, []),
  head: (_, { brand }) => ({
    title: brand.portal,
    description: words.description,
    canonical: addressOf.portal,
    crumbs: [],
  }),
  Component: ({ frame: { brand, settings } }) => (
    <>
      <div className="wrap rhead stack g3">
        <h1>
          <WholeWords text={brand.portal} />
        </h1>
        <p className="lead">{words.lead}</p>
        <p className="row on-screen">
          <a
            className="btn"
            href={signInHref(settings, addressOf.overview)}
            data-portal={addressOf.overview}
            data-portal-says={words.toOverview}
          >
            {words.signIn}
          </a>
          <a href={addressOf.registration}>{words.register}</a>
        </p>
      </div>
      <MarginSection title={words.for}>
        <dl className="lines">
          {words.advantages.map(({ title, text }) => (
            <div key={title} className="stack g1">
              <dt className="h4">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </MarginSection>
      <MarginSection title={words.private}>
        <p className="measure">{words.privateText}</p>
      </MarginSection>
    </>
  ),
}
