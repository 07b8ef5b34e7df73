import { expect, test } from 'vitest'
import type { RecordKind } from '#core/records/records.ts'
import { readContentFolder } from '#reading/content-folder.ts'
import { withFolder, type Changes } from './sample-folder.ts'

const experts = `- kennung: annika-lorenz
  name: Annika Lorenz
  titel: Anwältin, § 37 Abs. 6 BetrVG
  vita: >-
    Erste Zeile,
    zweite Zeile.
  bild: /bilder/annika.jpg
  themen: [recht-1]
  schwerpunkte: [Kündigung, Befristung]
- { kennung: jo-reimer, name: Jo Reimer, titel: Berater, vita: Kurz., schwerpunkte: [SBV] }
`
const managers = `- kennung: jana
  name: Jana Petersen
  telefon: 040 123-1
  e-mail: jana@probehaus.example
  sprachen: [Deutsch, Englisch]
  rubriken: [recht]
`
const videos = `- kennung: sitzung
  titel: Die Sitzung
  beschreibung: Was zählt.
  quelle: https://youtu.be/aBcDeFgHiJk
  dauer: "4:05"
  veröffentlicht: -3w Di
  thema: Alltag
  rubriken: [recht]
`
const download = `---
titel: "Probe: eine Liste"
beschreibung: Wozu sie dient.
art: checkliste
rubrik: recht
zielgruppen: [br, jav]
schlagworte: [Sitzung]
stand: 20.11.2026
geschützt: true
---

Zwei
Zeilen, § 29 BetrVG.

**Vorsicht:** fett nur **am** Anfang.

## Vorher

- "Laden"
- **Prüfen:** alles

### Dann

1. Eins
2. Zwei

| Wer | Ja | Unterschrift |
| --- | --- | --- |
| Betriebsrat | 3 | |
`
const faq = `- kennung: wie-buche-ich
  frage: Wie buche ich?
  antwort: Siehe [AGB](/agb), "§ 1".
  thema-gruppe: buchung
  zielgruppen: [br]
`
const position = `---
nummer: 701
titel: Redakteurin (m/w/d)
abteilung: IT & Website
ort: Hamburg
homeoffice: teilweise
umfang: 30 bis 38,5 Stunden
arbeitszeit: [Vollzeit, Teilzeit]
vertrag: befristet
gehalt: 52.000–60.000
veröffentlicht: -2w Mo
bewerbungsschluss: 01.03.2027
---

Ein Absatz.

Noch einer.

## Ihre Aufgaben

- Schreiben

## Ihr Profil

- Lesen

## Das bieten wir

- 30 Tage Urlaub
`
const conference = `motto: Zusammen
tage:
  - titel: Erster Tag
    punkte:
      - { von: "9:00", bis: "10:30", titel: Eröffnung }
      - von: "11:00"
        bis: "12:00"
        titel: Vortrag
        text: Worum es geht.
        mit: [annika-lorenz]
workshops:
  - { kennung: a, titel: A, text: Üben., mit: [annika-lorenz], plätze: 24 }
preise:
  - { titel: Alles, preis: "990,00", steuersatz: 19 }
  - { titel: Assistenz, preis: "0,00", steuersatz: 19, hinweis: Kostenlos. }
kontingent: { zimmer: 60, preis: "98,00", steuersatz: 7, tage vorher: 42 }
fragen:
  - { frage: Warum?, antwort: Darum. }
`
const hotelDetails = `- nummer: 14
  name: Probehof
  standort: 4
  straße: Ring 1
  plz: 04109
  ort: Leipzig
  kurz: Ruhig gelegen.
  lage: [51.3397, 12.3731]
  zimmer: 80
  seminarräume: 4
  beschreibung: Hell.
  anreise: { bahn: Mit der Bahn., auto: Mit dem Auto. }
  barrierefrei: [stufenlos, Aufzug, Induktionsschleife]
  barrierefrei hinweis: Vier Zimmer.
  extras: [Sauna]
  preise: { nacht: "89,00", tagungspauschale: "1.054,50", city tax: "3,00" }
`
const locationDetails = `- nummer: 4
  name: Leipzig
  land: Sachsen
  lage: [51.3397, 12.3731]
  kurz: Mitte.
  beschreibung: Länger.
  erlebnis:
    - { titel: Kanu, text: Zwei Stunden. }
`
const shop = `codes: [Wir-sind-dabei-26]
artikel:
  - { nummer: WM-101, name: Plakat, beschreibung: Groß., einheit: Rolle mit 5 Plakaten, höchstens: 10 }
`
const whole: Changes = {
  'referenten.yaml': experts,
  'ansprechpartner.yaml': managers,
  'videos.yaml': videos,
  'stellen/irgendwie.md': position,
  'fachtagungen/tagung.yaml': conference,
  'werbemittel.yaml': shop,
  'hotels.yaml': hotelDetails,
  'standorte.yaml': locationDetails,
}

