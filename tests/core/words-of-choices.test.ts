import { describe, expect, test } from 'vitest'
import { choiceFault, functions, labelOf, salutations } from '#core/accounts/choices.ts'
import { costQuery } from '#core/costs/cost-query.ts'
import { audiencesText } from '#core/documents/programme-blocks.ts'
import { applicationFiles } from '#core/jobs/application-files.ts'
import { blockedDialog } from '#core/media/blocked-dialog.ts'
import { decidingBody, lawOf } from '#core/papers/law-words.ts'
import { stepOfPaper } from '#core/papers/papers.ts'
import { factParameters } from '#core/shared/accessibility-facts.ts'
import { isPhysicalVenue } from '#core/shared/no-venue.ts'
import { brandPicture, covered, pictureOfRubric } from '#core/shared/pictures.ts'
import { someOptions } from './booking-by-hand.ts'

describe('what people choose of themselves is called', () => {
  test.each([
    ['frau', 'Frau'],
    ['herr', 'Herr'],
    ['divers', 'Divers / keine Angabe'],
  ])('salutation %s: %s', (id, label) => {
    expect(labelOf(salutations, id)).toBe(label)
    expect(choiceFault(salutations, id)).toBeUndefined()
  })

  test.each([
    ['br-vorsitz', 'Vorsitz des Betriebsrats'],
    ['br-stellvertretung', 'Stellvertretender Vorsitz des Betriebsrats'],
    ['br-mitglied', 'Mitglied des Betriebsrats'],
    ['br-ersatzmitglied', 'Ersatzmitglied des Betriebsrats'],
    ['gbr-kbr', 'Mitglied des Gesamt- oder Konzernbetriebsrats'],
    ['sbv', 'Vertrauensperson der schwerbehinderten Menschen'],
    ['sbv-stellvertretung', 'Stellvertretung der Vertrauensperson'],
    ['jav-vorsitz', 'Vorsitz der JAV'],
    ['jav', 'Mitglied der JAV'],
    ['wahlvorstand', 'Mitglied des Wahlvorstands'],
    ['wirtschaftsausschuss', 'Mitglied des Wirtschaftsausschusses'],
    ['buero', 'Assistenz oder Büro des Gremiums'],
    ['arbeitgeber', 'Personalabteilung oder Arbeitgeber'],
    ['sonstige', 'Andere Funktion'],
  ])('function %s: %s', (id, label) => {
    expect(labelOf(functions, id)).toBe(label)
    expect(choiceFault(functions, id)).toBeUndefined()
  })

  test('what is offered no longer has no word and is not taken', () => {
    expect(labelOf(functions, 'kaiser')).toBe('')
    expect([choiceFault(functions, 'kaiser'), choiceFault(functions, ' ')]).toEqual(['unknown', 'missing'])
  })
})

test('each choice of a calculation has its name in addresses', () => {
  const each = { overnight: ['ja'], eve: ['ja'], late: ['ja'], breakfast: ['ja'], parking: ['ja'], travel: ['auto'] }
  const choices = { participants: '2', ...each, km: ['240'], ticket: ['89'], vat: 'nein' }
  expect(costQuery(choices).map(([name, value]) => `${name}=${value}`)).toEqual([
    'personen=2',
    'uebernachtung=ja',
    'vorabend=ja',
    'spaeter=ja',
    'fruehstueck=ja',
    'parken=ja',
    'anreise=auto',
    'km=240',
    'fahrkarte=89',
    'mwst=nein',
  ])
})

test.each([
  ['step-free', 'stufenlos'],
  ['lift', 'aufzug'],
  ['wheelchair-rooms', 'rollstuhlzimmer'],
  ['accessible-toilet', 'wc'],
  ['accessible-parking', 'parkplatz'],
  ['hearing-loop', 'induktion'],
  ['tactile-guidance', 'leitsystem'],
  ['assistance-dogs', 'assistenzhund'],
] as const)('in addresses a hotel with %s says %s', (fact, word) => expect(factParameters[fact]).toBe(word))

