import { describe, expect, test } from 'vitest'
import {
  draftOfArticle,
  draftOfDownload,
  draftOfEntry,
  draftOfRuling,
  draftOfTheme,
  draftOfVideo,
} from '#core/recommendations/drafts.ts'
import { isItself, reasonFor } from '#core/recommendations/reasons.ts'
import type { AspectKind, PieceType } from '#core/recommendations/recommendations.ts'
import { lexiconText } from '#features/support/content-builder.ts'
import { aDownload, aVideo, someConferenceDetails } from '#features/support/record-builder.ts'
import { anArticle, anEntry, aRubric, aRuling, aThemeFile, aWord } from './sample-content.ts'

const article = { type: 'artikel', id: '7' } as const
const shared = (kind: AspectKind, key = 'x') => ({ kind, key, name: 'N' })

describe('why something is recommended is said', () => {
  test.each<[AspectKind, string]>([
    ['theme', 'gehört ebenfalls zum Seminar „N“'],
    ['ruling', 'bespricht ebenfalls N'],
    ['norm', 'behandelt ebenfalls N'],
    ['term', 'gleicher Begriff: N'],
    ['tag', 'gleiches Schlagwort: N'],
    ['rubric', 'gleiche Rubrik: N'],
    ['group', 'ebenfalls für N'],
  ])('where both have a %s: %s', (kind, reason) => expect(reasonFor(shared(kind), article, article)).toBe(reason))

  test.each<[PieceType, AspectKind, string, string]>([
    ['seminar', 'theme', 'gehört zum Seminar „N“', 'vertieft, worum es hier geht'],
    ['fachtagung', 'theme', 'gehört zum Seminar „N“', 'vertieft, worum es hier geht'],
    ['urteil', 'ruling', 'bespricht N', 'hier besprochen'],
    ['norm', 'norm', 'behandelt N', 'behandelt ebenfalls N'],
    ['lexikon', 'term', 'behandelt den Begriff N', 'hier genannt'],
  ])('where one of them is what they share: %s', (type, kind, ofItself, forItself) => {
    const itself = { type, id: 'x' }
    expect(reasonFor(shared(kind), itself, article)).toBe(ofItself)
    expect(reasonFor(shared(kind), article, itself)).toBe(forItself)
    expect([
      isItself(shared(kind), itself),
      isItself(shared(kind, 'y'), itself),
      isItself(shared('tag'), itself),
    ]).toEqual([true, false, false])
  })

  test('without any aspect of its own for what has none', () => expect(isItself(shared('tag'), article)).toBe(false))
})

const cited = ({ cited: aspects }: { readonly cited: readonly { readonly key: string }[] }) =>
  aspects.map(({ key }) => key)
const { at: _, ...entry } = aWord({ definition: 'Nach § 1 BGB.' })

