import { accessibilityFacts, type AccessibilityFact } from '#core/shared/accessibility-facts.ts'
import { hotelHref } from '#core/venues/venue-links.ts'
import type { HotelWithDetails } from '#core/venues/venue-pages.ts'
import type { Hotel } from '#core/shared/venues.ts'
import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import type { Frame } from '../page.ts'
import { venuesWording } from '#wording/pages/venues.ts'
import { withJoints } from '../ui/compound-joints.ts'
import { GoLink } from '../ui/go-link.tsx'
import { HeartHost } from './heart-host.tsx'

const words = venuesWording

/** What a heart of a hotel bookmarks (architecture §7, wishlist values). */
export const hotelItem = ({ internalId }: Pick<Hotel, 'internalId'>): BookmarkItem => ({
  type: 'hotel',
  value: `hotel-${internalId}`,
})

interface Listed {
  readonly hotel: HotelWithDetails
  /** Facts that somebody asked for stand first and strong. */
  readonly asked?: readonly AccessibilityFact[]
  readonly heading?: 'h3' | 'h4'
  readonly frame: Frame
}

const nothing: readonly AccessibilityFact[] = []

/** A hotel in a list: name, address, what it is like, how accessible it is. */
export const HotelRow = ({ hotel: { hotel, details }, asked = nothing, heading: Heading = 'h3', frame }: Listed) => (
  <article className="hotel">
    <div className="main">
      <Heading className="h4">
        <a href={hotelHref(hotel)}>{withJoints(hotel.name)}</a>
      </Heading>
      <p className="small mute">
        {hotel.address.street}, {hotel.address.zip} {hotel.address.city}
      </p>
      <p className="small">{hotel.teaser}</p>
      <FactsInShort facts={details?.accessibility} asked={asked} />
    </div>
    <div className="do">
      <HeartHost item={hotelItem(hotel)} label={hotel.name} frame={frame} />
      <GoLink href={hotelHref(hotel)} label={`${words.overview.hotel}: ${hotel.name}`}>
        {words.overview.hotel}
      </GoLink>
    </div>
  </article>
)

const FactsInShort = ({
  facts,
  asked,
}: {
  readonly facts: readonly AccessibilityFact[] | undefined
  readonly asked: readonly AccessibilityFact[]
}) => {
  if (!facts) return <p className="small mute">{words.overview.unknownFacts}</p>
  if (facts.length === 0) return <p className="small mute">{words.overview.noFacts}</p>
  return (
    <ul className="ticks" aria-label={words.hotel.accessibility}>
      {accessibilityFacts
        .filter((fact) => facts.includes(fact))
        .map((fact) => (
          <li key={fact}>
            {asked.includes(fact) ? <strong>{words.shortFacts[fact]}</strong> : words.shortFacts[fact]}
          </li>
        ))}
    </ul>
  )
}
