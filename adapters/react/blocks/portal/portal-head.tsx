import { use, type ReactNode } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import { inGremium } from '#core/gremium/gremium-address.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { portalWording as words } from '#wording/pages/portal.ts'
import { Note } from '../../ui/note.tsx'
import { Unreached } from '../../ui/unreached.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { PortalLink } from './portal-link.tsx'
import { portalWays, type PortalTab, type PortalWay } from './portal-tabs.ts'

/** How every page of the portal begins: whose portal, what is shown, and the ways to its other parts. */
export const PortalHead = ({
  brand,
  title,
  current,
  gremium,
  forAnybody = false,
  children,
}: {
  readonly brand: Brand
  readonly title: string
  readonly current: PortalTab
  /** The one that is shown, where whoever looks belongs to several. */
  readonly gremium?: string | undefined
  /** Whoever looks at the page need not be signed in. */
  readonly forAnybody?: boolean
  /** What is said below the title. */
  readonly children?: ReactNode
}) => (
  <div className="wrap phead">
    <div className="stack g2">
      <p className="row mute">
        {brand.portal}
        {!forAnybody && (
          <a className="on-screen" href={addressOf.signOut}>
            {words.signOut}
          </a>
        )}
      </p>
      <h1>
        <WholeWords text={title} />
      </h1>
      <NotReached />
      {children}
    </div>
    <nav aria-label={words.label}>
      <ul className="row tabs">
        {(Object.entries(portalWays) as [PortalTab, PortalWay][]).map(([tab, { href, takenOver, ofGremium }]) => (
          <li key={tab}>
            <PortalLink
              className="chip"
              href={ofGremium ? inGremium(href, gremium) : href}
              takenOver={takenOver}
              aria-current={tab === current ? 'page' : undefined}
            >
              {words.tabs[tab]}
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  </div>
)

/** Tells that what was asked last did not arrive, and that nothing is lost. */
const NotReached = () =>
  use(Unreached) && (
    <Note icon="alert" title={words.unreached} tone="bad" alert>
      <p>{words.unreachedText}</p>
    </Note>
  )
