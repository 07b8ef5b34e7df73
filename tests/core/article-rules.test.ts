import { describe, expect, test } from 'vitest'
import { faultsIn } from '#core/content/content-rules.ts'
import type { ArticleContent, Content } from '#core/content/content.ts'
import type { ElectionCategory } from '#core/knowledge/articles/articles.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { anArticle, someContentFolder } from './sample-content.ts'

const records = [recordOf.expert(), recordOf.issue()]
const messages = (...articles: readonly ArticleContent[]): readonly string[] =>
  faultsIn(someContentFolder({ articles, records }), '2026-11-21').map(({ message }) => message)

const tag = (slug: string, title = slug) => ({ slug, title })
const inIssue = { kind: 'magazin', issue: 4 } as const
const election = { kind: 'wahl', category: 'sbv-wahl' } as const
const other = { id: 1002 }

describe('nothing is wrong with', () => {
  test.each<[string, Partial<ArticleContent>]>([
    ['news of the editors', {}],
    ['a specialist article of an expert', { kind: 'fach', author: 'annika-lorenz' }],
    ['what the magazine prints', inIssue],
    ['a conversation of the magazine', { ...inIssue, kind: 'interview' }],
    ['election news', election],
    ['what was checked before it was published', { asOf: '2026-11-01' }],
    ['a tag that stands for something else elsewhere', { tags: [tag('sbv', 'SBV'), tag('pdf', 'PDF')] }],
    ['what goes with nothing', { rubrics: [], themes: [], tags: [] }],
    ['rubrics and themes that are there', { rubrics: ['betriebsverfassung'], themes: ['betriebsverfassungsrecht-i'] }],
    ['a picture of our own', { picture: { url: '/img/a.png', alt: 'Ein Saal' } }],
  ])('%s', (_, change) => expect(messages(anArticle(change))).toEqual([]))

  test('articles of unlike numbers that share their address and their tags', () =>
    expect(messages(anArticle(), anArticle(other))).toEqual([]))
})

const unknown = 'gbr-wahl' as ElectionCategory

describe('what is wrong', () => {
  test.each<[string, ...Partial<ArticleContent>[]]>([
    ['Die Nummer des Artikels muss eine ganze Zahl ab 1 sein, nicht 0.', { id: 0 }],
    ['Die Nummer 1001 hat schon ein anderer Artikel.', {}, { kind: 'fach' }],
    ['Artikel der Art „glosse“ gibt es nicht.', { kind: 'glosse' as 'news' }],
    ['„archiv“ hat in Adressen schon eine andere Bedeutung und darf hier nicht stehen.', { slug: 'archiv' }],
    ['Der Titel fehlt.', { title: ' ' }],
    ['Der Teaser fehlt.', { teaser: '' }],
    ['Die Zielgruppe „gbr“ gibt es nicht.', { targetGroups: ['gbr' as 'br'] }],
    ['Das Schlagwort „?!“ lässt sich nicht in eine Adresse schreiben.', { tags: [tag('', '?!')] }],
    ['Ein Schlagwort ist doppelt genannt.', { tags: [tag('ki', 'KI'), tag('ki', 'KI')] }],
    ['Das Schlagwort „Ki“ heißt anderswo „KI“.', { tags: [tag('ki', 'KI')] }, { ...other, tags: [tag('ki', 'Ki')] }],
    ['Es fehlt, um welche Wahl es geht: „kategorie“.', { kind: 'wahl' }],
    ['Die Kategorie „gbr-wahl“ gibt es nicht.', { kind: 'wahl', category: unknown }],
    ['Eine Kategorie haben nur Nachrichten zu Wahlen.', { category: 'jav-wahl' }],
    ['Es fehlt, in welcher Ausgabe das steht: „ausgabe“.', { kind: 'interview' }],
    ['In einer Ausgabe stehen nur Beiträge des Magazins.', { issue: 4 }],
    ['Die Ausgabe 5 gibt es nicht.', { ...inIssue, issue: 5 }],
    [
      'Das Bild muss auf unserer Seite liegen: ein Pfad, der mit / beginnt.',
      { picture: { url: 'https://a.example/b', alt: 'b' } },
    ],
    ['Der Bildtext fehlt.', { picture: { url: '/img/b.png', alt: '' } }],
    ['Die Rubrik „nirgends“ gibt es nicht.', { rubrics: ['betriebsverfassung', 'nirgends'] }],
    ['Das Thema „nirgends“ gibt es nicht.', { themes: ['nirgends'] }],
    ['Unter den Referenten gibt es „nobody“ nicht; ohne Namen schreibt die „redaktion“.', { author: 'nobody' }],
  ])('%s', (message, ...articles) => expect(messages(...articles.map(anArticle))).toEqual([message]))

  test.each<[string, ReturnType<typeof recordOf.issue>]>([
    ['Die Nummer der Ausgabe muss eine ganze Zahl ab 1 sein, nicht 0.', recordOf.issue({ number: 0 })],
    ['Der Titel fehlt.', recordOf.issue({ title: '' })],
    ['Die Beschreibung fehlt.', recordOf.issue({ description: ' ' })],
  ])('of an issue: %s', (message, issue) => {
    const content: Content = someContentFolder({ records: [issue] })
    expect(faultsIn(content, '2026-11-21').map((fault) => fault.message)).toEqual([message])
  })
})
