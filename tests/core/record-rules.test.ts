import type { AccessibilityFact } from '#core/shared/accessibility-facts.ts'
import { describe, expect, test } from 'vitest'
import type { RecordContent } from '#core/content/content.ts'
import { faultsIn } from '#core/content/content-rules.ts'
import {
  aPosition,
  aShop,
  aVideo,
  oneRecordEach,
  recordOf,
  someConferenceDetails,
  someHotelDetails,
} from '#features/support/record-builder.ts'
import { required } from '#core/shared/required.ts'
import { anEventContent, aThemeFile, someContentFolder } from './sample-content.ts'

const { expert, manager, voice, video, position, conference, hotel, location, shop } = recordOf
const fachtagung = aThemeFile({ internalId: 300, url: 'fachtagung-sbv', eventType: 3 })
const faults = (...records: readonly RecordContent[]) =>
  faultsIn(someContentFolder({ themes: [aThemeFile(), fachtagung], records }), '2026-11-21')
const messages = (...records: readonly RecordContent[]) => faults(...records).map(({ message }) => message)
/** A value as a careless reader might hand it on. */
const unknownFact = JSON.parse('["helipad"]')

const everyFact: readonly AccessibilityFact[] = [
  'step-free',
  'lift',
  'wheelchair-rooms',
  'accessible-toilet',
  'accessible-parking',
  'hearing-loop',
  'tactile-guidance',
  'assistance-dogs',
]
const badPrice = { net: 0.5, rate: 7 }
const wrongAmount = (what: string) => `${what} muss in ganzen Cent ab 0 angegeben sein.`
const contingent = { rooms: 40, price: { net: 10_000, rate: 7 }, daysBefore: 28 }

const picture = { url: '/bilder/haus.jpg', alt: 'Das Haus von der Elbe aus', width: 1200, height: 800, caption: '' }

const { publishedOn: _, ...undatedVideo } = aVideo()
const videoWithoutDay: RecordContent = { ...video(), kind: 'video', value: undatedVideo }

const [slot] = someConferenceDetails().days[0]?.slots ?? []
const slots = (...changes: readonly object[]) =>
  conference({ days: [{ title: 'Tag', slots: changes.map((change) => ({ ...slot, ...change }) as never) }] })
const workshop = { id: 'a', title: 'A', text: '', speakers: [], capacity: 10 }
const prices = someHotelDetails().prices

const poster = required(aShop().articles[0])

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
    ['a voice of a theme', voice({ themes: ['fachtagung-sbv'], locationId: null })],
    ['a voice that is an example', voice({ source: { kind: 'example' } })],
    ['a voice of which nobody can say where it comes from', voice({ source: null })],
    ['a video that was published on a relative day', video({ publishedOn: '-4w Mo' })],
    ['a hotel with pictures', hotel({ pictures: [picture, picture] })],
    ['a town with a picture', location({ pictures: [picture] })],
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
    ['a shop without articles yet', shop({ articles: [] })],
    ['a hotel with everything that a filter asks for', hotel({ accessibility: everyFact })],
    ['a town without a side programme', location({ sideProgramme: [] })],
    ...[
      [34, 9.99],
      [72, 9.99],
      [53.55, -25],
      [53.55, 45],
    ].map(([latitude = 0, longitude = 0]): [string, RecordContent] => [
      `a hotel on the edge of Europe, at ${latitude}, ${longitude}`,
      hotel({ position: { latitude, longitude } }),
    ]),
  ])('%s', (_, record) =>
    expect(faults(expert(), record).filter(({ message }) => !message.includes('heißt schon'))).toEqual([]),
  )

  test('items of a conference that happen side by side', () =>
    expect(faults(expert(), slots({ begins: '10:00', ends: '12:00' }, { begins: '10:00', ends: '11:00' }))).toEqual([]))
})

