import * as addressOf from '#core/shared/addresses.ts'
import { eventsInTownHref } from '#core/finder/finder-address.ts'
import type { VenuesOverview } from '#core/venues/venue-pages.ts'
import { locationHref } from '#core/venues/venue-links.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'

const words = pageWording.themePages.evenings

type Town = VenuesOverview['locations'][number]

/** What one can do of an evening, town by town; each town's own page tells it in full. */
export const eveningsPage: Page<readonly Town[]> = {
  async loader({ site }) {
    const overview = await site.programme.venues.overview({})
    const lively = overview.ok
      ? overview.value.locations.filter(({ details }) => (details?.sideProgramme ?? []).length > 0)
      : []
    return forEveryone(lively, ['venues', 'dates'])
  },
  head: (towns) => ({
    title: words.all.title,
    description: words.all.description(towns.length),
    ...(towns.length > 0 ? { canonical: addressOf.eveningsByTown } : { noindex: true }),
    crumbs: [],
    section: 'standorte',
  }),
  Component: ({ data: towns }) => (
    <>
      <div className="wrap rhead stack g2">
        <h1>{words.all.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <MarginSection title={words.rule}>
        <p>{words.ruleText}</p>
      </MarginSection>
      {towns.length === 0 && (
        <div className="wrap sec">
          <p>{words.all.none}</p>
        </div>
      )}
      {towns.map((town) => (
        <InTown key={town.location.internalId} town={town} />
      ))}
    </>
  ),
}

const InTown = ({ town: { location, details } }: { readonly town: Town }) => (
  <MarginSection title={location.name}>
    <div className="stack g2">
      <p>{(details?.sideProgramme ?? []).map(({ title }) => title).join(' · ')}</p>
      <p className="row">
        <GoLink href={locationHref(location)}>{words.all.more(location.name)}</GoLink>
        {location.events > 0 && (
          <a className="txt" href={eventsInTownHref(location)}>
            {words.next(location.events, location.name)}
          </a>
        )}
      </p>
    </div>
  </MarginSection>
)
