import type { Content } from '#core/content/content.ts'
import {
  article,
  bareContent,
  event,
  lexiconEntry,
  moduleOf,
  page,
  rubric,
  ruling,
  theme,
  themeEntry,
} from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'

/** Today in these tests. */
export const today = '2026-11-20T09:00:00.000Z'

/** A small programme in which every field of the vocabulary is filled somewhere and left out elsewhere. */
export const smallProgramme: Content = {
  ...bareContent,
  rubrics: [rubric(), rubric({ id: 2, url: 'arbeitsrecht', title: 'Arbeitsrecht', position: 2 })],
  themes: [
    theme({
      isNew: true,
      color: '#9d0c2b',
      content: [
        themeEntry({
          image: { url: '/img/cover.svg', alt: 'Ein Umschlag' },
          highlights: [{ title: 'Mit Gerichtsbesuch', text: 'Wir fahren zum Arbeitsgericht.' }],
          starterPackages: [{ title: 'BetrVG im Taschenbuch' }],
        }),
      ],
    }),
    theme({
      internalId: 102,
      url: 'arbeitsrecht-online',
      title: 'Arbeitsrecht kompakt',
      rubric: 'arbeitsrecht',
      targetGroups: ['br', 'sbv', 'jav'],
    }),
    theme({
      internalId: 103,
      url: 'ausbildung-zum-vorsitz',
      title: 'Ausbildung zum Vorsitz',
      eventType: 1,
      allowSingle: true,
      content: [themeEntry({ duration: 8 })],
    }),
    theme({ internalId: 104, url: 'fachtagung-sbv', title: 'Fachtagung SBV', eventType: 3, targetGroups: ['sbv'] }),
    theme({
      internalId: 105,
      url: 'umgezogen',
      title: 'Umgezogenes Thema',
      redirectUrl: '/seminare/t/betriebsverfassungsrecht-i',
    }),
    theme({
      internalId: 107,
      url: 'fachtagung-umgezogen',
      title: 'Umgezogene Fachtagung',
      eventType: 3,
      redirectUrl: '/seminare/t/fachtagung-sbv',
    }),
    theme({ internalId: 106, url: 'ohne-termine', title: 'Ohne Termine', hideInTrainingSeries: true }),
  ],
  events: [
    event({ hotelId: 11, taken: 20 }),
    event({ eventId: 4002, hotelId: 21, start: '2027-01-11', guaranteed: true }),
    event({ eventId: 4003, themeUrl: 'arbeitsrecht-online', start: '2027-02-01', days: 1, price: null }),
    event({
      eventId: 4004,
      themeUrl: 'ausbildung-zum-vorsitz',
      start: '2027-03-01',
      modules: [
        moduleOf({ title: 'Auftakt', themeUrl: 'betriebsverfassungsrecht-i', start: '2027-03-01', duration: 3 }),
        moduleOf({ title: 'Online-Abend', start: '2027-04-05', days: 1, duration: 90, hotelId: 522 }),
        moduleOf({ title: 'Abschluss', start: '2027-05-03', hotelId: -1 }),
      ],
    }),
    event({ eventId: 4005, themeUrl: 'fachtagung-sbv', hotelId: 31, start: '2027-06-01', days: 2 }),
    event({ eventId: 4007, hotelId: 12, start: '2027-04-12' }),
    event({ eventId: 4006, hotelId: 12, start: '2026-11-23', days: 3 }),
  ],
  lexicon: [
    lexiconEntry(),
    lexiconEntry({ slug: 'aenderungskuendigung', title: 'Änderungskündigung' }),
    lexiconEntry({ group: 'sbv', slug: 'inklusion', title: 'Inklusion' }),
  ],
  rulings: [
    ruling({ themes: ['betriebsverfassungsrecht-i'], terms: [{ group: 'br', slug: 'abmahnung' }] }),
    ruling({
      slug: 'bag-1-azr-62-23',
      fileNumbers: ['1 AZR 62/23'],
      decidedOn: '2024-01-30',
      ecli: 'ECLI:DE:BAG:2024:300124.U.1AZR62.23.0',
      related: ['bag-7-abr-8-23'],
    }),
  ],
  articles: [
    article({ rubrics: ['betriebsverfassung'], themes: ['betriebsverfassungsrecht-i'] }),
    article({
      id: 2001,
      kind: 'fach',
      slug: 'beschluss',
      title: 'Der wirksame Beschluss',
      publishedOn: '2026-03-02',
      asOf: '2026-11-20',
      author: 'annika-lorenz',
      targetGroups: ['br', 'sbv'],
      tags: [
        { slug: 'fristen', title: 'Fristen' },
        { slug: 'beschluss', title: 'Beschluss' },
      ],
      picture: { url: '/bilder/sitzung.jpg', alt: 'Eine Sitzung' },
    }),
    article({ id: 3001, kind: 'magazin', slug: 'aufzug', title: 'Ein Aufzug genügt nicht', issue: 4, tags: [] }),
    article({ id: 4001, kind: 'interview', slug: 'gespraech', title: 'Ein Gespräch', issue: 4 }),
    article({ id: 5001, kind: 'wahl', slug: 'verfahren', title: 'Das Verfahren', category: 'sbv-wahl' }),
  ],
  pages: [...bareContent.pages, page({ slug: 'ueber-uns', title: 'Über uns' })],
  records: [
    recordOf.consultant({ postcodes: ['20', '10', '80'] }),
    recordOf.expert({ photo: '/bilder/annika-lorenz.jpg', themes: ['fachtagung-sbv'] }),
    recordOf.expert({ id: 'jo-reimer', name: 'Jo Reimer' }),
    recordOf.manager(),
    recordOf.shop(),
    recordOf.download(),
    recordOf.download({ slug: 'muster-fuer-mitglieder', kind: 'muster', targetGroups: ['sbv'], isProtected: true }),
    recordOf.faq(),
    recordOf.faq({ id: 'konto', question: 'Wozu ein Konto?', topic: 'konto', targetGroups: ['jav'] }),
    recordOf.issue(),
    recordOf.primer({ terms: ['br/abmahnung'] }),
    recordOf.issue({ number: 3, title: '3/2026: Mitdenken', publishedOn: '2026-09-07' }),
    recordOf.video(),
    recordOf.video({ id: 'ohne-rubrik', title: 'Ohne Rubrik', rubrics: [], cover: '/bilder/film.jpg' }),
    recordOf.position(),
    recordOf.position({ id: 702, title: 'Vorbei', salary: null, postedOn: '2026-09-01', validThrough: '2026-11-01' }),
    recordOf.conference({
      days: [
        {
          title: 'Erster Tag',
          slots: [
            { begins: '10:00', ends: '11:00', title: 'Eröffnung', text: 'Worum es geht.', speakers: ['annika-lorenz'] },
            { begins: '11:00', ends: '12:00', title: 'Pause', speakers: [] },
          ],
        },
      ],
      prices: [
        { title: 'Teilnahme', price: { net: 99_000, rate: 19 }, note: 'Mit Mittagessen.' },
        { title: 'Assistenz', price: { net: 0, rate: 19 } },
      ],
      contingent: { rooms: 40, price: { net: 10_000, rate: 7 }, daysBefore: 28, note: 'Vier barrierefrei.' },
    }),
    recordOf.hotel(),
    recordOf.location(),
  ],
}
