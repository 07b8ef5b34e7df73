import { calendarHref, choiceOf, hrefOf, isOneAddressOf } from '#core/finder/finder-address.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import { pictureOfHotel } from '#core/shared/pictures.ts'
import { eventsInHotel } from '#core/venues/hotel-events.view.ts'
import { hotelHref, locationHref, venuesHref } from '#core/venues/venue-links.ts'
import type { HotelPage } from '#core/venues/venue-pages.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone, notFound, redirectedTo } from '../../answers.ts'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import { knownRates, ratesTag } from '../../blocks/known-rates.ts'
import { SideProgrammeSection } from '../../blocks/side-programme.tsx'
import type { Crumb, Frame, Page } from '../../page.ts'
import { hotelLd } from '../../shell/json-ld/hotels.ts'
import { Icon } from '../../ui/icon.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { Pictures } from '../../ui/pictures.tsx'
import { SubNavigation, waysTo, type Anchor } from '../../ui/sub-navigation.tsx'
import { TownMap } from './germany-map.tsx'
import { EventsSection } from './hotel-events.tsx'
import { AccessibilityList, HotelPrices } from './hotel-facts.tsx'
import { HotelHead, type HotelShown } from './hotel-head.tsx'

const { hotel: words, overview } = pageWording.venues

interface Shown extends HotelShown {
  readonly rates: CostRates | undefined
}

/**
 * A hotel: what is asked first, its events, arrival, accessibility, prices (domain §7.13). `weiter` leads through its
 * events.
 */
export const hotelPage: Page<Shown> = {
  sheet: 'venues',
  reads: ['weiter'],
  async loader({ site, params, url }) {
    const answer = await site.programme.venues.hotel({ key: params['hotel'] ?? '' })
    if (!answer.ok) throw answer.refusal.why === 'moved' ? redirectedTo(answer.refusal.to) : notFound()
    const { hotel } = answer.value
    const choice = choiceOf(url)
    if (!isOneAddressOf(choice, url)) throw redirectedTo(hrefOf(choice, hotelHref(hotel)))
    const [shown, rates] = await Promise.all([eventsInHotel(site.programme, hotel, choice.weiter), knownRates(site)])
    return {
      ...forEveryone({ ...answer.value, shown, rates }, [
        `hotel:${hotel.internalId}`,
        // Its name, its evenings, and the other hotels there with their events.
        `location:${hotel.locationId}`,
        ratesTag,
      ]),
      here: hrefOf(choice, hotelHref(hotel)),
    }
  },
  head: ({ hotel, details, town, shown }, frame) => ({
    title: words.title(hotel.name, hotel.location),
    description: words.description(hotel.name, hotel.address.street, hotel.location),
    ...(shown.from === undefined ? { canonical: hotelHref(hotel) } : { noindex: true as const }),
    picture: pictureOfHotel(hotel, town.location),
    crumbs: crumbsTo(town),
    section: 'standorte',
    jsonLd: [hotelLd({ hotel, details }, frame)],
    calendar: calendarHref({ hotelId: hotel.internalId }),
  }),
  Component: ({ data, frame }) => {
    const { hotel, details, dayPackageRates, town, shown, rates } = data
    return (
      <>
        <HotelHead data={data} frame={frame} />
        <SubNavigation label={words.contents} ways={waysTo(anchorsOf(data))} />
        <EventsSection hotel={hotel} town={town} shown={shown} rates={rates} frame={frame} />
        <ArrivalSection data={data} />
        {details ? (
          <Details details={details} dayPackageRates={dayPackageRates} frame={frame} />
        ) : (
          <div className="wrap sec">
            <p>
              {words.detailsFollow} <ContactWays brand={frame.brand} />
            </p>
          </div>
        )}
        {town.details && (
          <SideProgrammeSection
            title={words.sideProgramme(town.location.name)}
            programme={town.details.sideProgramme}
            pictures={town.details.pictures}
            town={town.location.name}
          />
        )}
      </>
    )
  },
}

const anchorsOf = ({ details }: Shown): readonly Anchor[] => [
  ['termine', words.anchors.events, true],
  ['anreise', words.arrival, true],
  ['barrierefreiheit', words.accessibility, details !== null],
  ['preise', words.prices, details !== null],
  ['haus', words.about, details !== null],
]

const ArrivalSection = ({ data: { hotel, details, town } }: { readonly data: Shown }) => (
  <MarginSection id="anreise" title={words.arrival}>
    <div className="way-there">
      <dl className="lines arrival">
        <div>
          <dt>
            <Icon name="pin" />
            {words.address}
          </dt>
          <dd>
            <address>
              {hotel.name}
              <br />
              {hotel.address.street}
              <br />
              {hotel.address.zip} {hotel.address.city}
            </address>
          </dd>
        </div>
        {details && (
          <>
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
          </>
        )}
      </dl>
      {details && <TownMap name={hotel.location} state={town.details?.state ?? ''} position={details.position} />}
    </div>
  </MarginSection>
)

interface Detailed extends Pick<HotelPage, 'dayPackageRates'> {
  readonly details: NonNullable<HotelPage['details']>
  readonly frame: Frame
}

const Details = ({ details, dayPackageRates, frame }: Detailed) => (
  <>
    <MarginSection id="barrierefreiheit" title={words.accessibility} note={words.accessibilityNote}>
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
    <MarginSection id="preise" title={words.prices} note={words.pricesNote} board>
      <HotelPrices prices={details.prices} dayPackageRates={dayPackageRates} />
    </MarginSection>
    <MarginSection id="haus" title={words.about}>
      <div className="stack g4">
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
        <Pictures pictures={details.pictures?.slice(1) ?? []} label={words.pictures} />
      </div>
    </MarginSection>
  </>
)

const crumbsTo = ({ location }: HotelPage['town']): readonly Crumb[] => [
  { title: overview.title, href: venuesHref },
  { title: location.name, href: locationHref(location) },
]
