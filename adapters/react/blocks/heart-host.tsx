import * as addressOf from '#core/shared/addresses.ts'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { formatDate } from '#core/shared/dates.ts'
import { heartName } from '#core/wishlist/heart-settings.ts'
import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import type { Frame } from '../page.ts'
import { accountWording } from '#wording/pages/account.ts'
import { Icon } from '../ui/icon.tsx'

/**
 * The host of a heart: a form that works without JavaScript (domain §9), taken over by the wishlist widget when
 * somebody comes near. It never shows whose wishlist holds the item, so the page stays the same for everyone.
 */
export function HeartHost({
  item,
  label,
  frame,
}: {
  readonly item: BookmarkItem
  readonly label: string
  readonly frame: Pick<Frame, 'settings' | 'here'>
}) {
  const { siteOrigin, brOrigin } = frame.settings
  return (
    <div
      data-widget="bookmark"
      data-type={item.type}
      data-value={item.value}
      data-bookmark-label={label}
      data-layout="v2"
      data-domain={brOrigin === siteOrigin ? undefined : brOrigin}
    >
      <form method="post" action={addressOf.wishlist}>
        <input type="hidden" name="type" value={item.type} />
        <input type="hidden" name="value" value={item.value} />
        <input type="hidden" name="back" value={frame.here} />
        <button className="heart" type="submit" aria-label={heartName(label, 'not-bookmarked')} data-primary>
          <Icon name="heart" />
          <span>{accountWording.heart.add}</span>
        </button>
      </form>
    </div>
  )
}

/** How a heart of an event is told apart from the others. */
export const eventLabel = (title: string, { startDate }: Pick<ListedEvent, 'startDate'>): string =>
  `${title}, ${formatDate(startDate)}`
