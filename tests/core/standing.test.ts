import { describe, expect, test } from 'vitest'
import { alertHref, subjectIn } from '#core/alerts/alert-links.ts'
import type { SubjectName } from '#core/alerts/alerts.ts'
import { knowingStandings } from '#core/alerts/standing.ts'
import { done } from '#core/shared/result.ts'
import type { Content } from '#core/content/content.ts'
import { lexiconText, rulingNumbered } from '#features/support/content-builder.ts'
import { gardenLaw } from './laws/garden-law.ts'
import { openTestCore, valueOf } from './test-core.ts'
import { anEventContent, anOnlineEventContent, aThemeFile, aWord, someContentFolder } from './sample-content.ts'

const opened = async (change: Partial<Content> = {}) => {
  const { needs, stage } = openTestCore()
  valueOf(await stage.content(someContentFolder(change)))
  await needs.change(async ({ laws }) => {
    await laws.add({ id: 'v-1', importedAt: needs.clock.now(), warnings: [], text: gardenLaw })
    return done(await laws.publish({ id: 'v-1', slug: gardenLaw.slug }, needs.clock.now()))
  })
  return knowingStandings(needs)
}
const norm = (number: string): SubjectName => ({ kind: 'norm', key: `gartg_2020/${number}` })

describe('what can be followed', () => {
  test.each<[SubjectName, object | undefined]>([
    [norm('1'), { title: '§ 1 GartG', url: '/gesetze/gartg_2020/1' }],
    [norm('4'), { title: '§§ 3 bis 6 GartG', url: '/gesetze/gartg_2020/3-bis-6' }],
    [{ kind: 'norm', key: 'hausg/1' }, undefined],
    [{ kind: 'norm', key: 'gartg_2020' }, undefined],
    [
      { kind: 'term', key: 'br/abmahnung' },
      { title: 'Abmahnung', url: '/betriebsratslexikon/br/abmahnung' },
    ],
    [{ kind: 'term', key: 'sbv/abmahnung' }, undefined],
    [{ kind: 'term', key: 'gbr/abmahnung' }, undefined],
    [
      { kind: 'theme', key: 'betriebsverfassungsrecht-i' },
      { title: 'Betriebsverfassungsrecht I', url: '/seminare/t/betriebsverfassungsrecht-i' },
    ],
    [{ kind: 'theme', key: 'woanders' }, undefined],
    [{ kind: 'theme', key: 'nirgends' }, undefined],
  ])('%j', async (name, subject) => {
    const themes = [aThemeFile(), aThemeFile({ internalId: 102, url: 'woanders', redirectUrl: '/seminare' })]
    const { subject: subjectOf, standing } = await opened({ themes })
    expect(await subjectOf(name)).toEqual(subject && { ...name, ...subject })
    expect((await standing(name))?.subject).toEqual(subject && { ...name, ...subject })
  })
})

test('a norm that its law does not hold can be followed no more; whoever follows it learns that it is gone', async () => {
  const { subject, standing } = await opened()
  const gone = { title: '§ 99 GartG', url: '/gesetze/gartg_2020' }
  expect(await subject(norm('99'))).toBeUndefined()
  expect(await standing(norm('99'))).toMatchObject({
    subject: { ...norm('99'), ...gone },
    sources: [{ key: 'norm:gartg_2020/99', facts: [{ key: 'gone:gartg_2020/99', item: { kind: 'gone', ...gone } }] }],
  })
})

const citing = (fileNumber: string, norms: readonly string[]) =>
  rulingNumbered('BAG', fileNumber, { title: `Urteil ${fileNumber}`, norms, type: 'Urteil', decidedOn: '2026-10-01' })

test('of a norm its text and the decisions that cite it are known', async () => {
  const rulings = [citing('1 AZR 1/26', ['§ 1 GartG']), citing('2 AZR 2/26', ['§ 2 GartG'])]
  const standing = await (await opened({ rulings })).standing(norm('1'))
  expect(standing?.sources).toEqual([
    {
      key: 'norm:gartg_2020/1',
      facts: [
        {
          key: expect.stringMatching(/^text:gartg_2020\/1:[\da-f]{16}$/),
          item: { kind: 'text', title: '§ 1 GartG', url: '/gesetze/gartg_2020/1' },
        },
        {
          key: 'ruling:bag-1-azr-1-26',
          item: {
            kind: 'ruling',
            title: 'Urteil 1 AZR 1/26',
            url: '/rechtsprechung/urteil/bag-1-azr-1-26',
            court: 'BAG',
            type: 'Urteil',
            decidedOn: '2026-10-01',
            fileNumber: '1 AZR 1/26',
          },
        },
      ],
    },
  ])
})

