import { describe, expect, test } from 'vitest'
import { recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, aRubric, aThemeFile, someContentFolder } from './sample-content.ts'

const { expert, manager, video } = recordOf
const content = someContentFolder({
  rubrics: [aRubric(), aRubric({ id: 2, url: 'recht', position: 2 })],
  themes: [aThemeFile(), aThemeFile({ internalId: 102, url: 'abmahnung', rubric: 'recht' })],
  events: [anEventContent(), anEventContent({ eventId: 4002, themeUrl: 'abmahnung' })],
  records: [
    expert({ id: 'carola', name: 'Dr. Carola Wendt' }),
    expert({ id: 'aylin', name: 'Aylin Öztürk', themes: ['abmahnung'] }),
    expert({ id: 'bernd', name: 'Bernd Adler', themes: ['betriebsverfassungsrecht-i', 'abmahnung'] }),
    expert({ id: 'anna', name: 'Anna Adler' }),
    manager({ id: 'jana', rubrics: ['betriebsverfassung', 'recht'] }),
    manager({ id: 'tim', rubrics: ['recht'] }),
    video({ id: 'eins', title: 'Die erste Sitzung', description: 'Wer lädt ein?', topic: 'Alltag', rubrics: [] }),
    video({ id: 'zwei', title: 'Abmahnung', description: 'Sitzung vorbei', topic: 'Arbeitsrecht', rubrics: ['recht'] }),
  ],
})
const open = async () => {
  const { stage, site } = openTestCore()
  valueOf(await stage.content(content))
  return site(aVisitor())
}
const ids = (people: readonly { readonly id: string }[]): string => people.map(({ id }) => id).join(' ')

describe('experts', () => {
  test.each<[readonly string[] | undefined, string]>([
    [undefined, 'anna bernd aylin carola'],
    [['carola', 'nobody', 'anna', 'carola'], 'carola anna'],
    [[], ''],
  ])('asked for %j are %j', async (asked, expected) => {
    const { people } = (await open()).programme
    expect(ids(valueOf(await people.experts(asked === undefined ? {} : { ids: asked })))).toBe(expected)
  })
})

describe('who teaches a theme', () => {
  test.each([
    [{ theme: 'abmahnung' }, 'bernd aylin'],
    [{ theme: 'betriebsverfassungsrecht-i' }, 'bernd'],
    [{ theme: 'nirgends' }, ''],
    [{ theme: 'abmahnung', ids: ['carola', 'aylin'] }, 'aylin'],
  ])('%j: %j', async (ask, expected) => {
    const { people } = (await open()).programme
    expect(ids(valueOf(await people.experts(ask)))).toBe(expected)
  })
})

describe('who looks after an event', () => {
  test.each<[number | undefined, string]>([
    [undefined, 'jana tim'],
    [4001, 'jana'],
    [4002, 'jana tim'],
    [9999, ''],
    [-1, ''],
    [0.5, ''],
  ])('%s: %j', async (eventId, expected) => {
    const { people } = (await open()).programme
    expect(ids(valueOf(await people.eventManagers(eventId === undefined ? {} : { eventId })))).toBe(expected)
  })
})

describe('videos', () => {
  test.each<[string | undefined, string]>([
    [undefined, 'eins zwei'],
    ['  ', 'eins zwei'],
    ['sitzung', 'eins zwei'],
    ['SITZ', 'eins zwei'],
    ['erste sitzung', 'eins'],
    ['arbeitsrecht', 'zwei'],
    ['alltag', 'eins'],
    ['vorbei', 'zwei'],
    ['sitzung nirgends', ''],
    ['die', ''],
    ['?!"', ''],
  ])('asked for %j are %j', async (q, expected) => {
    const { media } = (await open()).programme
    const { items, total } = valueOf(await media.videos(q === undefined ? {} : { q }))
    expect(ids(items)).toBe(expected)
    expect(total).toBe(items.length)
  })

  test.each([
    ['recht', 'zwei'],
    ['betriebsverfassung', ''],
    ['nirgends', ''],
  ])('recommended with the rubric %s are %j', async (rubric, expected) => {
    const { media } = (await open()).programme
    expect(ids(valueOf(await media.recommendedVideos({ rubric })).items)).toBe(expected)
  })
})

test('films that were imported anew are shown as they are now', async () => {
  const { stage, site } = openTestCore()
  const { media } = site(aVisitor()).programme
  const imported = async (title: string) => {
    valueOf(await stage.content({ ...content, records: [video({ id: 'eins', title })] }))
    return valueOf(await media.videos({})).items.map((film) => film.title)
  }
  expect([await imported('Vorher'), await imported('Nachher')]).toEqual([['Vorher'], ['Nachher']])
})
