import { expect, test } from 'vitest'
import { holidayWarnings } from '#core/content/holiday-warnings.ts'
import { knowingHolidays } from '#reading/holidays.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { anEventContent, anOnlineEventContent, aHotelEntry, aTown, someContentFolder } from './sample-content.ts'

const firstFill = '2026-11-20'
const towns = {
  locations: [aTown(), aTown({ internalId: 2, name: 'Stuttgart' })],
  hotels: [aHotelEntry(), aHotelEntry({ internalId: 23, name: 'Hotel Rebenhang', locationId: 2 })],
  records: [
    recordOf.location({ locationId: 1, state: 'Hamburg' }),
    recordOf.location({ locationId: 2, state: 'Baden-Württemberg' }),
  ],
}
const warned = (events: Parameters<typeof someContentFolder>[0] extends infer Change ? Change : never) =>
  holidayWarnings(someContentFolder({ ...towns, ...events }), firstFill, knowingHolidays).map(({ message }) => message)

test('an event over a holiday of all of Germany is told, wherever it is', () => {
  const over = { start: '2027-05-03', days: 5 }
  expect(
    warned({ events: [anEventContent({ eventId: 4001, ...over }), anOnlineEventContent({ eventId: 4002, ...over })] }),
  ).toEqual([
    'Der Termin 4001 liegt am 06.05.2027 auf einem Feiertag in Hamburg: Christi Himmelfahrt.',
    'Der Termin 4002 liegt am 06.05.2027 auf einem Feiertag bundesweit: Christi Himmelfahrt.',
  ])
})

test('one over a holiday of a Land is told only there', () => {
  const over = { start: '2027-05-24', days: 5 }
  const events = [
    anEventContent({ eventId: 4001, ...over }),
    anEventContent({ eventId: 4002, hotelId: 23, ...over }),
    anOnlineEventContent({ eventId: 4003, ...over }),
  ]
  expect(warned({ events })).toEqual([
    'Der Termin 4002 liegt am 27.05.2027 auf einem Feiertag in Baden-Württemberg: Fronleichnam.',
  ])
})

test('a week without one is not told, and relative days count from the first fill', () => {
  expect(warned({ events: [anEventContent({ start: '+23w Mo', days: 5 })] })).toEqual([])
  expect(warned({ events: [anEventContent({ start: '+24w Mo', days: 5 })] })).toHaveLength(1)
})

test('a series is told by its modules', () => {
  const at = { file: 'module.csv', line: 7 }
  const module = {
    at,
    title: 'Modul 1',
    start: '2027-10-25',
    days: 5,
    startTime: '13:00',
    endTime: '12:00',
    hotelId: 23,
  }
  const events = [anEventContent({ eventId: 4001, modules: [module, { ...module, start: '2027-11-01' }] })]
  expect(warned({ events })).toEqual([
    '„Modul 1“ des Termins 4001 liegt am 01.11.2027 auf einem Feiertag in Baden-Württemberg: Allerheiligen.',
  ])
})
