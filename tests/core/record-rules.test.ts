import { describe, expect, test } from 'vitest'
import type { RecordContent } from '#core/content/content.ts'
import { faultsIn } from '#core/content/content-rules.ts'
import {
  aPosition,
  oneRecordEach,
  recordOf,
  someConferenceDetails,
  someHotelDetails,
} from '#features/support/record-builder.ts'
import { aDate, aThemeFile, someContentFolder } from './sample-content.ts'

const { expert, manager, video, position, conference, hotel, location } = recordOf
const fachtagung = aThemeFile({ internalId: 300, url: 'fachtagung-sbv', eventType: 3 })
const faults = (...records: readonly RecordContent[]) =>
  faultsIn(someContentFolder({ themes: [aThemeFile(), fachtagung], records }), '2026-11-21')
const messages = (...records: readonly RecordContent[]) => faults(...records).map(({ message }) => message)
/** A value as a careless reader might hand it on. */
const unknownFact = JSON.parse('["helipad"]')

const [slot] = someConferenceDetails().days[0]?.slots ?? []
const slots = (...changes: readonly object[]) =>
  conference({ days: [{ title: 'Tag', slots: changes.map((change) => ({ ...slot, ...change }) as never) }] })
const workshop = { id: 'a', title: 'A', text: '', speakers: [], capacity: 10 }
const prices = someHotelDetails().prices

test('one right record of each kind has no fault', () => expect(faults(...oneRecordEach())).toEqual([]))

describe('what is right', () => {
  test.each<[string, RecordContent]>([
    ['an expert with a picture, who teaches a theme', expert({ photo: '/bilder/a.jpg', themes: ['fachtagung-sbv'] })],
    ['an expert who teaches nothing yet', expert({ themes: [] })],
    ['a manager without a rubric', manager({ rubrics: [] })],
    ['a telephone number with its country', manager({ phone: '+49 (0)40 66969-131' })],
    [
      'a video on no rubric’s page',
      video({ rubrics: [], cover: '/bilder/v.jpg', source: 'https://youtu.be/aBcDeFgHiJk' }),
    ],
    ['a position without a salary', position({ salary: null })],
    ['a salary without a range', position({ salary: { from: 100, to: 100 } })],
    ['relative days', position({ postedOn: '-2w Mo', validThrough: '+10w Fr' })],
    ['a position that closes on the day it is posted', position({ postedOn: '2026-11-21', validThrough: '+0w Sa' })],
    [
      'a conference without workshops, contingent and questions',
      conference({ workshops: [], contingent: null, questions: [] }),
    ],
    ['a price of nothing', conference({ prices: [{ title: 'Assistenz', price: { net: 0, rate: 19 } }] })],
    ['rooms until the last day', conference({ contingent: { rooms: 1, price: { net: 1, rate: 7 }, daysBefore: 0 } })],
    [
      'hotel prices on request',
      hotel({ prices: { night: null, breakfast: null, dayPackage: null, parking: null, cityTax: 0 } }),
    ],
    ['a town without a side programme', location({ sideProgramme: [] })],
  ])('%s', (_, record) =>
    expect(faults(expert(), record).filter(({ message }) => !message.includes('heißt schon'))).toEqual([]),
  )

  test('things of a conference that happen side by side', () =>
    expect(faults(expert(), slots({ begins: '10:00', ends: '12:00' }, { begins: '10:00', ends: '11:00' }))).toEqual([]))
})

