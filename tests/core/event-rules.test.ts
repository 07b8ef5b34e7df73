import { describe, expect, test } from 'vitest'
import type { Content } from '#core/content/content.ts'
import { anotherModule, faults, messages, seriesEvent, themes } from './faults-in-content.ts'
import { aModuleRow, anEventContent, anOnlineEventContent } from './sample-content.ts'

const { duration: _, ...moduleWithoutDuration } = aModuleRow()

describe('what is right', () => {
  test.each<[string, Partial<Content>]>([
    ['an online event', { events: [anOnlineEventContent({ isOnlineEvent: true })] }],
    ['an event in a hotel that says so', { events: [anEventContent({ isOnlineEvent: false })] }],
    ['an event at the venue 522', { events: [anEventContent({ hotelId: 522, isOnlineEvent: true })] }],
    ['an event at the venue -1', { events: [anEventContent({ hotelId: -1 })] }],
    ['a price on request', { events: [anEventContent({ price: null })] }],
    ['a price of nothing, without VAT', { events: [anEventContent({ price: { net: 0, rate: 0 } })] }],
    ['a rate of 100', { events: [anEventContent({ price: { net: 1, rate: 100 } })] }],
    ['a sold-out event', { events: [anEventContent({ places: 12, taken: 12 })] }],
    ['an event with all seats free', { events: [anEventContent({ places: 1, taken: 0 })] }],
    ['an event on a relative day', { events: [anEventContent({ start: '+12w Mo' })] }],
    ['an event of one day', { events: [anEventContent({ days: 1, startTime: '09:00', endTime: '09:01' })] }],
    ['an event of 366 days', { events: [anEventContent({ days: 366 })] }],
    [
      'a series',
      { themes, events: [seriesEvent(aModuleRow(), aModuleRow({ title: 'Zweites', start: '2027-01-14' }))] },
    ],
    [
      'modules of one title in two events',
      { themes, events: [seriesEvent(aModuleRow()), { ...seriesEvent(aModuleRow()), eventId: 4002 }] },
    ],
    ['a series with an online module', { themes, events: [seriesEvent(aModuleRow({ hotelId: 522 }))] }],
    [
      'a mixed series that says it is not online',
      { themes, events: [{ ...seriesEvent(aModuleRow()), isOnlineEvent: false }] },
    ],
    [
      'a series whose own day is nonsense, as its modules count',
      { themes, events: [{ ...seriesEvent(aModuleRow()), start: '', days: 0 }] },
    ],
    [
      'a module with a theme',
      { themes, events: [seriesEvent(aModuleRow({ themeUrl: 'betriebsverfassungsrecht-i' }))] },
    ],
    ['a module without a duration', { themes, events: [seriesEvent(moduleWithoutDuration)] }],
  ])('%s', (_, change) => expect(faults(change)).toEqual([]))
})

