import { eventTypes } from '../catalogue/catalogue.ts'
import { eventVenues } from '../catalogue/event-venues.ts'
import type { Day } from '../shared/day.ts'
import { isPhysicalVenue } from '../shared/no-venue.ts'
import type { Content, ContentFault, EventContent, ModuleContent } from './content.ts'
import { dayOf } from './day-spec.ts'
import { lastDay } from './content-with-days.ts'
import {
  dayFaults,
  daysFaults,
  onlineHoursFaults,
  ownTimesFaults,
  seriesFaults,
  timeFaults,
} from './event-times-rules.ts'
import { check, checkUnique, inField, faultsAt, wrongIf, type Check } from './fault.ts'
import { durationFaults, isPositiveInteger, numberFaults, priceFaults, titleFaults } from './field-checks.ts'

const hotelFaults = (hotels: ReadonlySet<number>, hotelId: number | undefined): readonly string[] =>
  wrongIf(
    hotelId !== undefined && isPhysicalVenue(hotelId) && !hotels.has(hotelId),
    `Das Hotel ${hotelId} gibt es nicht.`,
  )

const onlineFaults = (event: EventContent): readonly string[] => {
  const [hotelId] = eventVenues(event).hotelIds
  if (event.isOnlineEvent === true && hotelId !== undefined)
    return [`Der Termin soll online sein, findet aber im Hotel ${hotelId} statt.`]
  return wrongIf(
    event.isOnlineEvent === false && hotelId === undefined,
    'Der Termin soll nicht online sein, hat aber kein Hotel.',
  )
}

const seatsFaults = ({ places, taken }: EventContent): readonly string[] => [
  ...numberFaults(places, 'Die Zahl der Plätze'),
  ...wrongIf(
    !Number.isSafeInteger(taken) || taken < 0 || taken > places,
    `Vergeben sein können 0 bis ${places} Plätze, nicht ${taken}.`,
  ),
]

/** A module begins after the one before it has ended. */
const orderFaults =
  (firstFill: Day) =>
  ({ modules }: EventContent): readonly ContentFault[] =>
    modules.flatMap((module, index) => {
      const before = modules[index - 1]
      const start = dayOf(module.start, firstFill)
      const startBefore = before && dayOf(before.start, firstFill)
      if (!before || !start || !startBefore || !isPositiveInteger(before.days)) return []
      return lastDay(startBefore, before.days) < start
        ? []
        : faultsAt(module, inField('start', [`Das Modul „${module.title}“ beginnt, bevor das vorige endet.`]))
    })

/** Bookings know a module by its title: under one title for two nobody could say which is meant. */
const titleTwiceFaults = ({ modules }: EventContent): readonly ContentFault[] =>
  checkUnique(
    modules.filter(({ title }) => title.trim() !== ''),
    'title',
    ({ title }) => title.trim(),
    (title) => `Den Titel „${title}“ hat in diesem Termin schon ein anderes Modul.`,
  )

const moduleThemeFaults = (themes: ReadonlySet<string>, seriesUrl: string): Check<ModuleContent> =>
  function faultsOf({ themeUrl }) {
    if (themeUrl === undefined) return []
    if (themeUrl === seriesUrl) return ['Eine Ausbildungsreihe kann nicht ihr eigenes Modul sein.']
    return wrongIf(!themes.has(themeUrl), `Das Thema „${themeUrl}“ gibt es nicht.`)
  }

/** Events name known themes and hotels, have days and hours that exist, and seats and prices that can be. */
export const eventFaults = ({ events, themes, hotels }: Content, firstFill: Day): readonly ContentFault[] => {
  const programmeOf = new Map(themes.map(({ url, content }) => [url, content[0]?.programme ?? []]))
  const typeOf = new Map(themes.map(({ url, eventType }) => [url, eventType]))
  const themeUrls = new Set(typeOf.keys())
  const hotelIds = new Set(hotels.map(({ internalId }) => internalId))
  return [
    ...check(
      events,
      ({ eventId }) => numberFaults(eventId, 'Die Nummer des Termins'),
      ({ themeUrl }) => wrongIf(!themeUrls.has(themeUrl), `Das Thema „${themeUrl}“ gibt es nicht.`),
      ({ themeUrl, modules }) =>
        wrongIf(
          typeOf.get(themeUrl) === eventTypes.trainingSeries && modules.length === 0,
          'Der Termin einer Ausbildungsreihe braucht Module.',
        ),
      // A series takes its days and hours from its modules, which are checked below.
      (event) => (event.modules.length > 0 ? seriesFaults(event, firstFill) : ownTimesFaults(event, firstFill)),
      (event) => onlineHoursFaults(event, programmeOf.get(event.themeUrl) ?? []),
      ({ hotelId }) => hotelFaults(hotelIds, hotelId),
      onlineFaults,
      seatsFaults,
      ({ price }) => priceFaults(price),
    ),
    ...events.flatMap(({ themeUrl, modules }) =>
      check(
        modules,
        ({ title }) => titleFaults(title, 'Der Titel des Moduls'),
        ({ duration }) => durationFaults(duration),
        daysFaults,
        timeFaults,
        dayFaults(firstFill),
        ({ hotelId }) => hotelFaults(hotelIds, hotelId),
        moduleThemeFaults(themeUrls, themeUrl),
      ),
    ),
    ...events.flatMap(orderFaults(firstFill)),
    ...events.flatMap(titleTwiceFaults),
    ...checkUnique(
      events,
      'eventId',
      ({ eventId }) => eventId,
      (id) => `Die Nummer ${id} hat schon ein anderer Termin.`,
    ),
  ]
}
