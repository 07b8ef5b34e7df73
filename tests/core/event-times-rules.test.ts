import { describe, expect, test } from 'vitest'
import type { ProgrammeDay } from '#core/catalogue/catalogue.ts'
import type { EventContent } from '#core/content/content.ts'
import { onlineHoursFaults, ownTimesFaults, seriesFaults } from '#core/content/event-times-rules.ts'
import { faultsIn } from '#core/content/content-rules.ts'
import {
  anEntry,
  anEventContent,
  aModuleRow,
  anOnlineEventContent,
  aThemeFile,
  someContentFolder,
} from './sample-content.ts'

const firstFill = '2026-11-21'

describe('an event that is no series says itself when it is held', () => {
  const times = { start: '2027-03-08', days: 3, startTime: '09:00', endTime: '16:00' }
  const missing = ['Dem Termin fehlen Beginn, Tage oder Uhrzeiten; nur eine Reihe hat sie von ihren Modulen.']
  test('in full', () => expect(ownTimesFaults(times, firstFill)).toEqual([]))
  test.each(['start', 'days', 'startTime', 'endTime'] as const)('not without %s', (left) =>
    expect(ownTimesFaults({ ...times, [left]: undefined }, firstFill)).toEqual(missing),
  )
})

describe('a series', () => {
  const first = aModuleRow({ start: '2027-01-11', days: 3, startTime: '13:00', endTime: '17:00' })
  const last = aModuleRow({ start: '2027-02-08', days: 2, startTime: '09:00', endTime: '12:30' })
  const {
    start: _start,
    days: _days,
    startTime: _from,
    endTime: _to,
    ...untimed
  } = anEventContent({ modules: [first, last] })
  const faults = (stated: Partial<EventContent>) => seriesFaults({ ...untimed, ...stated }, firstFill)
  const instead = 'Lassen Sie Beginn, Tage und Uhrzeiten der Reihe leer, dann gelten die Module.'

  test.each<Partial<EventContent>>([
    {},
    { start: '2027-01-11' },
    { days: 30 },
    { start: '2027-01-11', days: 30, startTime: '13:00', endTime: '12:30' },
    { days: 0 },
    { start: 'bald', days: 30 },
    { modules: [] },
  ])('that says %j contradicts no module', (stated) => expect(faults(stated)).toEqual([]))

  test.each<[string, Partial<EventContent>]>([
    ['Die Reihe beginnt am 2027-01-12, ihr erstes Modul am 2027-01-11.', { start: '2027-01-12' }],
    ['Die Reihe endet am 2027-02-10, ihr letztes Modul am 2027-02-09.', { days: 31 }],
    ['Die Reihe endet am 2027-02-08, ihr letztes Modul am 2027-02-09.', { start: '2027-01-11', days: 29 }],
    ['Die Reihe beginnt um 09:00, ihr erstes Modul um 13:00.', { startTime: '09:00' }],
    ['Die Reihe endet um 17:00, ihr letztes Modul um 12:30.', { endTime: '17:00' }],
  ])('%s', (message, stated) => expect(faults(stated)).toEqual([`${message} ${instead}`]))

  test.each([
    ['whose first module', [{ ...first, start: 'bald' }, last], { start: '2027-01-12' }],
    ['whose last module', [first, { ...last, start: 'bald' }], { days: 31 }],
    ['whose last length', [first, { ...last, days: 0 }], { days: 31 }],
  ] as const)('%s cannot be read is not told twice', (_, modules, stated) =>
    expect(faults({ ...stated, modules })).toEqual([]),
  )
})

describe('online each day has its hours', () => {
  const online = anOnlineEventContent({ days: 2, startTime: '13:00', endTime: '12:00' })
  const aDay = (begins: string, ends: string): ProgrammeDay => ({ title: 'Tag', begins, ends, points: [] })
  const programme = [aDay('13:00', '17:00'), aDay('09:00', '12:00')]
  const wrong = [
    'Online beginnt und endet jeder Tag zu den Uhrzeiten des Termins: Er kann nicht um 13:00 Uhr beginnen und um 12:00 Uhr enden.',
  ]
  const { startTime: _from, ...beginless } = online
  const { endTime: _to, ...endless } = online
  const { days: _days, ...undated } = online

  test('which end after they begin', () => expect(onlineHoursFaults(online, [])).toEqual(wrong))
  test('not at once', () =>
    expect(onlineHoursFaults({ ...online, startTime: '12:00' }, [])).toEqual([
      'Online beginnt und endet jeder Tag zu den Uhrzeiten des Termins: Er kann nicht um 12:00 Uhr beginnen und um 12:00 Uhr enden.',
    ]))
  test.each<[string, EventContent, readonly ProgrammeDay[]]>([
    ['ends later than it begins', { ...online, endTime: '13:01' }, []],
    ['has a programme that tells them', online, programme],
    ['has no beginning', beginless, []],
    ['has no end', endless, []],
    ['lasts one day', { ...online, days: 1 }, []],
    ['says no days', undated, []],
    ['is held in a hotel', anEventContent({ days: 2, startTime: '13:00', endTime: '12:00' }), []],
    ['takes them from its modules', { ...online, modules: [aModuleRow({ hotelId: 522 })] }, []],
  ])('or the event %s', (_, event, told) => expect(onlineHoursFaults(event, told)).toEqual([]))
  test.each<[string, readonly ProgrammeDay[]]>([
    ['has fewer days', [aDay('13:00', '12:00')]],
    ['has more days', [...programme, aDay('09:00', '12:00')]],
    ['begins otherwise', [aDay('12:59', '17:00'), aDay('09:00', '12:00')]],
    ['ends otherwise', [aDay('13:00', '12:00'), aDay('09:00', '12:01')]],
  ])('the programme does not tell them where it %s', (_, told) =>
    expect(onlineHoursFaults(online, told)).toEqual(wrong),
  )

  test('the programme is that of the first entry of the theme', () => {
    const toldBy = (...content: readonly (readonly ProgrammeDay[])[]) =>
      faultsIn(
        someContentFolder({
          events: [online],
          themes: [aThemeFile({ content: content.map((days) => anEntry({ programme: days })) })],
        }),
        firstFill,
      ).map(({ message }) => message)
    expect(toldBy(programme)).toEqual([])
    expect(toldBy([], programme)).toEqual(wrong)
    expect(toldBy(programme, [])).toEqual([])
  })
})
