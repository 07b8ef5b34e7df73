import type { HotelPage } from '#core/venues/venue-pages.ts'
import { pictureOfHotel } from '#core/shared/pictures.ts'
import { hotelHref, locationHref, venuesHref } from '#core/venues/venue-links.ts'
import { forEveryone, redirectedTo, notFound } from '../../answers.ts'
import { eventsInTownHref } from '#core/finder/finder-address.ts'
import type { Crumb, Page, PageProps } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { TownMap } from './germany-map.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { AccessibilityList, HotelPrices } from './hotel-facts.tsx'
import { hotelItem } from '../../blocks/hotel-row.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { EventsThere, eventsThere, type FoundThere } from './events-there.tsx'
import { ratesTag } from '../../blocks/known-rates.ts'
import { Pictures } from '../../ui/pictures.tsx'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import { SideProgrammeSection } from '../../blocks/side-programme.tsx'
import { hotelLd } from '../../shell/json-ld/hotels.ts'
import { pageWording } from '#wording/pages.ts'

const { hotel: words, town: townWords, overview } = pageWording.venues

interface HotelShown extends HotelPage {
  readonly there: FoundThere
}

/** A hotel: address, arrival, accessibility, prices, the next events (domain §7.13). */
export const hotelPage: Page<HotelShown> = {
  async loader({ site, params }) {
    const answer = await site.programme.venues.hotel({ key: params['hotel'] ?? '' })
    if (!answer.ok) throw answer.refusal.why === 'moved' ? redirectedTo(answer.refusal.to) : notFound()
    const { hotel } = answer.value
    const there = await eventsThere(site, { hotelId: hotel.internalId })
    return forEveryone({ ...answer.value, there }, [
      `hotel:${hotel.internalId}`,
      `location:${hotel.locationId}`,
      ratesTag,
    ])
  },
  head: ({ hotel, details, town }, frame) => ({
    title: words.title(hotel.name, hotel.location),
    description: words.description(hotel.name, hotel.location),
    canonical: hotelHref(hotel),
    picture: pictureOfHotel(hotel, town.location),
    crumbs: crumbsTo(town),
    section: 'standorte',
    jsonLd: [hotelLd({ hotel, details }, frame)],
  }),
  Component: ({ data, frame }) => {
    const { details, dayPackageRates, town, there } = data
    return (
      <>
        <HotelHead data={data} frame={frame} />
        {details ? (
          <Details details={details} dayPackageRates={dayPackageRates} frame={frame} />
        ) : (
          <div className="wrap sec">
            <p>
              {words.detailsFollow} <ContactWays brand={frame.brand} />
            </p>
          </div>
        )}
        <MarginSection
          title={words.events}
          under={
            town.location.events > 0 && (
              <p>
                <GoLink href={eventsInTownHref(town.location)}>{townWords.allEvents(town.location.name)}</GoLink>
              </p>
            )
          }
        >
          <EventsThere there={there} frame={frame} />
        </MarginSection>
        {town.details && (
          <SideProgrammeSection
            title={words.sideProgramme(town.location.name)}
            programme={town.details.sideProgramme}
            town={town.location.name}
          />
        )}
      </>
    )
  },
}

const HotelHead = ({ data: { hotel, details, town }, frame }: PageProps<HotelPage>) => (
  <div className="wrap thead">
    <div className="stack g3">
      <p className="where">
        <Icon name="pin" />
        <span>
          {words.kind} in <a href={locationHref(town.location)}>{town.location.name}</a>
        </span>
      </p>
      <h1>{withJoints(hotel.name)}</h1>
      <p className="lead">{hotel.teaser}</p>
      {details && (
        <dl className="facts3">
          <div>
            <dt>{words.rooms}</dt>
            <dd>
              <b className="num">{details.rooms}</b>
            </dd>
          </div>
          <div>
            <dt>{words.seminarRooms}</dt>
            <dd>
              <b className="num">{details.seminarRooms}</b>
            </dd>
          </div>
        </dl>
      )}
      <div className="row">
        <a className="btn" href={eventsInTownHref(town.location)}>
          {townWords.allEvents(town.location.name)}
        </a>
        <HeartHost item={hotelItem(hotel)} label={hotel.name} frame={frame} />
      </div>
    </div>
    <aside className="sum top-r stack g2" aria-labelledby="adresse">
      <h2 id="adresse">{words.address}</h2>
      <address>
        {hotel.name}
        <br />
        {hotel.address.street}
        <br />
        {hotel.address.zip} {hotel.address.city}
      </address>
      {details && <TownMap name={hotel.location} state={town.details?.state ?? ''} position={details.position} />}
    </aside>
  </div>
)

const Details = ({
  details,
  dayPackageRates,
  frame,
}: Pick<PageProps<never>, 'frame'> &
  Pick<HotelPage, 'dayPackageRates'> & { readonly details: NonNullable<HotelPage['details']> }) => (
  <>
    <MarginSection title={words.about}>
      <div className="stack g4">
        <Pictures pictures={details.pictures ?? []} label={words.pictures} />
        <div className="prose">
          <Paragraphs text={details.description} />
          {details.extras.length > 0 && (
            <>
              <h3>{words.extras}</h3>
              <ul>
                {details.extras.map((extra) => (
                  <li key={extra}>{extra}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </MarginSection>
    <MarginSection title={words.accessibility} note={words.accessibilityNote}>
      <div className="stack g3">
        <AccessibilityList accessibility={details.accessibility} />
        {details.accessibilityNote && <p className="measure">{details.accessibilityNote}</p>}
        <p className="small measure">
          {words.ask}{' '}
          <strong>
            <ContactWays brand={frame.brand} />
          </strong>
        </p>
      </div>
    </MarginSection>
    <MarginSection title={words.arrival}>
      <dl className="lines arrival">
        <div>
          <dt>
            <Icon name="train" />
            {words.train}
          </dt>
          <dd>{details.arrival.train}</dd>
        </div>
        <div>
          <dt>
            <Icon name="car" />
            {words.car}
          </dt>
          <dd>{details.arrival.car}</dd>
        </div>
      </dl>
    </MarginSection>
    <MarginSection title={words.prices} note={words.pricesNote} board>
      <HotelPrices prices={details.prices} dayPackageRates={dayPackageRates} />
    </MarginSection>
  </>
)

const crumbsTo = ({ location }: HotelPage['town']): readonly Crumb[] => [
  { title: overview.title, href: venuesHref },
  { title: location.name, href: locationHref(location) },
]
