import type { LocationPage } from '#core/venues/venue-pages.ts'
import { pictureOfTown } from '#core/shared/pictures.ts'
import { locationHref, venuesHref } from '#core/venues/venue-links.ts'
import { eventsInTownHref } from '#core/finder/finder-address.ts'
import { forEveryone, redirectedTo, notFound } from '../../answers.ts'
import type { Crumb, Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { TownMap } from './germany-map.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { HotelRow } from '../../blocks/hotel-row.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { EventsThere, eventsThere, type FoundThere } from './events-there.tsx'
import { ratesTag } from '../../blocks/known-rates.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { SideProgrammeSection } from '../../blocks/side-programme.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.venues.town

interface Town extends LocationPage {
  readonly there: FoundThere
}

/**
 * A town: what there is, its hotels, the next events, its evenings. Wrong names lead to the right one (domain §7.13).
 */
export const locationPage: Page<Town> = {
  sheet: 'venues',
  async loader({ site, params }) {
    const answer = await site.programme.venues.location({ key: params['location'] ?? '' })
    if (!answer.ok) throw answer.refusal.why === 'moved' ? redirectedTo(answer.refusal.to) : notFound()
    const { internalId } = answer.value.location
    const there = await eventsThere(site, { locationId: [internalId] })
    return forEveryone({ ...answer.value, there }, [`location:${internalId}`, ratesTag])
  },
  head: ({ location, details, hotels }) => ({
    title: words.title(location.name),
    description: details?.teaser || words.description(location.name, hotels.length),
    canonical: locationHref(location),
    picture: pictureOfTown(location),
    crumbs,
    section: 'standorte',
  }),
  Component: ({ data: { location, details, hotels, there }, frame }) => (
    <>
      <div className="wrap thead">
        <div className="stack g3">
          <h1>{withJoints(words.title(location.name))}</h1>
          {details && <p className="lead">{details.teaser}</p>}
          <dl className="facts3">
            <div>
              <dt>{words.figures.hotels(hotels.length)}</dt>
              <dd>
                <b className="num">{hotels.length}</b>
              </dd>
            </div>
            <div>
              <dt>{words.figures.events(location.events)}</dt>
              <dd>
                <b className="num">{location.events}</b>
              </dd>
            </div>
            {details && details.state !== location.name && (
              <div>
                <dt>{words.figures.state}</dt>
                <dd>
                  <b className="h4">{withJoints(details.state)}</b>
                </dd>
              </div>
            )}
          </dl>
          <p className="row">
            {location.events > 0 && (
              <a className="btn" href={eventsInTownHref(location)}>
                {words.allEvents(location.name)}
              </a>
            )}
            <GoLink href={venuesHref}>{words.toOverview}</GoLink>
          </p>
        </div>
        {details && <TownMap name={location.name} state={details.state} position={details.position} />}
      </div>
      <MarginSection title={words.hotels(hotels.length)}>
        <div className="hotels">
          {hotels.map((hotel) => (
            <HotelRow key={hotel.hotel.internalId} hotel={hotel} frame={frame} />
          ))}
          {hotels.length === 0 && <p>{words.noHotels}</p>}
        </div>
      </MarginSection>
      <MarginSection
        title={words.events}
        under={
          location.events > 0 && (
            <p>
              <GoLink href={eventsInTownHref(location)}>{words.allEvents(location.name)}</GoLink>
            </p>
          )
        }
      >
        <EventsThere there={there} frame={frame} />
      </MarginSection>
      {details?.description && (
        <MarginSection title={words.about} board>
          <div className="prose">
            <Paragraphs text={details.description} />
          </div>
        </MarginSection>
      )}
      {details && (
        <SideProgrammeSection programme={details.sideProgramme} town={location.name} pictures={details.pictures} />
      )}
    </>
  ),
}

const crumbs: readonly Crumb[] = [{ title: pageWording.venues.overview.title, href: venuesHref }]
