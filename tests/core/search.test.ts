import { expect, test } from 'vitest'
import type { Needs } from '#core/needs.ts'
import type { Hits } from '#core/search/search.ts'
import { searchOf } from '#core/search/search.service.ts'
import { searchHref, townEventsHref } from '#core/search/search.view.ts'
import { townsNamed } from '#core/search/towns-named.ts'
import { analysingGerman } from '#reading/german.ts'
import { aVisitor, openTestCore, plainGerman, valueOf } from './test-core.ts'
import { aWord, anEventContent, aThemeFile, someContentFolder } from './sample-content.ts'

const german = analysingGerman()
const towns = ['Bad Homburg', 'Bad Kreuznach', 'Frankfurt am Main', 'Essen', 'Ulm', 'Halle'].map((name, i) => ({
  internalId: i + 1,
  name,
}))

test.each([
  ['Bad Homburg', ['Bad Homburg'], []],
  ['Bad', ['Bad Homburg', 'Bad Kreuznach'], []],
  ['homburg', ['Bad Homburg'], []],
  ['Frankfurt am Main', ['Frankfurt am Main'], []],
  ['Frankf', ['Frankfurt am Main'], []],
  ['Fra', [], ['Fra']],
  ['Ulm', ['Ulm'], []],
  ['Ul', [], ['Ul']],
  ['Rhetorik in Essen und Ulm', ['Essen', 'Ulm'], ['Rhetorik']],
  ['Bad Homburg Ulm', ['Bad Homburg', 'Ulm'], []],
  ['Essensgeld', [], ['Essensgeld']],
])('%s names %j, and asks %j beside them', (q, names, rest) => {
  const named = townsNamed(german, german.spellings(q), towns)
  expect(named.towns.map(({ name }) => name)).toEqual(names)
  expect(named.rest).toEqual(rest)
})

const citedPages = async () => ({ law: () => undefined, ruling: () => undefined })

const content = someContentFolder({
  themes: [aThemeFile({ title: 'Arbeitszeit gestalten' })],
  events: [anEventContent()],
  lexicon: [
    aWord({ slug: 'arbeitszeit', title: 'Arbeitszeit' }),
    aWord({ group: 'sbv', slug: 'arbeitszeit', title: 'Arbeitszeit' }),
    ...Array.from({ length: 40 }, (_, i) => aWord({ slug: `frist-${i}`, title: `Frist ${i}` })),
  ],
})

const opened = async () => {
  const { stage, site, needs } = openTestCore()
  valueOf(await stage.content(content))
  return { needs, ...site(aVisitor()) }
}

/** The search of it by plain German, with some of what it needs put in place of what there is. */
const searchWith = async (others: (needs: Needs) => Partial<Parameters<typeof searchOf>[0]>) => {
  const { needs, programme } = await opened()
  const { catalogue, finder } = programme
  const there = { ...needs, catalogue, finder, storedEvents: needs.catalogue, citedPages, german: plainGerman }
  return searchOf({ ...there, ...others(needs) }).search
}

test('a term that several lexicons explain is found in each; of many the first ten are listed and all are counted', async () => {
  const { search } = (await opened()).knowledge
  const hits = valueOf(await search.search({ q: 'Arbeitszeit' }))
  expect(hits.documents.items.slice(0, 2).map(({ groups, title }) => [groups, title])).toEqual([
    [['br'], 'Arbeitszeit'],
    [['sbv'], 'Arbeitszeit'],
  ])
  const many = valueOf(await search.search({ q: 'Frist' }))
  expect([many.documents.items.length, many.documents.total, many.documents.next]).toEqual([10, 40, '10'])
})

test('of a long question the first ten words count, and it says so', async () => {
  const { search } = (await opened()).knowledge
  const q = `${Array.from({ length: 10 }, () => 'Arbeitszeit').join('  ')} kreuzfahrt`
  const hits = valueOf(await search.search({ q }))
  expect(hits).toMatchObject({ q: Array.from({ length: 10 }, () => 'Arbeitszeit').join(' '), shortened: true })
  expect(hits.themes.total).toBe(1)
  expect(valueOf(await search.search({ q: ' Arbeitszeit ' }))).not.toHaveProperty('shortened')
})

test('whatever is asked, the store is asked for few words, and none of them is very long', async () => {
  const asked: string[] = []
  const search = await searchWith(() => ({
    words: {
      wordsLike: async ({ begins, ends }) => {
        asked.push(begins + ends)
        return []
      },
    },
  }))
  await search({ q: Array.from({ length: 60 }, (_, i) => `wort${i}`).join(' ') })
  expect(asked).toHaveLength(3)
  await search({ q: 'x'.repeat(200) })
  expect(asked).toHaveLength(3)
})

test('whatever is asked, no more words are looked for one by one than are mended', async () => {
  const asked: string[] = []
  const search = await searchWith(({ searchDocuments }) => ({
    words: { wordsLike: async () => [] },
    searchDocuments: {
      ...searchDocuments,
      find: (query, most) => {
        if (most === 1) asked.push(query.words.flat(2).join(' '))
        return searchDocuments.find(query, most)
      },
    },
  }))
  await search({ q: 'kurz quaste1 quaste2 quaste3 quaste4 quaste5' })
  expect(asked).toEqual(['quaste1', 'quaste2', 'quaste3'])
})

test('of many hits the first hundred can be leafed through, ten at a time, each once', async () => {
  const { stage, site } = openTestCore()
  const lexicon = Array.from({ length: 130 }, (_, i) => aWord({ slug: `frist-${i}`, title: `Frist ${i}` }))
  valueOf(await stage.content(someContentFolder({ lexicon })))
  const { search } = site(aVisitor()).knowledge
  const urls = new Set<string>()
  let pages = 0
  for (let after: string | undefined = ''; after !== undefined && pages < 20; pages += 1) {
    const { documents }: Pick<Hits, 'documents'> = valueOf(await search.search({ q: 'Frist', after }))
    expect(documents.total).toBe(130)
    for (const { url } of documents.items) urls.add(url)
    after = documents.next
  }
  expect([pages, urls.size]).toEqual([10, 100])
  expect(valueOf(await search.search({ q: 'Frist', after: 'nirgends' })).documents.items).toEqual([])
})

test('a question has an address, whether its words are mended or taken as they are; so has the finder for a town', () => {
  expect(searchHref('Wahl & Recht')).toBe('/suche?q=Wahl%20%26%20Recht')
  expect(searchHref('Wahl', { literally: true })).toBe('/suche?q=Wahl&genau=1')
  expect(searchHref('Wahl', { kind: 'law' })).toBe('/suche?q=Wahl&art=law')
  expect(townEventsHref({ locationId: 3 })).toBe('/seminare/p?ort=3')
  expect(townEventsHref({ locationId: 3, words: 'Wahl' })).toBe('/seminare/p?q=Wahl&ort=3')
})

test('a number or an initial that is found somewhere is no part of an answer', async () => {
  const { search } = (await opened()).knowledge
  expect(valueOf(await search.search({ q: 'Quastenflosser 7' })).documents.items).toEqual([])
  const some = valueOf(await search.search({ q: 'Quastenflosser Arbeitszeit' }))
  expect([some.partly, some.documents.items.length > 0]).toEqual([true, true])
})
