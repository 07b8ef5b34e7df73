import { recordOf } from '#features/support/record-builder.ts'
import {
  anEventContent,
  aHotelEntry,
  aModuleRow,
  anEntry,
  anOnlineEventContent,
  aThemeFile,
  someContentFolder,
} from './sample-content.ts'

/**
 * A programme whose events cost in every way: in a hotel, online at a price auf Anfrage, and as series, one exempt from
 * VAT.
 */
export const costlyProgramme = someContentFolder({
  hotels: [aHotelEntry(), aHotelEntry({ internalId: 12, name: 'Am Fleet' })],
  themes: [
    aThemeFile({ targetGroups: ['br', 'jav'], content: [anEntry({ duration: 3.5 }), anEntry({ duration: 1 })] }),
    aThemeFile({ internalId: 200, url: 'reihe', title: 'Die Reihe', eventType: 1, targetGroups: ['sbv'] }),
  ],
  events: [
    anEventContent(),
    anOnlineEventContent({ eventId: 4002, days: 1, price: null }),
    anEventContent({
      eventId: 4003,
      themeUrl: 'reihe',
      price: { net: 300_000, rate: 0 },
      modules: [
        aModuleRow({ title: 'Auftakt', start: '2027-01-11', days: 2, duration: 2 }),
        aModuleRow({ title: 'Abend', start: '2027-01-20', days: 1, duration: 90, hotelId: 522 }),
        aModuleRow({ title: 'Abschluss', start: '2027-02-01', days: 2, duration: 2, hotelId: 12 }),
      ],
    }),
    anEventContent({
      eventId: 4004,
      themeUrl: 'reihe',
      modules: [aModuleRow({ title: 'Alles', start: '2027-01-11', days: 2, duration: 1.5 })],
    }),
  ],
  records: [
    recordOf.hotel({
      prices: {
        night: { net: 9_000, rate: 7 },
        breakfast: { net: 1_500, rate: 7 },
        dayPackage: { net: 5_500 },
        parking: { net: 1_000, rate: 19 },
        cityTax: 250,
      },
    }),
  ],
})

/** Where its events stand. */
export const costlyEvents = {
  week: 'betriebsverfassungsrecht-i-4001',
  online: 'betriebsverfassungsrecht-i-4002',
  series: 'reihe-4003',
  ofOneModule: 'reihe-4004',
} as const