describe('what is wrong', () => {
  test.each<[string, ...RecordContent[]]>([
    ['„annika-lorenz“ heißt schon eine andere Referentin oder ein anderer Referent.', expert(), expert()],
    ['„701“ heißt schon eine andere Stelle.', position(), position()],
    ['„11“ heißt schon ein anderes Hotel.', hotel(), hotel()],
    ['Das Thema „nirgends“ gibt es nicht.', expert({ themes: ['nirgends'] })],
    ['Der Name fehlt.', expert({ name: ' ' })],
    ['Die Vita fehlt.', expert({ vita: '' })],
    [
      'Das Bild muss auf unserer Seite liegen: ein Pfad, der mit / beginnt.',
      expert({ photo: 'https://a.example/b.jpg' }),
    ],
    ['„br“ hat in Adressen schon eine andere Bedeutung und darf hier nicht stehen.', expert({ id: 'br' })],
    ['Die Rubrik „nirgends“ gibt es nicht.', manager({ rubrics: ['nirgends'] })],
    ['„mail“ ist keine E-Mail-Adresse.', manager({ email: 'mail' })],
    ['„anrufen“ ist keine Telefonnummer.', manager({ phone: 'anrufen' })],
    ['Die Sprachen fehlen.', manager({ languages: [] })],
    ['Die Rubrik „nirgends“ gibt es nicht.', video({ rubrics: ['nirgends'] })],
    ['Die Quelle „javascript:alert(1)“ ist keine Adresse mit https.', video({ source: 'javascript:alert(1)' })],
    ['Ein Video dauert ganze Sekunden ab 1, nicht 0.', video({ durationSec: 0 })],
    ['Die Nummer der Stelle muss eine ganze Zahl ab 1 sein, nicht 0.', position({ id: 0 })],
    [
      'Die Bewerbungsfrist endet am 2026-11-01, veröffentlicht wird erst am 2026-11-02.',
      position({ postedOn: '2026-11-02', validThrough: '2026-11-01' }),
    ],
    ['„bald“ ist kein Datum: erwartet wird 2027-03-08 oder +12w Mo.', position({ postedOn: 'bald' })],
    ['„2026-02-30“ ist kein Datum: erwartet wird 2027-03-08 oder +12w Mo.', position({ validThrough: '2026-02-30' })],
    ['Das Gehalt muss in ganzen Cent über 0 angegeben sein.', position({ salary: { from: 0, to: 1 } })],
    ['Das Gehalt muss mit dem kleineren Betrag beginnen.', position({ salary: { from: 2, to: 1 } })],
    ['Die Aufgaben fehlen.', position({ tasks: [] })],
    ['Das Profil fehlt.', position({ profile: [] })],
    ['Es fehlt, was wir bieten.', position({ offers: [] })],
    ['Die Art der Anstellung fehlt.', position({ employment: [] })],
    [
      '„“ taugt nicht für eine Adresse: erlaubt sind Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche.',
      position({ department: { ...aPosition().department, slug: '' } }),
    ],
    ['Das Thema „nirgends“ gibt es nicht.', expert(), conference({ theme: 'nirgends' })],
    [
      'Das Thema „betriebsverfassungsrecht-i“ ist keine Fachtagung.',
      expert(),
      conference({ theme: 'betriebsverfassungsrecht-i' }),
    ],
    ['Eine Referentin oder einen Referenten „annika-lorenz“ gibt es nicht.', conference()],
    ['Das Programm fehlt.', expert(), conference({ days: [] })],
    ['Der Tag „Leer“ hat keine Programmpunkte.', expert(), conference({ days: [{ title: 'Leer', slots: [] }] })],
    ['„25:00“ ist keine Uhrzeit der Form 09:00.', expert(), slots({ ends: '25:00' })],
    [
      'Der Programmpunkt „Eröffnung“ endet um 10:00 Uhr und beginnt erst um 10:00 Uhr.',
      expert(),
      slots({ begins: '10:00', ends: '10:00' }),
    ],
    [
      'Der Programmpunkt „Davor“ beginnt vor dem, der über ihm steht.',
      expert(),
      slots({ begins: '10:00', ends: '11:00' }, { begins: '09:00', ends: '09:30', title: 'Davor' }),
    ],
    ['Die Kennung „a“ hat mehr als ein Workshop.', expert(), conference({ workshops: [workshop, workshop, workshop] })],
    [
      'Die Zahl der Plätze in „A“ muss eine ganze Zahl ab 1 sein, nicht 0.',
      expert(),
      conference({ workshops: [{ ...workshop, capacity: 0 }] }),
    ],
    [
      'Der Preis „Teilnahme“ muss in ganzen Cent ab 0 angegeben sein.',
      expert(),
      conference({ prices: [{ title: 'Teilnahme', price: { net: -1, rate: 19 } }] }),
    ],
    [
      'Das Kontingent endet eine ganze Zahl von Tagen vorher, nicht -1.',
      expert(),
      conference({ contingent: { rooms: 1, price: { net: 1, rate: 7 }, daysBefore: -1 } }),
    ],
    ['Die Antwort auf „Warum?“ fehlt.', expert(), conference({ questions: [{ question: 'Warum?', answer: ' ' }] })],
    ['Das Hotel 99 gibt es nicht.', hotel({ hotelId: 99 })],
    ['Die Zahl der Zimmer muss eine ganze Zahl ab 1 sein, nicht 0.', hotel({ rooms: 0 })],
    ['Die Angabe „helipad“ zur Barrierefreiheit ist unbekannt.', hotel({ accessibility: unknownFact })],
    ['Eine Angabe zur Barrierefreiheit ist doppelt genannt.', hotel({ accessibility: ['lift', 'lift'] })],
    [
      'Der Preis einer Nacht muss in ganzen Cent ab 0 angegeben sein.',
      hotel({ prices: { ...prices, night: { net: 0.5, rate: 7 } } }),
    ],
    ['Die City Tax muss in ganzen Cent ab 0 angegeben sein.', hotel({ prices: { ...prices, cityTax: -1 } })],
    ['Breite 9.99 und Länge 53.55 liegen nicht in Europa.', hotel({ position: { latitude: 9.99, longitude: 53.55 } })],
    ['Breite NaN und Länge 9 liegen nicht in Europa.', location({ position: { latitude: NaN, longitude: 9 } })],
    ['Den Standort 99 gibt es nicht.', location({ locationId: 99 })],
    ['Das Land fehlt.', location({ state: '' })],
    ['Der Text zu „Hafen“ fehlt.', location({ sideProgramme: [{ title: 'Hafen', text: '' }] })],
  ])('%s', (message, ...records) => expect(messages(...records)).toEqual([message]))

  test('a fault stands where its record does', () =>
    expect(faults({ ...hotel({ hotelId: 99 }), at: { file: 'hotels.yaml', line: 12 } })[0]?.at).toEqual({
      file: 'hotels.yaml',
      line: 12,
    }))

  test('details of a hotel without any hotel', () =>
    expect(
      faultsIn(someContentFolder({ hotels: [], events: [aDate({ hotelId: -1 })], records: [hotel()] }), '2026-11-21'),
    ).toHaveLength(1))
})
