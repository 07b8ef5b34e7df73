import { expect, test } from 'vitest'
import { readContentFolder } from '#reading/content-folder.ts'
import { withFolder } from './sample-folder.ts'
import {
  experts,
  managers,
  videos,
  download,
  faq,
  position,
  conference,
  hotelDetails,
  locationDetails,
  shop,
  readFrom,
  record,
  type Read,
} from './sample-records.ts'

test('a folder may do without any records', async () => {
  expect(await withFolder({ 'magazin.yaml': undefined }, readContentFolder)).toMatchObject({
    ok: true,
    value: { records: [] },
  })
})

test.each<[what: string, file: string, text: string, read: readonly Read[]]>([
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
    'members’ knowledge, its terms with their group',
    'wissen/ladung.md',
    `---
titel: Ladung
kurz: Wer geladen wird.
stand: 28.11.2026
begriffe: [tagesordnung, sbv/vertrauensperson]
themen: [rhetorik]
---
Nach § 29 Abs. 2 BetrVG.
`,
    [
      record('primer', 'ladung', 1, {
        slug: 'ladung',
        title: 'Ladung',
        brief: 'Wer geladen wird.',
        html: '<p>Nach §\u00a029 Abs.\u00a02\u00a0BetrVG.</p>\n',
        asOf: '2026-11-28',
        terms: ['br/tagesordnung', 'sbv/vertrauensperson'],
        themes: ['rhetorik'],
      }),
    ],
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
])('%s', async (_, file, text, read) => expect(await readFrom(file, text)).toEqual(read))
