import { inCore, inPorts, inTests, onScreen } from './planted-fault.ts'

const availability = 'core/catalogue/availability.ts'
const lifetime = 'core/catalogue/event-lifetime.ts'
const shown = 'core/catalogue/why-not-shown.ts'
const venue = 'core/venues/venue-at-address.ts'
const words = 'core/catalogue/card-words.ts'
const facts = 'core/catalogue/card-facts.view.ts'
const german = 'adapters/reading/german.ts'
const folding = 'adapters/reading/german-folding.ts'
const series = 'adapters/react/blocks/series-modules.tsx'
const threads = 'core/forum/indexing-threads.ts'
const infoBox = 'adapters/react/widgets/theme-info-box.tsx'

/** Faults in what stands on pages, in their addresses and in the search. */
export const faultsOfPages = {
  'domain-availability': [
    inCore(availability, 'fewSeats = 3', 'fewSeats = 2'),
    // Pages that were looked at before are cached.
    onScreen('core/capacity/tags-of-seats.ts', '  `theme:${themeUrl}`,\n', ''),
    onScreen('core/capacity/tags-of-seats.ts', "  'dates',\n", ''),
    inCore(availability, 'mostSeatsNamed = 9', 'mostSeatsNamed = 8'),
    inCore(availability, 'if (placesLeft <= 0) return', 'if (placesLeft < 0) return'),
    inCore(availability, 'guaranteed ? [promiseText] : []', '[]'),
    onScreen('adapters/react/blocks/availability-badge.tsx', '{availabilityText(event)}', '{availabilityOf(event)}'),
  ],
  'domain-event-past': [
    inCore(lifetime, 'berlinDay(endDate) < today', 'berlinDay(endDate) <= today'),
    inCore(lifetime, 'berlinDay(endDate) < today', 'addDays(berlinDay(endDate), 1) < today'),
    onScreen('adapters/react/blocks/gone-event.tsx', 'href={themeHref(theme)}', "href={themeHref({ url: '' })}"),
  ],
  'domain-no-towns': [
    inCore(venue, 'if (endsNegative(key)) return undefined\n', ''),
    inPorts('core/content/field-checks.ts', 'noVenueIds.includes(number)', 'false'),
  ],
  'domain-search-compounds': [
    inCore(german, 'return [stemOf(word), ...parts, ...parts.flatMap', 'return [stemOf(word), ...[].flatMap'),
    inCore(german, 'compounds.knows(word) ? [] : compounds.split(word)', '[]'),
    inCore(folding, 'stemmer(withoutUmlauts(spelt))', 'withoutUmlauts(spelt)'),
    inCore(folding, '    .toLowerCase()\n', ''),
  ],
  'domain-search-forum': [
    inCore(threads, ' && openCategories.includes(category)', ''),
    inCore('core/forum/writing.step.ts', "await tasks.schedule({ kind: 'index-thread', subject }, now)", 'void now'),
    // Who searched before has a cached page.
    onScreen(threads, "if (isDifferent) tags.invalidate(['search'])", 'void isDifferent'),
    inPorts(threads, "state === 'sichtbar' && mergedInto", 'mergedInto'),
    inPorts(threads, 'withoutQuotes(html(read))', 'html(read)'),
    inPorts(threads, 'const isDifferent = await', 'const isDifferent = found && await'),
  ],
  'domain-standorte': [
    inCore(
      words,
      'count > 0 ? `${count} ${cardLabels.locations}`',
      "count > 0 ? `${count} ${count === 1 ? 'Standort' : 'Standorte'}`",
    ),
    inCore(words, 'count > 0 ?', 'count >= 0 ?'),
  ],
  'domain-series-page': [
    inCore(
      'core/catalogue/series-modules.ts',
      'event.modules.filter(isListed(hidden))',
      'event.modules.filter(isListed(hidden)).toReversed()',
    ),
    onScreen(series, '{durationText(module.duration)}', '{durationText(undefined)}'),
    onScreen(series, 'hotel ? `${hotel.location}, ${hotel.name}`', 'hotel ? hotel.name'),
  ],
  'domain-info-box': [
    inCore('core/catalogue/theme-card.ts', 'eventsOnCard = 3', 'eventsOnCard = 2'),
    inCore('core/catalogue/theme-card.ts', 'eventsOnCard = 3', 'eventsOnCard = 4'),
    inCore(facts, "...(extra === undefined ? [] : [{ fact: 'extras', text: extra } as const]),", ''),
    onScreen(infoBox, '{card.nextDates.map(', '{card.nextDates.slice(1).map('),
  ],
  'domain-teasers-ask-once': [
    onScreen('adapters/react/browser/page-themes.ts', '[url, ...named()]', '[url]'),
    onScreen('adapters/react/browser/page-themes.ts', 'for (const url of urls) asked.set(url, cards)', ''),
  ],
  'domain-keyed-address': [
    inCore('core/shared/keyed-address.ts', String.raw`(?<id>\d{1,15})$`, String.raw`(?<id>\d{1,3})$`),
    inCore(shown, "key === event.url ? undefined : { why: 'moved', to: eventHref(event) }", 'undefined'),
    inCore(venue, 'key === keyedSegment(venue.name, venue.internalId) ? done(venue) :', 'venue ? done(venue) :'),
    inCore('core/jobs/why-not-open.ts', 'to.endsWith(`/${department}/${key}`)', 'to.endsWith(`/${key}`)'),
  ],
  'domain-bookmark-routes': [
    inTests('adapters/http/contract/wishlist.ts', "path: '/wishlist/get-bookmarks'", "path: '/wishlist/bookmarks'"),
  ],
  'domain-reserved-slugs': [
    inTests('core/shared/slug.ts', 'reservedSlugs.includes(text)', 'false'),
    inTests('core/shared/slug.ts', "  'warteliste',\n", ''),
  ],
}