describe('content is known to recommendations', () => {
  const theme = {
    ...aThemeFile({
      content: [
        anEntry({
          teaser: 'Von § 1 BGB.',
          audience: '§ 2 BGB',
          learn: ['§ 3 BGB'],
          highlights: [{ title: '§ 4 BGB', text: '§ 5 BGB' }, { title: 'Ohne Text' }],
          programme: [{ title: '§ 6 BGB', begins: '09:00', ends: '17:00', points: ['§ 7 BGB'] }],
        }),
      ],
    }),
    rubric: aRubric(),
    events: [],
  } as unknown as Parameters<typeof draftOfTheme>[0]

  test('a theme, by all that is written of it', () => {
    const draft = draftOfTheme(theme, undefined)
    expect(draft).toMatchObject({
      type: 'seminar',
      id: 'betriebsverfassungsrecht-i',
      url: '/seminare/t/betriebsverfassungsrecht-i',
      themes: ['betriebsverfassungsrecht-i'],
      rubrics: ['betriebsverfassung'],
      groups: ['br'],
      tags: [],
      terms: [],
      brief: 'Betriebsverfassungsrecht I\n\nVon § 1 BGB.',
    })
    expect(cited(draft)).toEqual([1, 2, 3, 4, 5, 6, 7].map((nth) => `bgb/${nth}`))
    expect(draftOfTheme({ ...theme, content: [] }, undefined).brief).toBe('Betriebsverfassungsrecht I\n\n')
  })

  test('a Fachtagung, by its days and workshops besides', () => {
    const details = someConferenceDetails({
      motto: '§ 8 BGB',
      days: [
        {
          title: 'Tag',
          slots: [
            { begins: '10:00', ends: '11:00', title: '§ 9 BGB', text: '§ 10 BGB', speakers: [] },
            { begins: '11:00', ends: '12:00', title: 'Pause', speakers: [] },
          ],
        },
      ],
      workshops: [{ id: 'a', title: '§ 11 BGB', text: '§ 12 BGB', speakers: [], capacity: 9 }],
    })
    const draft = draftOfTheme({ ...theme, eventType: 3 }, details)
    expect(draft).toMatchObject({ type: 'fachtagung', url: '/fachtagung/betriebsverfassungsrecht-i' })
    expect(cited(draft).slice(7)).toEqual([8, 9, 10, 11, 12].map((nth) => `bgb/${nth}`))
    expect(draftOfTheme({ ...theme, eventType: 3 }, undefined).url).toBe('/seminare/t/betriebsverfassungsrecht-i')
  })

  test('an article', () => {
    const draft = draftOfArticle({
      ...anArticle({ title: '§ 1 BGB', teaser: '§ 2 BGB', html: '<p>§ 3 BGB</p>', themes: ['t'], rubrics: ['r'] }),
      readingMinutes: 1,
    })
    expect(draft).toMatchObject({
      type: 'artikel',
      id: '1001',
      url: '/news/neues-recht/1001',
      publishedOn: '2026-11-02',
      themes: ['t'],
      rubrics: ['r'],
      groups: ['br'],
      tags: ['Fristen'],
      brief: '§ 1 BGB\n\n§ 2 BGB\n\nFristen',
    })
    expect(cited(draft)).toEqual(['bgb/1', 'bgb/2', 'bgb/3'])
  })

  test('a decision, by each of its file numbers and those that it names', () => {
    const html = { meaningHtml: '<p>§ 3 BGB</p>', caseHtml: '<p>§ 4 BGB</p>', decisionHtml: '<p>§ 5 BGB</p>' }
    const draft = draftOfRuling(
      aRuling({
        ...html,
        norms: ['§ 1 BGB'],
        coreStatement: '§ 2 BGB',
        fileNumbers: ['7 ABR 8/23', '7 ABR 9/23'],
        related: ['bag-1-azr-1-24'],
        themes: ['t'],
        terms: [{ group: 'br', slug: 'abmahnung' }],
      }),
    )
    expect(draft).toMatchObject({
      type: 'urteil',
      id: 'bag-7-abr-8-23',
      url: '/rechtsprechung/urteil/bag-7-abr-8-23',
      publishedOn: '2024-02-07',
      themes: ['t'],
      rubrics: [],
      groups: ['br'],
      tags: ['Schulungsformat'],
      terms: ['br/abmahnung'],
      brief: 'Präsenz oder Webinar\n\nSchulungsformat',
    })
    expect(cited(draft).toSorted()).toEqual([
      'bag-1-azr-1-24',
      'bag-7-abr-8-23',
      'bag-7-abr-9-23',
      ...[1, 2, 3, 4, 5].map((nth) => `bgb/${nth}`),
    ])
  })

  test('a term, with what it rests on and the terms beside it', () => {
    const text = {
      ...lexiconText,
      legalBasis: ['§ 2 BGB'],
      html: '<p>§ 3 BGB</p>',
      questions: [{ question: 'Wann?', html: '<p>§ 4 BGB</p>' }],
      related: [{ group: 'br', slug: 'frist' } as const],
      themes: ['t'],
    }
    const draft = draftOfEntry({ ...entry, text }, '/lexikon')
    expect(draft).toMatchObject({
      type: 'lexikon',
      id: 'br/abmahnung',
      url: '/lexikon',
      themes: ['t'],
      rubrics: [],
      groups: ['br'],
      tags: [],
      terms: ['br/abmahnung', 'br/frist'],
      brief: '',
    })
    expect(cited(draft)).toEqual(['bgb/1', 'bgb/2', 'bgb/3', 'bgb/4'])
    expect(draftOfEntry(entry, '/')).toMatchObject({ themes: [], terms: ['br/abmahnung'] })
  })

  test('a download, by what is printed in it; of members the way leads through their door', () => {
    const blocks: Parameters<typeof draftOfDownload>[0]['blocks'] = [
      { kind: 'heading', level: 2, text: '§ 1 BGB' },
      { kind: 'paragraph', opening: '§ 2 BGB', text: '§ 3 BGB' },
      { kind: 'paragraph', text: '§ 4 BGB' },
      { kind: 'list', items: ['§ 5 BGB', { opening: '§ 6 BGB', text: '§ 7 BGB' }] },
      { kind: 'facts', facts: [{ label: '§ 8 BGB', text: '§ 9 BGB' }] },
    ]
    const draft = draftOfDownload(aDownload({ blocks }), (target) => `/login?${target}`)
    expect(draft).toMatchObject({
      type: 'download',
      id: 'checkliste-beschluss',
      url: '/download/checkliste-beschluss.pdf',
      publishedOn: '2026-11-20',
      themes: [],
      rubrics: ['betriebsverfassung'],
      groups: ['br'],
      tags: ['Beschluss'],
      terms: [],
      brief: 'Checkliste: der Beschluss\n\nVon der Ladung bis zur Unterschrift.\n\nBeschluss',
    })
    expect(cited(draft)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((nth) => `bgb/${nth}`))
    const ofMembers = draftOfDownload(aDownload({ isProtected: true }), (target) => `/login?${target}`)
    expect(ofMembers.url).toBe('/login?/download/checkliste-beschluss.pdf')
  })

  test('a film, where it stands, or where it is shown', () => {
    const draft = draftOfVideo(aVideo({ title: '§ 1 BGB', description: '§ 2 BGB' }))
    expect(draft).toMatchObject({
      type: 'video',
      id: 'abmahnung-in-drei-minuten',
      url: '/seminare/r/betriebsverfassung#film-abmahnung-in-drei-minuten',
      publishedOn: '2026-05-04',
      themes: [],
      rubrics: ['betriebsverfassung'],
      groups: [],
      tags: ['Arbeitsrecht'],
      terms: [],
      brief: '§ 1 BGB\n\nArbeitsrecht',
    })
    expect(cited(draft)).toEqual(['bgb/1', 'bgb/2'])
    expect(draftOfVideo(aVideo({ rubrics: [] })).url).toBe('https://www.youtube.com/watch?v=aBcDeFgHiJk')
    const { publishedOn: __, ...undated } = aVideo()
    expect(draftOfVideo(undated)).not.toHaveProperty('publishedOn')
  })
})
