import { describe, expect, it } from 'vitest'
import {
  audiencesText,
  issuerOf,
  kindText,
  modulesSection,
  venueLine,
  programmeSection,
} from '#core/documents/programme-blocks.ts'
import { brand } from '#features/support/content-builder.ts'
import { aHotel, aModule } from './sample-theme.ts'

describe('the parts of a programme on paper', () => {
  it.each([
    [1, 'Ausbildungsreihe', 'Ausbildungsreihe'],
    [3, 'Kongress', 'Fachtagung, Kongress'],
    [2, '', 'Seminar'],
    [4, 'Aufbauseminar', 'Seminar, Aufbauseminar'],
  ])('event type %i with the mark %j is a %s', (eventType, designation, text) =>
    expect(kindText({ eventType, designation })).toBe(text),
  )

  it('names those it is for in full', () =>
    expect(audiencesText({ targetGroups: ['br', 'sbv', 'jav'] })).toBe(
      'Betriebsrat, Schwerbehindertenvertretung, Jugend- und Auszubildendenvertretung',
    ))

  const at = (hotelId: number, location: string) =>
    aModule({ hotelId, hotel: aHotel({ internalId: hotelId, location }) })
  it.each<[string, Parameters<typeof venueLine>[0]['modules']]>([
    ['Köln, Hamburg', [at(31, 'Köln'), at(11, 'Hamburg'), at(32, 'Köln')]],
    ['Köln und online', [at(522, 'Nirgends'), at(31, 'Köln'), aModule({ hotelId: -1 })]],
    ['Online', [aModule({ hotelId: 522 }), aModule({ hotelId: -1 })]],
  ])('a series takes place in %s', (text, modules) => expect(venueLine({ hotel: null, modules })).toBe(text))

  it('a table of modules tells how long all of them last, and what is online whatever hotel is named', () => {
    const [heading, modules] = modulesSection({
      modules: [
        aModule({ title: 'Auftakt', duration: 3, hotel: aHotel() }),
        aModule({ title: 'Abend', duration: 90, hotelId: 522, hotel: aHotel() }),
      ],
    })
    expect(heading).toEqual({ kind: 'heading', level: 2, text: 'Module' })
    expect(modules).toEqual({
      kind: 'table',
      caption: 'Gesamtdauer: 3 Tage + 90 Minuten',
      columns: [
        { title: 'Modul', takes: 'most' },
        { title: 'Datum' },
        { title: 'Zeit' },
        { title: 'Dauer', takes: 'short' },
        { title: 'Ort' },
      ],
      rows: [
        {
          cells: [
            'Auftakt',
            'Mo–Mi, 11.01.2027 bis 13.01.2027',
            'Beginn 9:00\u00A0Uhr, Ende 17:00\u00A0Uhr',
            '3 Tage',
            'Leipzig, Hotel Lindenbogen',
          ],
        },
        { cells: ['Abend', 'Mo–Mi, 11.01.2027 bis 13.01.2027', 'täglich 9:00–17:00\u00A0Uhr', '90 Minuten', 'Online'] },
      ],
    })
  })

  it('a module of which nobody knows how long it lasts says so', () => {
    const [, modules] = modulesSection({ modules: [aModule()] })
    expect(modules).toMatchObject({ caption: 'Gesamtdauer: N/A', rows: [{ cells: expect.arrayContaining(['N/A']) }] })
  })

  it('a day of a programme tells its hours as far as it has them, and which day it is', () => {
    const title = 'Erster Tag'
    const days = [
      { title, begins: '09:00', ends: '12:00', points: [] },
      { title, begins: '09:00', points: [] },
      { title, ends: '12:00', points: [] },
      { title, points: [] },
      { title, day: '2027-01-11', begins: '09:00', ends: '12:00', points: [] },
    ]
    expect(programmeSection(days).slice(1)).toEqual(
      [
        'Erster Tag, 9:00–12:00\u00A0Uhr',
        'Erster Tag, ab 9:00\u00A0Uhr',
        'Erster Tag, bis 12:00\u00A0Uhr',
        title,
        'Erster Tag, Montag, 11. Januar 2027, 9:00–12:00\u00A0Uhr',
      ].map((text) => ({ kind: 'heading', level: 3, text })),
    )
  })

  it('an issuer who has told nothing of himself is reached on his site', () => {
    const silent = { ...brand, phone: '', email: '' }
    expect(issuerOf({ brand: silent, site: 'http://a.example' }).contact).toBe('a.example')
  })
})