describe('what is wrong', () => {
  test.each<[string, Partial<Content>]>([
    // Events
    ['Die Nummer des Termins muss eine ganze Zahl ab 1 sein, nicht -5.', { events: [anEventContent({ eventId: -5 })] }],
    ['Das Thema „strafrecht“ gibt es nicht.', { events: [anEventContent({ themeUrl: 'strafrecht' })] }],
    ['Der Termin einer Ausbildungsreihe braucht Module.', { themes, events: [anEventContent({ themeUrl: 'reihe' })] }],
    ['Ein Termin dauert 1 bis 366 Kalendertage, nicht 0.', { events: [anEventContent({ days: 0 })] }],
    ['Ein Termin dauert 1 bis 366 Kalendertage, nicht 367.', { events: [anEventContent({ days: 367 })] }],
    ['Ein Termin dauert 1 bis 366 Kalendertage, nicht 2.5.', { events: [anEventContent({ days: 2.5 })] }],
    ['Ein Termin dauert 1 bis 366 Kalendertage, nicht Infinity.', { events: [anEventContent({ days: Infinity })] }],
    ['„9:00“ ist keine Uhrzeit der Form 09:00.', { events: [anEventContent({ startTime: '9:00' })] }],
    ['„24:00“ ist keine Uhrzeit der Form 09:00.', { events: [anEventContent({ endTime: '24:00' })] }],
    [
      'Der Termin endet um 09:00 Uhr und beginnt erst um 09:00 Uhr.',
      { events: [anEventContent({ days: 1, startTime: '09:00', endTime: '09:00' })] },
    ],
    [
      'Der Termin endet um 08:59 Uhr und beginnt erst um 09:00 Uhr.',
      { events: [anEventContent({ days: 1, startTime: '09:00', endTime: '08:59' })] },
    ],
    ['„bald“ ist kein Datum: erwartet wird 2027-03-08 oder +12w Mo.', { events: [anEventContent({ start: 'bald' })] }],
    [
      '„2027-02-29“ ist kein Datum: erwartet wird 2027-03-08 oder +12w Mo.',
      { events: [anEventContent({ start: '2027-02-29' })] },
    ],
    [
      'Am 2027-03-28 gibt es 02:30 Uhr nicht: Die Uhren werden vorgestellt.',
      { events: [anEventContent({ start: '2027-03-28', startTime: '02:30' })] },
    ],
    [
      'Am 2027-03-28 gibt es 02:00 Uhr nicht: Die Uhren werden vorgestellt.',
      { events: [anEventContent({ start: '2027-03-27', days: 2, endTime: '02:00' })] },
    ],
    ['Das Hotel 9 gibt es nicht.', { events: [anEventContent({ hotelId: 9 })] }],
    [
      'Der Termin soll online sein, findet aber im Hotel 11 statt.',
      { events: [anEventContent({ isOnlineEvent: true })] },
    ],
    [
      'Der Termin soll nicht online sein, hat aber kein Hotel.',
      { events: [anOnlineEventContent({ isOnlineEvent: false })] },
    ],
    [
      'Der Termin soll nicht online sein, hat aber kein Hotel.',
      { events: [anEventContent({ hotelId: 522, isOnlineEvent: false })] },
    ],
    [
      'Der Termin soll online sein, findet aber im Hotel 11 statt.',
      { themes, events: [{ ...seriesEvent(aModuleRow()), isOnlineEvent: true }] },
    ],
    [
      'Der Termin soll nicht online sein, hat aber kein Hotel.',
      { themes, events: [{ ...seriesEvent(aModuleRow({ hotelId: -1 })), isOnlineEvent: false }] },
    ],
    [
      'Die Zahl der Plätze muss eine ganze Zahl ab 1 sein, nicht 0.',
      { events: [anEventContent({ places: 0, taken: 0 })] },
    ],
    ['Vergeben sein können 0 bis 20 Plätze, nicht 21.', { events: [anEventContent({ taken: 21 })] }],
    ['Vergeben sein können 0 bis 20 Plätze, nicht -1.', { events: [anEventContent({ taken: -1 })] }],
    ['Vergeben sein können 0 bis 20 Plätze, nicht 1.5.', { events: [anEventContent({ taken: 1.5 })] }],
    [
      'Der Preis muss in ganzen Cent ab 0 angegeben sein.',
      { events: [anEventContent({ price: { net: -1, rate: 19 } })] },
    ],
    [
      'Der Preis muss in ganzen Cent ab 0 angegeben sein.',
      { events: [anEventContent({ price: { net: 0.5, rate: 19 } })] },
    ],
    [
      'Der Steuersatz muss von 0 bis 100 Prozent reichen, nicht -1.',
      { events: [anEventContent({ price: { net: 1, rate: -1 } })] },
    ],
    [
      'Der Steuersatz muss von 0 bis 100 Prozent reichen, nicht 101.',
      { events: [anEventContent({ price: { net: 1, rate: 101 } })] },
    ],
    [
      'Der Steuersatz muss von 0 bis 100 Prozent reichen, nicht NaN.',
      { events: [anEventContent({ price: { net: 1, rate: Number.NaN } })] },
    ],
    ['Die Nummer 4001 hat schon ein anderer Termin.', { events: [anEventContent(), anEventContent()] }],
    // Modules
    ['Der Titel des Moduls fehlt.', { themes, events: [seriesEvent(aModuleRow({ title: '' }))] }],
    ['Die Dauer muss größer als 0 sein, nicht 0.', { themes, events: [seriesEvent(aModuleRow({ duration: 0 }))] }],
    ['Ein Termin dauert 1 bis 366 Kalendertage, nicht 0.', { themes, events: [seriesEvent(aModuleRow({ days: 0 }))] }],
    [
      '„bald“ ist kein Datum: erwartet wird 2027-03-08 oder +12w Mo.',
      { themes, events: [seriesEvent(aModuleRow({ start: 'bald' }))] },
    ],
    ['„9“ ist keine Uhrzeit der Form 09:00.', { themes, events: [seriesEvent(aModuleRow({ startTime: '9' }))] }],
    ['Das Hotel 9 gibt es nicht.', { themes, events: [{ ...seriesEvent(aModuleRow({ hotelId: 9 })) }] }],
    [
      'Das Thema „strafrecht“ gibt es nicht.',
      { themes, events: [seriesEvent(aModuleRow({ themeUrl: 'strafrecht' }))] },
    ],
    [
      'Eine Ausbildungsreihe kann nicht ihr eigenes Modul sein.',
      { themes, events: [seriesEvent(aModuleRow({ themeUrl: 'reihe' }))] },
    ],
    [
      'Das Modul „Zweites“ beginnt, bevor das vorige endet.',
      { themes, events: [seriesEvent(aModuleRow(), aModuleRow({ title: 'Zweites', start: '2027-01-13' }))] },
    ],
    [
      'Das Modul „Drittes“ beginnt, bevor das vorige endet.',
      {
        themes,
        events: [
          seriesEvent(
            aModuleRow(),
            aModuleRow({ title: 'Zweites', start: '2027-03-01' }),
            aModuleRow({ title: 'Drittes', start: '2027-02-01' }),
          ),
        ],
      },
    ],
    [
      'Den Titel „Auftakt“ hat in diesem Termin schon ein anderes Modul.',
      {
        themes,
        events: [seriesEvent(aModuleRow({ title: 'Auftakt' }), aModuleRow({ title: 'Auftakt ', start: '2027-03-01' }))],
      },
    ],
    [
      'Den Titel „Auftakt“ hat in diesem Termin schon ein anderes Modul.',
      {
        themes,
        events: [
          seriesEvent(
            aModuleRow({ title: 'Auftakt' }),
            aModuleRow({ title: 'Mitte', start: '2027-02-01' }),
            aModuleRow({ title: 'Auftakt', start: '2027-03-01' }),
          ),
        ],
      },
    ],
  ])('%s', (message, change) => expect(messages(change)).toEqual([message]))
})

test('an event that cannot be read is told once, without follow-ups', () => {
  expect(messages({ themes, events: [seriesEvent(aModuleRow({ start: 'bald' }), anotherModule())] })).toHaveLength(1)
  expect(messages({ themes, events: [seriesEvent(aModuleRow(), anotherModule({ start: 'bald' }))] })).toHaveLength(1)
  expect(messages({ themes, events: [seriesEvent(aModuleRow({ days: 0 }), anotherModule())] })).toHaveLength(1)
  // Each would end in the hour that is missing on 28.03.2027, could it be reckoned.
  const endingAtNight = (start: string, days: number) =>
    messages({ events: [anEventContent({ start, days, endTime: '02:30' })] })
  expect(endingAtNight('2026-03-27', 367)).toEqual(['Ein Termin dauert 1 bis 366 Kalendertage, nicht 367.'])
  expect(endingAtNight('2027-03-29', 0)).toEqual(['Ein Termin dauert 1 bis 366 Kalendertage, nicht 0.'])
  expect(endingAtNight('2026-03-28', 366)).toEqual([
    'Am 2027-03-28 gibt es 02:30 Uhr nicht: Die Uhren werden vorgestellt.',
  ])
})