test('however many decisions cite a norm, all are known', async () => {
  const rulings = Array.from({ length: 120 }, (_, nth) => citing(`1 AZR ${nth + 1}/26`, ['§ 1 GartG']))
  const standing = await (await opened({ rulings })).standing(norm('1'))
  expect(standing?.sources[0]?.facts).toHaveLength(121)
})

test('a norm that stands among others is cited by its own number', async () => {
  const rulings = [citing('1 AZR 1/26', ['§ 4 GartG']), citing('2 AZR 2/26', ['§ 3 GartG'])]
  const standing = await (await opened({ rulings })).standing(norm('4'))
  const [source] = standing?.sources ?? []
  expect(source?.key).toBe('norm:gartg_2020/4')
  expect(source?.facts.map(({ key }) => key.replace(/:[\da-f]{16}$/, ''))).toEqual([
    'text:gartg_2020/4',
    'ruling:bag-1-azr-1-26',
  ])
})

test.each([
  [
    ['§ 1 GartG', '§ 2 GartG 2020'],
    ['norm:gartg_2020/1', 'norm:gartg_2020/2'],
  ],
  [['§ 1 und § 7a GartG'], ['norm:gartg_2020/1', 'norm:gartg_2020/7a']],
  [['§ 1 HausG', 'EuGH C-55/18', '§ 1'], []],
  [['§ 99 GartG'], ['norm:gartg_2020/99']],
  [[], []],
])('a term that rests on %j stands as %j do', async (legalBasis, sources) => {
  const lexicon = [aWord({ text: { ...lexiconText, legalBasis } })]
  const standing = await (await opened({ lexicon })).standing({ kind: 'term', key: 'br/abmahnung' })
  expect(standing?.sources.map(({ key }) => key)).toEqual(sources)
})

test('a term of which nothing is written rests on nothing', async () => {
  expect((await (await opened()).standing({ kind: 'term', key: 'br/abmahnung' }))?.sources).toEqual([])
})

test('of a theme its coming events are known, with their town', async () => {
  const events = [
    anEventContent({ eventId: 4001, start: '2027-03-01' }),
    anOnlineEventContent({ eventId: 4002, start: '2027-04-05' }),
    anEventContent({ eventId: 4003, start: '2026-11-09' }),
  ]
  const standing = await (await opened({ events })).standing({ kind: 'theme', key: 'betriebsverfassungsrecht-i' })
  const item = { kind: 'event', startDate: '2027-03-01', endDate: '2027-03-05' }
  const url = '/seminare/p/betriebsverfassungsrecht-i'
  expect(standing?.sources).toEqual([
    {
      key: 'events',
      facts: [
        { key: 'event:4001', item: { ...item, url: `${url}-4001`, town: 'Hamburg' } },
        { key: 'event:4002', item: { ...item, url: `${url}-4002`, startDate: '2027-04-05', endDate: '2027-04-09' } },
      ],
    },
  ])
})

test.each<[SubjectName, string]>([
  [{ kind: 'norm', key: 'betrvg/37' }, '/benachrichtigungen?norm=betrvg/37'],
  [{ kind: 'term', key: 'br/abmahnung' }, '/benachrichtigungen?begriff=br/abmahnung'],
  [{ kind: 'theme', key: 'a&b' }, '/benachrichtigungen?thema=a%26b'],
])('%j is followed at %s, and read there again', (name, href) => {
  expect(alertHref(name)).toBe(href)
  expect(subjectIn(new URL(href, 'https://www.seminarhaus.example').searchParams)).toEqual(name)
})

test('an address that names nothing is of nothing', () => {
  expect(subjectIn(new URLSearchParams('seite=2'))).toBeUndefined()
})
