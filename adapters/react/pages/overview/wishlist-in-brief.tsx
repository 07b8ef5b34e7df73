import type { Overview } from '#core/overview/overview.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { overviewWording as words } from '#wording/pages/overview.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'

/** What somebody bookmarked last, and the way to all of it. */
export const WishlistInBrief = ({ wishlist: { items, total } }: Pick<Overview, 'wishlist'>) => (
  <MarginSection
    id="merkliste"
    title={words.wishlist}
    under={
      total > 0 && (
        <p className="on-screen">
          <GoLink href={addressOf.wishlist}>{words.allBookmarks(total)}</GoLink>
        </p>
      )
    }
  >
    {items.length === 0 ? (
      <div className="stack g2">
        <p>{words.noBookmarks}</p>
        <p className="on-screen">
          <GoLink href={addressOf.events}>{words.find}</GoLink>
        </p>
      </div>
    ) : (
      <ul className="lines">
        {items.map(({ id, title, href, detail }) => (
          <li key={id}>
            <h3 className="h4">
              <a href={href}>{title}</a>
            </h3>
            {detail && <p className="small mute">{detail}</p>}
          </li>
        ))}
      </ul>
    )}
  </MarginSection>
)
