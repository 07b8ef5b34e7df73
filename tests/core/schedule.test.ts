import { describe, expect, test } from 'vitest'
import type { ProgrammeDay } from '#core/catalogue/catalogue.ts'
import { scheduleOf } from '#core/catalogue/schedule.ts'
import { anEvent } from './sample-theme.ts'

const programme: readonly ProgrammeDay[] = [
  { title: 'Ankommen', begins: '13:00', ends: '17:30', points: ['Wer wir sind'] },
  { title: 'Die Sitzung', begins: '09:00', ends: '17:00', points: [] },
  { title: 'Nach Hause', begins: '09:00', ends: '12:00', points: [] },
]
const threeDays = { startDate: '2027-03-27', endDate: '2027-03-29', startTime: '13:00', endTime: '12:00' }

describe('a programme on the days of an event', () => {
  test('each part falls on its calendar day, also over the change of clocks', () => {
    expect(scheduleOf(anEvent(threeDays), programme).map(({ day, title }) => [day, title])).toEqual([
      ['2027-03-27', 'Ankommen'],
      ['2027-03-28', 'Die Sitzung'],
      ['2027-03-29', 'Nach Hause'],
    ])
  })

  test('an event that keeps the hours of the programme has all of them', () => {
    expect(scheduleOf(anEvent(threeDays), programme).map(({ begins, ends }) => [begins, ends])).toEqual([
      ['13:00', '17:30'],
      ['09:00', '17:00'],
      ['09:00', '12:00'],
    ])
  })

  test('of an event with hours of its own only its beginning and its end are known', () => {
    const own = anEvent({ ...threeDays, startTime: '10:00', endTime: '16:00' })
    expect(scheduleOf(own, programme).map(({ begins, ends }) => [begins, ends])).toEqual([
      ['10:00', undefined],
      [undefined, undefined],
      [undefined, '16:00'],
    ])
  })

  test('a programme of another length has no days, and its hours only where they are the same', () => {
    const longer = anEvent({ ...threeDays, endDate: '2027-03-30' })
    expect(scheduleOf(longer, programme).map(({ day }) => day)).toEqual([undefined, undefined, undefined])
    expect(scheduleOf(longer, programme)[0]?.begins).toBe('13:00')
    expect(scheduleOf(anEvent({ ...longer, startTime: '08:00' }), programme)[0]?.begins).toBeUndefined()
  })

  test('one day has the hours of the event', () => {
    const day = anEvent({ startDate: '2027-05-06', endDate: '2027-05-06', startTime: '09:00', endTime: '12:30' })
    expect(scheduleOf(day, [{ title: 'Alles', points: ['eins'] }])).toEqual([
      { title: 'Alles', day: '2027-05-06', begins: '09:00', ends: '12:30', points: ['eins'] },
    ])
  })

  test('without a programme there is no schedule', () => {
    expect(scheduleOf(anEvent(threeDays), [])).toEqual([])
  })
})