/** A record as a file gives it. */
interface Read {
  readonly kind: RecordKind
  readonly key: string
  readonly line: number
  readonly value: unknown
}
const record = (kind: RecordKind, key: string, line: number, value: unknown): Read => ({ kind, key, line, value })

/** What one file of a folder holds that is otherwise right: its records, or else every mistake in the folder. */
const readFrom = async (file: string, text: string): Promise<readonly (Read | string)[]> => {
  const result = await withFolder({ ...whole, [file]: text }, readContentFolder)
  if (!result.ok) return result.refusal.faults.map(({ at, message }) => `${at.file}:${at.line} ${message}`)
  return result.value.records
    .filter(({ at }) => at.file === file)
    .map(({ kind, key, at, value }) => ({ kind, key, line: at.line, value }))
}

test('a folder may do without any records', async () => {
  expect(await withFolder({ 'magazin.yaml': undefined }, readContentFolder)).toMatchObject({
    ok: true,
    value: { records: [] },
  })
})

test.each<[what: string, file: string, text: string, read: readonly (Read | string)[]]>([
  [
    'experts',
    'referenten.yaml',
    experts,
    [
      record('expert', 'annika-lorenz', 1, {
        id: 'annika-lorenz',
        name: 'Annika Lorenz',
        title: 'Anwältin, §\u00a037 Abs.\u00a06\u00a0BetrVG',
        vita: 'Erste Zeile, zweite Zeile.',
        photo: '/bilder/annika.jpg',
        topics: ['Kündigung', 'Befristung'],
        themes: ['recht-1'],
      }),
      record('expert', 'jo-reimer', 10, {
        id: 'jo-reimer',
        name: 'Jo Reimer',
        title: 'Berater',
        vita: 'Kurz.',
        photo: null,
        topics: ['SBV'],
        themes: [],
      }),
    ],
  ],
  [
    'managers',
    'ansprechpartner.yaml',
    managers,
    [
      record('manager', 'jana', 1, {
        id: 'jana',
        name: 'Jana Petersen',
        photo: null,
        phone: '040 123-1',
        email: 'jana@probehaus.example',
        languages: ['Deutsch', 'Englisch'],
        rubrics: ['recht'],
      }),
    ],
  ],
  [
    'the shop',
    'werbemittel.yaml',
    shop,
    [
      record('shop', 'werbemittel', 1, {
        codes: ['Wir-sind-dabei-26'],
        articles: [{ sku: 'WM-101', title: 'Plakat', description: 'Groß.', unit: 'Rolle mit 5 Plakaten', most: 10 }],
      }),
    ],
  ],
  [
    'a shop without anything',
    'werbemittel.yaml',
    'codes: [Wir-sind-dabei-26]\n',
    [record('shop', 'werbemittel', 1, { codes: ['Wir-sind-dabei-26'], articles: [] })],
  ],
  [
    'an article without a number that can be read',
    'werbemittel.yaml',
    shop.replace('10 }', 'viele }'),
    ['werbemittel.yaml:3 „höchstens“ muss eine ganze Zahl sein; hier steht „viele“.'],
  ],
  [
    'videos, their length in seconds',
    'videos.yaml',
    videos,
    [
      record('video', 'sitzung', 1, {
        id: 'sitzung',
        title: 'Die Sitzung',
        description: 'Was zählt.',
        source: 'https://youtu.be/aBcDeFgHiJk',
        cover: null,
        durationSec: 245,
        publishedOn: '-3w Di',
        topic: 'Alltag',
        rubrics: ['recht'],
      }),
    ],
  ],
  [
    'a checklist, its lists with boxes to tick',
    'downloads/checkliste-probe.md',
    download,
    [
      record('download', 'checkliste-probe', 1, {
        slug: 'checkliste-probe',
        title: 'Probe: eine Liste',
        description: 'Wozu sie dient.',
        kind: 'checkliste',
        rubric: 'recht',
        targetGroups: ['br', 'jav'],
        tags: ['Sitzung'],
        asOf: '2026-11-20',
        isProtected: true,
        blocks: [
          { kind: 'paragraph', text: 'Zwei Zeilen, §\u00a029\u00a0BetrVG.' },
          { kind: 'paragraph', opening: 'Vorsicht:', text: 'fett nur am Anfang.' },
          { kind: 'heading', level: 2, text: 'Vorher' },
          { kind: 'list', items: ['„Laden“', { opening: 'Prüfen:', text: 'alles' }], marks: 'boxes' },
          { kind: 'heading', level: 3, text: 'Dann' },
          { kind: 'list', items: ['Eins', 'Zwei'], marks: 'numbers' },
          {
            kind: 'table',
            columns: [{ title: 'Wer' }, { title: 'Ja', takes: 'short' }, { title: 'Unterschrift', takes: 'hand' }],
            rows: [{ cells: ['Betriebsrat', '3', ''] }],
          },
        ],
      }),
    ],
  ],
  [
    'an overview, its lists with dashes, for everybody',
    'downloads/uebersicht.md',
    download
      .replace('checkliste', 'uebersicht')
      .replace('true', 'false')
      .replace(/schlagworte: .*\n/, ''),
    [
      record(
        'download',
        'uebersicht',
        1,
        expect.objectContaining({
          kind: 'uebersicht',
          isProtected: false,
          tags: [],
          blocks: expect.arrayContaining([{ kind: 'list', items: expect.any(Array) }]),
        }),
      ),
    ],
  ],
  [
    'a document of what cannot be printed',
    'downloads/muster.md',
    download.replace('- "Laden"', '- "Laden"\n  - innen').replace('### Dann', '#### Dann\n\n***'),
    [
      'downloads/muster.md:20 Ein Punkt einer Liste ist hier ein einziger Absatz ohne Liste darin.',
      'downloads/muster.md:23 Überschriften stehen hier mit „##“ oder „###“.',
      'downloads/muster.md:25 Das lässt sich nicht drucken: erlaubt sind Überschriften, Absätze, Listen und Tabellen.',
    ],
  ],
  [
    'a document without a day, of no kind',
    'downloads/muster.md',
    download.replace(/stand: .*\n/, '').replace('art: checkliste', 'art: brief'),
    [
      'downloads/muster.md:2 „stand“ fehlt.',
      'downloads/muster.md:4 „art“ muss eines von: checkliste, muster, uebersicht, leitfaden sein; hier steht „brief“.',
    ],
  ],
  [
    'questions, their answers as HTML',
    'faq.yaml',
    faq,
    [
      record('faq', 'wie-buche-ich', 1, {
        id: 'wie-buche-ich',
        question: 'Wie buche ich?',
        html: '<p>Siehe <a href="/agb">AGB</a>, „§\u00a01“.</p>\n',
        topic: 'buchung',
        targetGroups: ['br'],
      }),
    ],
  ],
  [
    'a question about something else',
    'faq.yaml',
    faq.replace('buchung', 'wetter'),
    ['faq.yaml:4 „thema-gruppe“ muss eines von: buchung, anspruch, seminar, online, konto sein; hier steht „wetter“.'],
  ],
  [
    'positions, whatever their file is called',
    'stellen/irgendwie.md',
    position,
    [
      record('position', '701', 1, {
        id: 701,
        department: { slug: 'it-website', title: 'IT & Website' },
        title: 'Redakteurin (m/w/d)',
        teaser: 'Ein Absatz. Noch einer.',
        tasks: ['Schreiben'],
        profile: ['Lesen'],
        offers: ['30\u00a0Tage Urlaub'],
        extent: ['full-time', 'part-time'],
        contract: 'fixed-term',
        hours: '30 bis 38,5\u00a0Stunden',
        city: 'Hamburg',
        workplace: 'hybrid',
        salary: { from: 5_200_000, to: 6_000_000 },
        postedOn: '-2w Mo',
        validThrough: '2027-03-01',
      }),
    ],
  ],
  [
    'a position without a salary and without work from home, for good',
    'stellen/irgendwie.md',
    position.replace(/gehalt: .*\n/, '').replace(/(homeoffice|vertrag): .*\n/g, ''),
    [
      record(
        'position',
        '701',
        1,
        expect.objectContaining({ salary: null, workplace: 'office', contract: 'permanent' }),
      ),
    ],
  ],
  [
    'conferences, by the address of their theme',
    'fachtagungen/tagung.yaml',
    conference,
    [
      record('conference', 'tagung', 1, {
        theme: 'tagung',
        motto: 'Zusammen',
        days: [
          {
            title: 'Erster Tag',
            slots: [
              { begins: '09:00', ends: '10:30', title: 'Eröffnung', speakers: [] },
              {
                begins: '11:00',
                ends: '12:00',
                title: 'Vortrag',
                text: 'Worum es geht.',
                speakers: ['annika-lorenz'],
              },
            ],
          },
        ],
        workshops: [{ id: 'a', title: 'A', text: 'Üben.', speakers: ['annika-lorenz'], capacity: 24 }],
        prices: [
          { title: 'Alles', price: { net: 99_000, rate: 19 } },
          { title: 'Assistenz', price: { net: 0, rate: 19 }, note: 'Kostenlos.' },
        ],
        contingent: { rooms: 60, price: { net: 9_800, rate: 7 }, daysBefore: 42 },
        questions: [{ question: 'Warum?', answer: 'Darum.' }],
      }),
    ],
  ],
  [
    'details of hotels, amounts net with the rate of the law',
    'hotels.yaml',
    hotelDetails,
    [
      record('hotel', '14', 1, {
        hotelId: 14,
        position: { latitude: 51.3397, longitude: 12.3731 },
        rooms: 80,
        seminarRooms: 4,
        description: 'Hell.',
        arrival: { train: 'Mit der Bahn.', car: 'Mit dem Auto.' },
        accessibility: ['step-free', 'lift', 'hearing-loop'],
        accessibilityNote: 'Vier Zimmer.',
        extras: ['Sauna'],
        prices: {
          night: { net: 8_900, rate: 7 },
          breakfast: null,
          dayPackage: { net: 105_450 },
          parking: null,
          cityTax: 300,
        },
      }),
    ],
  ],
  [
    'what may be missing of details',
    'hotels.yaml',
    hotelDetails.replace(/ {2}barrierefrei: [^]*$/, ''),
    [
      record(
        'hotel',
        '14',
        1,
        expect.objectContaining({
          accessibility: [],
          accessibilityNote: '',
          extras: [],
          prices: expect.objectContaining({ night: null, cityTax: 0 }),
        }),
      ),
    ],
  ],
  [
    'details of towns',
    'standorte.yaml',
    locationDetails,
    [
      record('location', '4', 1, {
        locationId: 4,
        state: 'Sachsen',
        position: { latitude: 51.3397, longitude: 12.3731 },
        teaser: 'Mitte.',
        description: 'Länger.',
        sideProgramme: [{ title: 'Kanu', text: 'Zwei Stunden.' }],
      }),
    ],
  ],
  [
    'an expert without a name',
    'referenten.yaml',
    experts.replace('  name: Annika Lorenz\n', ''),
    ['referenten.yaml:1 „name“ fehlt.'],
  ],
  [
    'an unknown key',
    'ansprechpartner.yaml',
    managers.replace('telefon', 'fax'),
    [
      'ansprechpartner.yaml:1 „telefon“ fehlt.',
      'ansprechpartner.yaml:3 „fax“ ist hier unbekannt; bekannt sind: kennung, name, bild, telefon, e-mail, sprachen, rubriken.',
    ],
  ],
  [
    'a length that is none',
    'videos.yaml',
    videos.replace('4:05', '4:65'),
    ['videos.yaml:5 „dauer“ muss eine Länge in Minuten und Sekunden wie „4:05“ sein; hier steht „4:65“.'],
  ],
  [
    'a salary with cents',
    'stellen/irgendwie.md',
    position.replace('52.000–60.000', '52.000,00'),
    [
      'stellen/irgendwie.md:10 „gehalt“ muss eine Spanne in vollen Euro wie 52.000–60.000 sein; hier steht „52.000,00“.',
    ],
  ],
  [
    'a contract that is none',
    'stellen/irgendwie.md',
    position.replace('befristet', 'ehrenamtlich'),
    [
      'stellen/irgendwie.md:9 „vertrag“ muss eines von: unbefristet, befristet, Ausbildung, Praktikum sein; hier steht „ehrenamtlich“.',
    ],
  ],
  [
    'a section that is missing, one that is unknown',
    'stellen/irgendwie.md',
    position.replace('## Ihr Profil', '## Ihr Profi'),
    [
      'stellen/irgendwie.md:14 Der Abschnitt „Ihr Profil“ fehlt.',
      'stellen/irgendwie.md:23 Der Abschnitt „Ihr Profi“ ist unbekannt; bekannt sind: Ihre Aufgaben, Ihr Profil, Das bieten wir.',
    ],
  ],
  [
    'a position without facts',
    'stellen/irgendwie.md',
    'Nur Text.',
    ['stellen/irgendwie.md:1 Diese Datei muss mit Angaben zwischen zwei Zeilen „---“ beginnen.'],
  ],
  [
    'an unknown key deep inside',
    'fachtagungen/tagung.yaml',
    conference.replace('        text:', '        inhalt:'),
    ['fachtagungen/tagung.yaml:9 „inhalt“ ist hier unbekannt; bekannt sind: von, bis, titel, text, mit.'],
  ],
  [
    'a time that is none',
    'fachtagungen/tagung.yaml',
    conference.replace('"12:00"', '"12 Uhr"'),
    ['fachtagungen/tagung.yaml:7 „bis“ muss eine Uhrzeit wie 9:00 sein; hier steht „12 Uhr“.'],
  ],
  [
    'an empty conference',
    'fachtagungen/tagung.yaml',
    '',
    ['fachtagungen/tagung.yaml:1 Hier muss ein Eintrag mit Namen und Werten stehen.'],
  ],
  [
    'details that are not whole',
    'hotels.yaml',
    hotelDetails.replace('  zimmer: 80\n', ''),
    ['hotels.yaml:1 „zimmer“ fehlt; es gehört zu „lage“.'],
  ],
  [
    'a position with commas',
    'hotels.yaml',
    hotelDetails.replace('[51.3397, 12.3731]', '["51,3397", "12,3731"]'),
    [
      'hotels.yaml:8 „lage“ muss ein Winkel in Grad wie 53.5503 sein; hier steht „51,3397“.',
      'hotels.yaml:8 „lage“ muss ein Winkel in Grad wie 53.5503 sein; hier steht „12,3731“.',
    ],
  ],
  [
    'a position of one number',
    'standorte.yaml',
    locationDetails.replace('[51.3397, 12.3731]', '[51.3397]'),
    ['standorte.yaml:4 „lage“ muss eine Lage wie [53.5503, 9.9937] sein.'],
  ],
  [
    'an accessibility fact that nobody knows',
    'hotels.yaml',
    hotelDetails.replace('Aufzug', 'Lift'),
    [
      'hotels.yaml:13 „barrierefrei“ muss eines von: stufenlos, Aufzug, Rollstuhlzimmer, barrierefreies WC, Behindertenparkplatz, Induktionsschleife, taktile Orientierung, Assistenzhund sein; hier steht „Lift“.',
    ],
  ],
  [
    'a file that is no list',
    'videos.yaml',
    'kennung: a\n',
    ['videos.yaml:1 Diese Datei muss eine Liste von Einträgen sein.'],
  ],
  [
    'a conference whose file is not called as a theme can be',
    'fachtagungen/Meine Tagung.yaml',
    conference,
    [
      'fachtagungen/Meine Tagung.yaml:1 Der Dateiname „Meine Tagung“ muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.',
    ],
  ],
])('%s', async (_, file, text, read) => expect(await readFrom(file, text)).toEqual(read))
