import * as addressOf from '#core/shared/addresses.ts'
import { Icon } from '../ui/icon.tsx'
import { telHref } from '../blocks/phone-link.tsx'
import { registerClass } from '../blocks/rubric-badge.tsx'
import type { Frame, Head } from '../page.ts'
import { pageWording } from '#wording/pages.ts'
import { Logo } from './logo.tsx'
import { audienceHref, lexiconHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { conferencesHref } from '#core/conference/conference-links.ts'
import { venuesHref } from '#core/venues/venue-links.ts'
import type { Brand } from '#core/brand/brand.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { targetGroups } from '#core/shared/target-group.ts'

const words = pageWording.shell

/** What of a page's head shows in the header. */
export interface HeadOfHeader {
  readonly rubric?: Head['rubric'] | undefined
  readonly section?: Head['section'] | undefined
  readonly audience?: Head['audience'] | undefined
}
interface Around {
  readonly head: HeadOfHeader
  readonly frame: Frame
}

/** Where each section of the menu leads, in its order. */
const sectionHrefs = (brand: Brand): Readonly<Record<NonNullable<Head['section']>, string>> => ({
  seminare: addressOf.programme,
  termine: addressOf.events,
  fachtagungen: conferencesHref,
  standorte: venuesHref,
  lexikon: lexiconHref(brand, 'br'),
  rechtsprechung: addressOf.rulings,
  gesetze: addressOf.laws,
})

/** Register line, logo, what everyone needs, and the menu. The burger is a summary: it opens without JavaScript. */
export const Header = ({ head, frame }: Around) => (
  <header className="top">
    <div className={head.rubric === undefined ? 'reg' : `reg ${registerClass(head.rubric)}`} />
    <div className="wrap bar">
      <Logo name={frame.brand.name} />
      <Acts frame={frame} />
    </div>
    <Menu head={head} frame={frame} />
  </header>
)

const Acts = ({ frame: { brand, settings } }: Pick<Around, 'frame'>) => (
  <ul className="acts">
    {brand.phone && (
      <li className="big">
        <a href={telHref(brand)} aria-label={words.call + brand.phone}>
          <Icon name="phone" />
          <span>{brand.phone}</span>
        </a>
      </li>
    )}
    <li className="big">
      <a href={addressOf.search}>
        <Icon name="search" />
        <span>{words.search}</span>
      </a>
    </li>
    <li>
      <a href={addressOf.wishlist} aria-label={words.wishlist}>
        <Icon name="heart" />
        <span>{words.wishlist}</span>
      </a>
    </li>
    <li>
      <a
        href={addressOf.cart}
        aria-label={words.cart}
        data-cart={words.cart}
        data-one={words.seat}
        data-many={words.seats}
      >
        <Icon name="cart" />
        <span>{words.cart}</span> <b className="n" aria-hidden="true" />
      </a>
    </li>
    <li className="big">
      <a href={signInHref(settings, addressOf.overview)} data-portal={addressOf.overview}>
        <Icon name="person" />
        <span>{brand.portal}</span>
      </a>
    </li>
    <li className="sml">
      <details className="burger">
        <summary>{words.menu}</summary>
      </details>
    </li>
  </ul>
)

/** The menu and the choice of an office. */
export const Menu = ({ head, frame: { brand, settings } }: Around) => (
  <nav className="nav" id="nav" aria-label={words.mainMenu}>
    <div className="wrap">
      <ul>
        {(Object.entries(sectionHrefs(brand)) as [keyof typeof words.sections, string][]).map(([section, href]) => (
          <MenuItem
            key={section}
            of={section}
            href={href}
            title={words.sections[section]}
            current={head.section === section}
          />
        ))}
        <MenuItem className="sml" href={addressOf.search} title={words.search} />
        <MenuItem
          className="sml"
          href={signInHref(settings, addressOf.overview)}
          title={brand.portal}
          portal={addressOf.overview}
        />
        {brand.phone && <MenuItem className="sml" href={telHref(brand)} title={brand.phone} />}
      </ul>
      <p className="sml aud-title" id="amt">
        {words.audience}
      </p>
      <ul className="aud" aria-labelledby="amt">
        {targetGroups.map((group) => (
          <MenuItem
            key={group}
            of={group}
            href={audienceHref(head.section === 'lexikon', brand, group)}
            title={words.audiences[group]}
            current={head.audience === group}
          />
        ))}
      </ul>
    </div>
  </nav>
)

const MenuItem = ({
  href,
  title,
  current = false,
  className,
  of,
  portal,
}: {
  readonly href: string
  readonly title: string
  readonly current?: boolean
  readonly className?: string
  /** The section or office that it leads to, by which a browser finds it again (browser/head-follows.ts). */
  readonly of?: string
  /** Where it leads whoever is signed in; a browser knows who is (browser/members-head.ts). */
  readonly portal?: string
}) => (
  <li className={className}>
    <a href={href} data-of={of} data-portal={portal} aria-current={current ? 'true' : undefined}>
      {title}
    </a>
  </li>
)
