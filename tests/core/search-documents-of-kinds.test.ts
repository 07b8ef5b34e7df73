import { describe, expect, test } from 'vitest'
import type { Content } from '#core/content/content.ts'
import { documentsOfContent } from '#core/content/search-documents.ts'
import type { SearchDocument } from '#core/fulltext/fulltext.ts'
import { lexiconText } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { anArticle, anEntry, aPage, aRuling, aThemeFile, aWord, someContentFolder } from './sample-content.ts'

const bare = { themes: [], events: [], lexicon: [], rulings: [], pages: [], locations: [], hotels: [] }
const { download, faq, location, position, video } = recordOf

const documentsOf = (change: Partial<Content>): readonly SearchDocument[] =>
  documentsOfContent(someContentFolder({ ...bare, ...change }))

const { locations } = someContentFolder()

describe('is found as', () => {
  test.each<[string, Partial<Content>, SearchDocument]>([
    [
      'a theme',
      {
        themes: [
          aThemeFile({
            content: [
              anEntry({
                highlights: [{ title: 'Planspiel', text: 'Eine Sitzung.' }, { title: 'Ohne Text' }],
                starterPackages: [{ title: 'Gesetzbuch', text: 'Das gedruckte.' }],
              }),
              anEntry({ teaser: 'Die zweite Woche.' }),
            ],
          }),
        ],
      },
      {
        id: 'theme:betriebsverfassungsrecht-i',
        kind: 'theme',
        url: '/seminare/t/betriebsverfassungsrecht-i',
        title: 'Betriebsverfassungsrecht I',
        keywords: ['Grundlagenseminar', 'Betriebsverfassung', 'Seminar Schulung'],
        lead: 'Was das Gremium darf, muss und lieber lässt.',
        text: [
          'Beschlüsse fassen, die halten',
          'Erster Tag',
          'Rechte und Pflichten',
          'Alle Mitglieder des Gremiums.',
          'Planspiel',
          'Eine Sitzung.',
          'Ohne Text',
          'Gesetzbuch',
          'Das gedruckte.',
        ].join('\n'),
        groups: ['br'],
      },
    ],
    [
      'a theme of which nothing is written yet',
      { themes: [aThemeFile({ content: [], rubric: 'nirgends' })] },
      {
        id: 'theme:betriebsverfassungsrecht-i',
        kind: 'theme',
        url: '/seminare/t/betriebsverfassungsrecht-i',
        title: 'Betriebsverfassungsrecht I',
        keywords: ['Grundlagenseminar', '', 'Seminar Schulung'],
        lead: '',
        text: '',
        groups: ['br'],
      },
    ],
    [
      'a term',
      {
        lexicon: [
          aWord({
            text: {
              ...lexiconText,
              synonyms: ['Rüge'],
              legalBasis: ['§ 314 BGB'],
              questions: [{ question: 'Muss sie schriftlich sein?', html: '<p>Nein.</p>' }],
            },
          }),
        ],
      },
      {
        id: 'lexicon:br/abmahnung',
        kind: 'lexicon',
        url: '/betriebsratslexikon/br/abmahnung',
        title: 'Abmahnung',
        keywords: ['Rüge', '§ 314 BGB'],
        lead: 'Rüge des Arbeitgebers, die vor einer Kündigung warnt.',
        text: 'Mehr davon.\nMuss sie schriftlich sein?\nNein.',
        groups: ['br'],
      },
    ],
    [
      'a decision',
      { rulings: [aRuling()] },
      {
        id: 'ruling:bag-7-abr-8-23',
        kind: 'ruling',
        url: '/rechtsprechung/urteil/bag-7-abr-8-23',
        title: 'Präsenz oder Webinar',
        keywords: [
          'Schulungsformat',
          'Beschluss',
          'Urteil Entscheidung Rechtsprechung',
          'BAG',
          '7 ABR 8/23',
          'Mittwoch, 7. Februar 2024',
          '§ 37 Abs. 6 Satz 1 BetrVG',
        ],
        lead: 'Das Gremium wählt das Format.',
        text: 'Zwei Mitglieder rückten nach.\nDer Spielraum umfasst das Format.\nBegründen Sie die Wahl.',
        groups: ['br'],
      },
    ],
    [
      'an article',
      { articles: [anArticle()] },
      {
        id: 'article:1001',
        kind: 'article',
        url: '/news/neues-recht/1001',
        title: 'Neues Recht',
        keywords: ['Fristen'],
        lead: 'Was sich ändert.',
        text: 'Neu ist …',
        groups: ['br'],
      },
    ],
    [
      'a download, by all its texts and none of its settings',
      {
        records: [
          download({
            blocks: [
              { kind: 'heading', level: 2, text: 'Vor der Sitzung' },
              {
                kind: 'list',
                items: ['Alle sind geladen.', { opening: 'Bald:', text: 'wie vereinbart' }],
              },
            ],
          }),
        ],
      },
      {
        id: 'download:checkliste-beschluss',
        kind: 'download',
        url: '/download/checkliste-beschluss.pdf',
        title: 'Checkliste: der Beschluss',
        keywords: ['Beschluss', 'Download PDF'],
        lead: 'Von der Ladung bis zur Unterschrift.',
        text: 'Vor der Sitzung\nAlle sind geladen.\nBald:\nwie vereinbart',
        groups: ['br'],
      },
    ],
    [
      'a download for members, by its title and description alone',
      { records: [download({ isProtected: true })] },
      {
        id: 'download:checkliste-beschluss',
        kind: 'download',
        url: '/download/checkliste-beschluss.pdf',
        title: 'Checkliste: der Beschluss',
        keywords: ['Beschluss', 'Download PDF'],
        lead: 'Von der Ladung bis zur Unterschrift.',
        text: '',
        groups: ['br'],
      },
    ],
    [
      'a question',
      { records: [faq()] },
      {
        id: 'faq:wie-buche-ich',
        kind: 'faq',
        url: '/fragen#frage-wie-buche-ich',
        title: 'Wie buche ich?',
        keywords: [],
        lead: 'In vier Schritten.',
        text: '',
        groups: ['br', 'sbv', 'jav'],
      },
    ],
    [
      'a film',
      { records: [video()] },
      {
        id: 'video:abmahnung-in-drei-minuten',
        kind: 'video',
        url: '/seminare/r/betriebsverfassung#film-abmahnung-in-drei-minuten',
        title: 'Abmahnung in drei Minuten',
        keywords: ['Arbeitsrecht', 'Film Video'],
        lead: 'Was eine Abmahnung ist und was sie nicht ist.',
        text: '',
        groups: [],
      },
    ],
    [
      'a position, while one can apply',
      { records: [position()] },
      {
        id: 'position:701',
        kind: 'position',
        url: '/jobs-karriere/offene-stellen/seminarorganisation/veranstaltungskauffrau-701',
        title: 'Veranstaltungskauffrau (m/w/d)',
        keywords: ['Seminarorganisation', 'Leipzig', 'Stelle Stellenangebot Job Karriere'],
        lead: 'Sie sorgen dafür, dass alles da ist.',
        text: 'Häuser buchen\nRuhe im Trubel\n30 Tage Urlaub',
        groups: [],
        stands: { from: '2026-11-02', until: '2027-01-15' },
      },
    ],
    [
      'a town',
      { locations, records: [location({ locationId: 2, state: 'Sachsen' }), location()] },
      {
        id: 'location:1',
        kind: 'venue',
        url: '/standorte/hamburg-1',
        title: 'Hamburg',
        keywords: ['Hamburg'],
        lead: 'Messe, Musik und kurze Wege.',
        text: 'Leipzig liegt für viele in der Mitte.\nStadtgang: Durch die Höfe.',
        groups: [],
      },
    ],
    [
      'a town of which nothing is written yet',
      { locations },
      {
        id: 'location:1',
        kind: 'venue',
        url: '/standorte/hamburg-1',
        title: 'Hamburg',
        keywords: [],
        lead: '',
        text: '',
        groups: [],
      },
    ],
    [
      'a page',
      { pages: [aPage()] },
      {
        id: 'page:impressum',
        kind: 'page',
        url: '/impressum',
        title: 'Impressum',
        keywords: [],
        lead: 'Wer hinter diesem Angebot steht.',
        text: 'Seminarhaus, Hamburg',
        groups: [],
      },
    ],
  ])('%s', (_, change, document) => expect(documentsOf(change)).toEqual([document]))
})
