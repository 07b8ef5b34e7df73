import { eventHref } from '#core/catalogue/theme-links.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { firstWay, hotelInBrief, type BriefFact } from '#core/venues/hotel-in-brief.view.ts'
import type { HotelEvents } from '#core/venues/hotel-events.view.ts'
import { locationHref } from '#core/venues/venue-links.ts'
import type { HotelPage } from '#core/venues/venue-pages.ts'
import { pageWording } from '#wording/pages.ts'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { hotelItem } from '../../blocks/hotel-row.tsx'
import type { PageProps } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/pictures.tsx'
import { HotelArt } from './hotel-art.tsx'

const { hotel: words, overview } = pageWording.venues

export interface HotelShown extends HotelPage {
  readonly shown: HotelEvents
}

/** What a hotel's page begins with: where it is, its picture, the way to its events, what is asked first. */
export const HotelHead = ({ data, frame }: PageProps<HotelShown>) => {
  const { hotel, details, town, shown } = data
  const { street, zip, city } = hotel.address
  const picture = details?.pictures?.[0]
  return (
    <>
      <div className="wrap thead hotel-head">
        <div className="stack g3">
          <p className="where">
            <Icon name="pin" />
            <span>
              {words.kind}, {street}, {zip} {city}
            </span>
          </p>
          <h1>{withJoints(hotel.name)}</h1>
          <p className="lead">{hotel.teaser}</p>
          <div className="row">
            <FirstWay shown={shown} town={town.location.name} />
            <HeartHost item={hotelItem(hotel)} label={hotel.name} frame={frame} />
            <a className="txt" href={locationHref(town.location)}>
              {overview.toTown(town.location.name)}
            </a>
          </div>
        </div>
        {picture ? <Picture className="pictures" picture={picture} /> : <HotelArt name={hotel.name} />}
      </div>
      <section className="wrap briefly" aria-labelledby="kurz">
        <h2 className="vh" id="kurz">
          {words.briefly}
        </h2>
        <dl className="facts3">
          {hotelInBrief(data, shown).map((fact) => (
            <Brief key={fact.fact} fact={fact} />
          ))}
        </dl>
      </section>
    </>
  )
}

const FirstWay = ({ shown, town }: { readonly shown: HotelEvents; readonly town: string }) => {
  const to = firstWay(shown)
  const label = { events: words.ways.events(shown.total), instead: words.ways.instead(town), all: words.ways.all }[to]
  return (
    <a className="btn" href={to === 'all' ? addressOf.events : '#termine'}>
      {label}
    </a>
  )
}

const Brief = ({ fact }: { readonly fact: BriefFact }) => {
  const { label, figure, text } = words.brief(fact)
  return (
    <div>
      <dt>{withJoints(label)}</dt>
      <dd>
        <b className="num">{figure}</b>{' '}
        {fact.fact === 'nextFree' && fact.found ? <a href={eventHref(fact.found.event)}>{withJoints(text)}</a> : text}
      </dd>
    </div>
  )
}