test.each([
  ['resolve', 'entsendebeschluss'],
  ['resolve', 'tagesordnung'],
  ['tell-employer', 'mitteilung-arbeitgeber'],
  ['costs', 'kostenuebernahme'],
  ['book', 'auftragsbestaetigung'],
  ['book', 'bestellformular'],
  ['attend', 'einladung'],
  ['attend', 'teilnahmebescheinigung'],
] as const)('to %s one needs the paper %s', (step, paper) => expect(stepOfPaper[paper]).toBe(step))

describe('who decides about training, and by which norms', () => {
  const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')
  test.each([
    ['br', 'Betriebsrat', 'Vorsitz des Betriebsrats'],
    ['jav', 'Betriebsrat', 'Vorsitz des Betriebsrats'],
    ['sbv', 'Schwerbehindertenvertretung', 'Vertrauensperson der schwerbehinderten Menschen'],
  ] as const)('of %s: %s, %s', (body, name, signs) => expect(decidingBody[body]).toEqual({ name, signs }))

  test('the SBV by its own', () => {
    const { training, costs, release, ...others } = lawOf({ body: 'sbv', options: someOptions() })
    expect([training, costs, release].map(plain)).toEqual([
      '§ 179 Abs. 4 Satz 3 SGB IX',
      '§ 179 Abs. 8 SGB IX',
      '§ 179 Abs. 4 Satz 3 und Satz 1 SGB IX',
    ])
    expect(others).toEqual({})
  })

  const norms = (of: Parameters<typeof lawOf>[0]) => Object.values(lawOf(of)).map(plain)
  test('the works council by what is necessary, or suitable', () => {
    expect(norms({ body: 'br', options: someOptions() })).toEqual([
      '§ 37 Abs. 6 BetrVG',
      '§ 40 Abs. 1 BetrVG',
      '§ 37 Abs. 6 Satz 4 BetrVG',
      '§ 37 Abs. 6 Satz 3 BetrVG',
      '§ 37 Abs. 6 und Abs. 2 BetrVG',
      '§ 37 Abs. 6 Satz 5 BetrVG',
    ])
    expect(norms({ body: 'br', options: someOptions({ legalBasis: '37_7' }) })).toEqual([
      '§ 37 Abs. 7 BetrVG',
      '§ 37 Abs. 7 Satz 3, Abs. 6 Satz 4 BetrVG',
      '§ 37 Abs. 7 Satz 3, Abs. 6 Satz 3 BetrVG',
      '§ 37 Abs. 7 Satz 1 BetrVG',
      '§ 37 Abs. 7 Satz 3, Abs. 6 Satz 5 BetrVG',
    ])
  })

  test('the JAV by those of the works council', () => {
    const { training } = lawOf({ body: 'jav', options: someOptions() })
    expect(plain(training)).toBe('§ 65 Abs. 1 in Verbindung mit § 37 Abs. 6 BetrVG')
  })
})

test('a theme serves bodies by their whole names', () =>
  expect(audiencesText({ targetGroups: ['br', 'sbv', 'jav'] })).toBe(
    'Betriebsrat, Schwerbehindertenvertretung, Jugend- und Auszubildendenvertretung',
  ))

test('in front of a film it is said who shows it, and that one may leave it', () => {
  expect(blockedDialog).toEqual({
    title: 'Externe Inhalte blockiert!',
    text: expect.stringMatching(
      /^Dieses Video liegt .* Wir haben das Laden blockiert, denn welche .* in die USA übertragen\.$/,
    ),
    loadLabel: 'Video laden',
    leaveLabel: 'Nicht laden',
  })
})

test('applicants send five files of texts and pictures, of 10 MB each and 20 MB in all', () =>
  expect(applicationFiles).toEqual({
    kinds: ['pdf', 'docx', 'odt', 'jpg', 'png'],
    mostFiles: 5,
    mostBytes: 10_485_760,
    mostBytesTogether: 20_971_520,
  }))

test('two numbers of hotels stand for none', () =>
  expect([-2, -1, 0, 1, 521, 522, 523].filter((hotelId) => !isPhysicalVenue(hotelId))).toEqual([-1, 522]))

test('what has no picture of its own has that of the brand, in the size that others show', () => {
  expect(covered).toEqual({ width: 1200, height: 630 })
  expect(pictureOfRubric({ position: 99 })).toBe('/img/seminarhaus.png')
  expect(brandPicture).toBe('/img/seminarhaus.png')
})
