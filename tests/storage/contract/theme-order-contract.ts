import { describe, expect, test } from 'vitest'
import type { Fresh } from './opened-store.ts'
import { event, firstDay, programme, rubric, theme } from './programme.ts'
import { themesListed, urlsOf, walk } from './themes-listed.ts'

const rubrics = [rubric({ id: 1, url: 'recht', position: 2 }), rubric({ id: 2, url: 'start', position: 1 })]
const word = (text: string, weight: number) => ({ word: text, weight })

/** In which order themes stand where one is set, and what words find. */
export const ordersThemes = (fresh: Fresh): void => {
  describe('a sequence', () => {
    const inSequence = programme({
      rubrics,
      themes: [
        theme({ internalId: 1, url: 'anhang', title: 'Anhang' }),
        theme({ internalId: 2, url: 'zweitens', title: 'B', sequence: 10, searchWords: [word('recht', 1)] }),
        theme({ internalId: 3, url: 'erstens', title: 'C', sequence: 2, searchWords: [word('recht', 1)] }),
        theme({ internalId: 4, url: 'teil-10', title: 'Anhang X', searchWords: [word('recht', 1)] }),
        theme({ internalId: 5, url: 'teil-2', title: 'Anhang II: Weiteres' }),
        theme({ internalId: 6, url: 'start', title: 'Start', rubric: 'start', sequence: 99 }),
        theme({ internalId: 7, url: 'start-ohne', title: 'Anfang', rubric: 'start' }),
        theme({ internalId: 8, url: 'weg', title: 'Weg', sequence: 1, redirectUrl: '/anders' }),
      ],
      events: [],
    })
    const order = ['start', 'start-ohne', 'erstens', 'zweitens', 'anhang', 'teil-2', 'teil-10']
    const ordered = async (content = inSequence) => {
      const { store } = await fresh()
      await store.content.apply(content, firstDay, firstDay)
      return store
    }

    test('goes before titles within a rubric, in lists, addresses and offers alike', async () => {
      const store = await ordered()
      expect(await urlsOf(store, {})).toEqual(order)
      expect(await urlsOf(store, { rubric: 'recht' })).toEqual(order.slice(2))
      expect(await store.addresses.themes()).toEqual(order)
      const events = inSequence.themes.map(({ url }, i) => event({ eventId: i + 1, themeUrl: url }))
      await store.content.apply({ ...inSequence, events }, firstDay, firstDay)
      expect((await store.offers.themes(firstDay)).map(({ url }) => url)).toEqual(order)
    })

    test.each([1, 2, 3, 6])('in pages of %d nothing is lost or repeated, with words or without', async (limit) => {
      const { catalogue } = await ordered()
      expect((await walk((page) => themesListed(catalogue, {}, firstDay, page), limit)).flat()).toEqual(order)
      const found = await walk((page) => themesListed(catalogue, { words: ['recht'] }, firstDay, page), limit)
      expect(found.flat()).toEqual(['erstens', 'zweitens', 'teil-10'])
    })

    test('stands with its theme, and an import changes it', async () => {
      const store = await ordered()
      expect((await store.catalogue.theme('erstens', firstDay))?.sequence).toBe(2)
      expect(await store.catalogue.theme('anhang', firstDay)).not.toHaveProperty('sequence')
      const themes = inSequence.themes.map((one) => (one.url === 'erstens' ? { ...one, sequence: 11 } : one))
      const { version } = (await store.changes.since(undefined)) ?? { version: 0 }
      const report = await store.content.apply({ ...inSequence, themes }, firstDay, firstDay)
      expect(report.themes).toEqual({ added: 0, changed: 1, unchanged: 7, removed: 0 })
      expect((await urlsOf(store, { rubric: 'recht' })).slice(0, 2)).toEqual(['zweitens', 'erstens'])
      expect((await store.changes.since(version))?.tags).toEqual(
        expect.arrayContaining(['themes', 'rubric:recht', 'theme:erstens']),
      )
    })

    test('is not asked where another order is: titles count', async () => {
      expect(await urlsOf(await ordered(), { sort: 'titel', rubric: 'recht' })).toEqual([
        'anhang',
        'teil-2',
        'teil-10',
        'zweitens',
        'erstens',
      ])
    })
  })

  describe('search', () => {
    const searchable = programme({
      rubrics,
      themes: [
        theme({
          internalId: 1,
          url: 'a',
          title: 'A',
          searchWords: [word('betriebsrat', 8), word('betrieb', 2), word('recht', 1)],
        }),
        theme({ internalId: 2, url: 'b', title: 'B', searchWords: [word('betriebsrat', 3), word('recht', 8)] }),
        theme({
          internalId: 3,
          url: 'c',
          title: 'C',
          rubric: 'start',
          searchWords: [word('betrieb', 3), word('rat', 1), word('rat', 4)],
        }),
        theme({ internalId: 4, url: 'd', title: 'D', searchWords: [word('betriebsrat', 20)], redirectUrl: '/anders' }),
        theme({
          internalId: 5,
          url: 'e',
          title: 'E',
          searchWords: [word('50%', 1), word('a_b', 1), word('zürich', 1), word('nichts', 0)],
        }),
      ],
      events: [],
    })
    const library = async () => {
      const { store } = await fresh()
      await store.content.apply(searchable, firstDay, firstDay)
      return store
    }

    test.each<[readonly string[], readonly string[]]>([
      [['betriebsrat'], ['a', 'b']],
      [['betrieb'], ['a', 'c', 'b']],
      [['recht'], ['b', 'a']],
      [
        ['betrieb', 'recht'],
        ['b', 'a'],
      ],
      [
        ['betrieb', 'betrieb'],
        ['a', 'c', 'b'],
      ],
      [['rat'], ['c']],
      [['betrieb', 'rat'], ['c']],
      [['etrieb'], []],
      [['betriebsratx'], []],
      [['betrieb', 'unbekannt'], []],
      [['%'], []],
      [['50%'], ['e']],
      [['a_'], ['e']],
      [['a%'], []],
      [['z'], ['e']],
      [['zü'], ['e']],
      [['zu'], []],
      [['nichts'], []],
      [['\0'], []],
      [['Betrieb'], []],
      [[], ['c', 'a', 'b', 'e']],
      [[''], ['c', 'a', 'b', 'e']],
    ])('for %j finds %j', async (words, found) => {
      const store = await library()
      expect(await urlsOf(store, { words })).toEqual(found)
      expect(await store.catalogue.themeCount({ words }, firstDay)).toBe(found.length)
    })

    test('counts what a list holds, however it is narrowed', async () => {
      const { catalogue } = await library()
      expect(await catalogue.themeCount({ words: ['betrieb'], rubric: 'recht' }, firstDay)).toBe(2)
      expect(await catalogue.themeCount({ words: ['betrieb'], urls: ['b', 'e', 'd', 'c'] }, firstDay)).toBe(3)
      expect(await catalogue.themeCount({ words: ['betrieb'], locationId: 1 }, firstDay)).toBe(0)
      expect(await catalogue.themeCount({ locationId: 0 }, firstDay)).toBe(0)
    })

    test('may be narrowed like any list, and asked addresses keep their order', async () => {
      const store = await library()
      expect(await urlsOf(store, { words: ['betrieb'], rubric: 'recht' })).toEqual(['a', 'b'])
      expect(await urlsOf(store, { words: ['betrieb'], urls: ['b', 'e', 'd', 'c'] })).toEqual(['b', 'd', 'c'])
    })

    test('pages by relevance without losing or repeating one', async () => {
      const store = await library()
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await themesListed(store.catalogue, { words: ['betrieb'] }, firstDay, {
          limit: 1,
          ...(after !== undefined && { after }),
        })
        seen.push(...page.items.map(({ url }) => url))
        after = page.next
      } while (after !== undefined && seen.length < 10)
      expect(seen).toEqual(['a', 'c', 'b'])
    })

    test('survives a flood of words', async () => {
      const store = await library()
      const flood = Array.from({ length: 2000 }, (_, i) => `wort${i}`)
      expect(await urlsOf(store, { words: flood })).toEqual([])
      expect(await urlsOf(store, { words: Array.from({ length: 2000 }, () => 'betrieb') })).toEqual(['a', 'c', 'b'])
    })
  })
}