describe('what is wrong', () => {
  test.each<[string, ...RecordContent[]]>([
    ['„annika-lorenz“ heißt schon eine andere Referentin oder ein anderer Referent.', expert(), expert()],
    ['„701“ heißt schon eine andere Stelle.', position(), position()],
    ['„11“ heißt schon ein anderes Hotel.', hotel(), hotel()],
    ['„jana-petersen“ heißt schon eine andere Ansprechperson.', manager(), manager()],
    ['„abmahnung-in-drei-minuten“ heißt schon ein anderes Video.', video(), video()],
    ['„fachtagung-sbv“ heißt schon eine andere Fachtagung.', expert(), conference(), conference()],
    ['„1“ heißt schon ein anderer Standort.', location(), location()],
    ['Das Thema „nirgends“ gibt es nicht.', expert({ themes: ['nirgends'] })],
    ['Der Name fehlt.', expert({ name: ' ' })],
    ['Der Titel fehlt.', expert({ title: '' })],
    ['Die Vita fehlt.', expert({ vita: '' })],
    [
      'Das Bild muss auf unserer Seite liegen: ein Pfad, der mit / beginnt.',
      expert({ photo: 'https://a.example/b.jpg' }),
    ],
    ['„br“ hat in Adressen schon eine andere Bedeutung und darf hier nicht stehen.', expert({ id: 'br' })],
    ['Die Rubrik „nirgends“ gibt es nicht.', manager({ rubrics: ['nirgends'] })],
    ['Der Name fehlt.', manager({ name: '' })],
    ['„mail“ ist keine E-Mail-Adresse.', manager({ email: 'mail' })],
    ['„anrufen“ ist keine Telefonnummer.', manager({ phone: 'anrufen' })],
    ['Die Sprachen fehlen.', manager({ languages: [] })],
    ['„stimme-hafen“ heißt schon eine andere Stimme.', voice(), voice()],
    ['Der Text fehlt.', voice({ text: ' ' })],
    ['Wer spricht, fehlt.', voice({ speaker: '' })],
    ['Das Thema „nirgends“ gibt es nicht.', voice({ themes: ['nirgends', 'fachtagung-sbv'] })],
    ['Den Standort 99 gibt es nicht.', voice({ locationId: 99 })],
    ['Die Quelle fehlt.', voice({ source: { kind: 'stated', text: '', assurance: null } })],
    ['Es fehlt, wann das Video veröffentlicht wurde.', videoWithoutDay],
    ['„bald“ ist kein Datum: erwartet wird 2027-03-08 oder +12w Mo.', video({ publishedOn: 'bald' })],
    ['Die Rubrik „nirgends“ gibt es nicht.', video({ rubrics: ['nirgends'] })],
    ['Die Beschreibung fehlt.', video({ description: ' ' })],
    ['Das Thema fehlt.', video({ topic: '' })],
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
    ['Die Abteilung fehlt.', position({ department: { slug: 'it', title: '' } })],
    ['Der einleitende Absatz fehlt.', position({ teaser: '' })],
    ['Der Umfang fehlt.', position({ hours: '' })],
    ['Der Ort fehlt.', position({ city: ' ' })],
    ['Die Aufgaben fehlen.', position({ tasks: [] })],
    ['Das Profil fehlt.', position({ profile: [] })],
    ['Es fehlt, was wir bieten.', position({ offers: [] })],
    ['Die Arbeitszeit fehlt.', position({ extent: [] })],
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
    ['Das Motto fehlt.', expert(), conference({ motto: '' })],
    ['Das Programm fehlt.', expert(), conference({ days: [] })],
    ['Der Tag „Leer“ hat keine Programmpunkte.', expert(), conference({ days: [{ title: 'Leer', slots: [] }] })],
    ['Der Titel eines Tages fehlt.', expert(), conference({ days: [{ title: '', slots: slot ? [slot] : [] }] })],
    ['Der Titel eines Programmpunkts fehlt.', expert(), slots({ title: '' })],
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
    ['Der Titel eines Workshops fehlt.', expert(), conference({ workshops: [{ ...workshop, title: '' }] })],
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
    ['Der Titel eines Preises fehlt.', expert(), conference({ prices: [{ title: '', price: { net: 1, rate: 19 } }] })],
    [
      'Die Zahl der Zimmer im Kontingent muss eine ganze Zahl ab 1 sein, nicht 0.',
      expert(),
      conference({ contingent: { ...contingent, rooms: 0 } }),
    ],
    [wrongAmount('Der Zimmerpreis'), expert(), conference({ contingent: { ...contingent, price: badPrice } })],
    [
      'Das Kontingent endet eine ganze Zahl von Tagen vorher, nicht -1.',
      expert(),
      conference({ contingent: { rooms: 1, price: { net: 1, rate: 7 }, daysBefore: -1 } }),
    ],
    ['Eine Frage fehlt.', expert(), conference({ questions: [{ question: '', answer: 'Darum.' }] })],
    ['Die Antwort auf „Warum?“ fehlt.', expert(), conference({ questions: [{ question: 'Warum?', answer: ' ' }] })],
    ['Das Hotel 99 gibt es nicht.', hotel({ hotelId: 99 })],
    ['Die Zahl der Zimmer muss eine ganze Zahl ab 1 sein, nicht 0.', hotel({ rooms: 0 })],
    ['Die Angabe „helipad“ zur Barrierefreiheit ist unbekannt.', hotel({ accessibility: unknownFact })],
    ['Eine Angabe zur Barrierefreiheit ist doppelt genannt.', hotel({ accessibility: ['lift', 'lift'] })],
    ['Die Zahl der Seminarräume muss eine ganze Zahl ab 1 sein, nicht 0.', hotel({ seminarRooms: 0 })],
    ['Die Beschreibung fehlt.', hotel({ description: '' })],
    ['Die Anreise mit der Bahn fehlt.', hotel({ arrival: { train: '', car: 'Über die A 7.' } })],
    ['Die Anreise mit dem Auto fehlt.', hotel({ arrival: { train: 'Zehn Minuten.', car: '' } })],
    [wrongAmount('Der Preis einer Nacht'), hotel({ prices: { ...prices, night: badPrice } })],
    [wrongAmount('Der Preis des Frühstücks'), hotel({ prices: { ...prices, breakfast: badPrice } })],
    [wrongAmount('Der Preis der Tagungspauschale'), hotel({ prices: { ...prices, dayPackage: badPrice } })],
    [wrongAmount('Der Preis eines Parkplatzes'), hotel({ prices: { ...prices, parking: badPrice } })],
    ['Die City Tax muss in ganzen Cent ab 0 angegeben sein.', hotel({ prices: { ...prices, cityTax: -1 } })],
    ['Breite 9.99 und Länge 53.55 liegen nicht in Europa.', hotel({ position: { latitude: 9.99, longitude: 53.55 } })],
    ...[
      [33.99, 9.99],
      [72.01, 9.99],
      [53.55, -25.01],
      [53.55, 45.01],
    ].map(([latitude = 0, longitude = 0]): [string, RecordContent] => [
      `Breite ${latitude} und Länge ${longitude} liegen nicht in Europa.`,
      hotel({ position: { latitude, longitude } }),
    ]),
    ['Breite NaN und Länge 9 liegen nicht in Europa.', location({ position: { latitude: NaN, longitude: 9 } })],
    ['Den Standort 99 gibt es nicht.', location({ locationId: 99 })],
    [
      'Das Bild muss auf unserer Seite liegen: ein Pfad, der mit / beginnt.',
      hotel({ pictures: [{ ...picture, url: 'https://a.example/b.jpg' }] }),
    ],
    ['Der Bildtext zu „/bilder/haus.jpg“ fehlt.', hotel({ pictures: [picture, { ...picture, alt: '' }] })],
    [
      'Die Breite von „/bilder/haus.jpg“ muss eine ganze Zahl ab 1 sein, nicht 0.',
      location({ pictures: [{ ...picture, width: 0 }] }),
    ],
    [
      'Die Höhe von „/bilder/haus.jpg“ muss eine ganze Zahl ab 1 sein, nicht 0.5.',
      location({ pictures: [{ ...picture, height: 0.5 }] }),
    ],
    ['Ohne Code kommt niemand in den Shop.', shop({ codes: [] })],
    ['Ein Code braucht mindestens 10 Zeichen, damit ihn niemand errät.', shop({ codes: ['neun-nur-'] })],
    ['„WM 101“ ist keine Artikelnummer wie WM-101.', shop({ articles: [{ ...poster, sku: 'WM 101' }] })],
    ['Der Name fehlt.', shop({ articles: [{ ...poster, title: '' }] })],
    ['Die Einheit fehlt.', shop({ articles: [{ ...poster, unit: '' }] })],
    ['Die Höchstmenge muss von 1 bis 1000 reichen, nicht 0.', shop({ articles: [{ ...poster, most: 0 }] })],
    ['Die Höchstmenge muss von 1 bis 1000 reichen, nicht 1001.', shop({ articles: [{ ...poster, most: 1001 }] })],
    ['Die Artikelnummer „WM-101“ gibt es schon.', shop({ articles: [poster, poster] })],
    [
      'Mehr als 100 Artikel zeigt eine Seite nicht.',
      shop({ articles: Array.from({ length: 101 }, (_article, nth) => ({ ...poster, sku: `WM-${nth}` })) }),
    ],
    ['Das Land fehlt.', location({ state: '' })],
    ['Der kurze Text fehlt.', location({ teaser: '' })],
    ['Die Beschreibung fehlt.', location({ description: '' })],
    ['Der Titel eines Erlebnisses fehlt.', location({ sideProgramme: [{ title: '', text: 'Durch die Höfe.' }] })],
    ['Der Text zu „Hafen“ fehlt.', location({ sideProgramme: [{ title: 'Hafen', text: '' }] })],
  ])('%s', (message, ...records) => expect(messages(...records)).toEqual([message]))

  test('a fault stands where its record does', () =>
    expect(faults({ ...hotel({ hotelId: 99 }), at: { file: 'hotels.yaml', line: 12 } })[0]?.at).toEqual({
      file: 'hotels.yaml',
      line: 12,
    }))

  test('details of a hotel without any hotel', () =>
    expect(
      faultsIn(
        someContentFolder({ hotels: [], events: [anEventContent({ hotelId: -1 })], records: [hotel()] }),
        '2026-11-21',
      ),
    ).toHaveLength(1))
})

test('two issues of one number are told apart by nothing', () => {
  expect(messages(recordOf.issue({ number: 7 }), recordOf.issue({ number: 7 }))).toContain(
    '„7“ heißt schon eine andere Ausgabe.',
  )
})
