import { accessibilityFacts, factParameters, type AccessibilityFact } from '#core/shared/accessibility-facts.ts'
import { locationHref, venuesHref } from '#core/venues/venue-links.ts'
import { venuesShown, type TownWithHotels, type VenuesShown } from '#core/venues/venues-overview.view.ts'
import { factFilter, factsIn, hotelsHref } from '#core/venues/accessibility-filter.ts'
import { forEveryone } from '../../answers.ts'
import type { Frame, Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GermanyMap } from './germany-map.tsx'
import { HotelRow } from '../../blocks/hotel-row.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import { pageWording } from '#wording/pages.ts'

const { overview: words, ...venues } = pageWording.venues

/** All towns and hotels, on a map and as a list; narrowed to hotels that have what the address asks for. */
export const venuesPage: Page<VenuesShown> = {
  sheet: 'venues',
  reads: [factFilter],
  async loader({ site, url }) {
    const asked = factsIn(url)
    const answer = await site.programme.venues.overview({})
    const overview = answer.ok ? answer.value : { locations: [], hotels: [] }
    return {
      ...forEveryone(venuesShown(overview, asked), ['venues']),
      here: hotelsHref(asked),
    }
  },
  head: ({ asked, found }) => ({
    title: asked.length > 0 ? words.titleFound(found) : words.title,
    description: words.description,
    canonical: venuesHref,
    ...(asked.length > 0 ? { noindex: true as const } : {}),
    crumbs: [],
    section: 'standorte',
  }),
  Component: ({ data, frame }) =>
    data.inAll.hotels === 0 ? (
      <div className="wrap rhead stack">
        <h1>{words.title}</h1>
        <Note icon="pin" title={words.empty}>
          <p>{words.emptyText}</p>
        </Note>
      </div>
    ) : (
      <>
        <div className="wrap venues">
          <div className="stack g3">
            <h1>{words.heading}</h1>
            <p className="lead">{words.lead(data.inAll.hotels, data.inAll.towns)}</p>
            <FactsForm data={data} />
          </div>
          <div className="on-map">
            <a className="past-map" href="#haeuser">
              {words.skipMap}
            </a>
            <GermanyMap towns={data.towns.map(({ town, hotels }) => ({ ...town, hotels: hotels.length }))} />
          </div>
        </div>
        <section className="wrap sec" id="haeuser" aria-labelledby="treffer">
          <Result data={data} />
          {data.found === 0 && <NothingFound data={data} frame={frame} />}
          {data.towns.map((town) => (
            <TownSection key={town.town.location.internalId} town={town} asked={data.asked} frame={frame} />
          ))}
        </section>
      </>
    ),
}

/** The filter: a form whose choice stands in the address. A fact that no further hotel has can't be added. */
const FactsForm = ({ data: { asked, counts } }: { readonly data: VenuesShown }) => (
  <form className="stack g3" action={`${venuesHref}#haeuser`}>
    <fieldset className="field">
      <legend>{words.filterHeading}</legend>
      <p className="hint" id="merkmal-hinweis">
        {words.filterHint}
      </p>
      <div className="facts-form">
        {accessibilityFacts.map((fact) => (
          <label key={fact} className="check">
            <input
              type="checkbox"
              name={factFilter}
              value={factParameters[fact]}
              defaultChecked={asked.includes(fact)}
              aria-describedby="merkmal-hinweis"
            />
            <span>
              {venues.facts[fact]} <span className="mute nowrap">{venues.hotels(counts[fact])}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
    <p>
      <button className="btn" type="submit">
        {words.submit}
      </button>
    </p>
  </form>
)

const Result = ({ data: { asked, found, towns } }: { readonly data: VenuesShown }) => (
  <div className="stack g2 result">
    <div role="status">
      <h2 id="treffer">{words.found(found, towns.length)}</h2>
    </div>
    {asked.length > 0 && (
      <ul className="row g1" aria-label={words.chosen}>
        {asked.map((fact) => (
          <li key={fact}>
            <a
              className="chip"
              href={hotelsHref(asked.filter((other) => other !== fact))}
              aria-label={words.remove(venues.facts[fact])}
            >
              {venues.facts[fact]}
              <Icon name="close" />
            </a>
          </li>
        ))}
        <li>
          <a className="txt" href={venuesHref}>
            {words.all}
          </a>
        </li>
      </ul>
    )}
  </div>
)

/** Names the fact that blocks and offers to drop it (design guide §8). */
const NothingFound = ({ data: { asked, omissions }, frame }: { readonly data: VenuesShown; readonly frame: Frame }) => (
  <Note icon="search" title={words.none}>
    {omissions.length > 0 ? (
      <>
        <p>{words.noneText}</p>
        <ul className="dash">
          {omissions.map(({ fact, hotels }) => (
            <li key={fact}>
              <a href={hotelsHref(asked.filter((other) => other !== fact))}>
                {words.without(venues.facts[fact], hotels)}
              </a>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <p>
        {words.noneAtAll} <ContactWays brand={frame.brand} />
      </p>
    )}
  </Note>
)

const TownSection = ({
  town: { town, hotels },
  asked,
  frame,
}: {
  readonly town: TownWithHotels
  readonly asked: readonly AccessibilityFact[]
  readonly frame: Frame
}) => (
  <section className="town mgn">
    <div className="stack g1">
      <h3 className="h3">
        <a href={locationHref(town.location)}>{withJoints(town.location.name)}</a>
      </h3>
      <p className="small mute">{words.inState(town.location.name, town.details?.state ?? '', town.location.events)}</p>
    </div>
    <div className="hotels">
      {hotels.map((hotel) => (
        <HotelRow key={hotel.hotel.internalId} hotel={hotel} asked={asked} heading="h4" frame={frame} />
      ))}
    </div>
  </section>
)
