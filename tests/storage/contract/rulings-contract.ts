import { describe, expect, test } from 'vitest'
import type { ContentWithDays } from '#core/content/ports.ts'
import type { RulingFilter } from '#core/knowledge/rulings/ports.ts'
import type { StoredRulingText } from '#core/knowledge/rulings/ruling-text.ts'
import { done } from '#core/shared/result.ts'
import { rulingText } from '#features/support/content-builder.ts'
import type { Fresh } from './opened-store.ts'
import { firstDay, programme, rubric, ruling, theme } from './programme.ts'

const rubrics = [rubric({ url: 'wahl', position: 2 }), rubric({ id: 2, url: 'recht', title: 'Recht', position: 1 })]
const themes = [
  theme({ rubric: 'wahl', url: 'wahlvorstand' }),
  theme({ internalId: 2, rubric: 'recht', url: 'recht-1' }),
  theme({ internalId: 3, rubric: 'recht', url: 'recht-2' }),
]
const training = ruling({ themes: ['recht-1', 'recht-2'], groups: ['br', 'sbv'] })
const plan = ruling({
  slug: 'bag-1-azr-62-23',
  fileNumbers: ['1 AZR 62/23'],
  decidedOn: '2024-01-30',
  themes: ['recht-2'],
  norms: ['§ 75 Abs. 1 BetrVG', 'Art. 3 Abs. 1 GG'],
  searchWords: ['sozialplan', 'plan_b'],
})
const election = ruling({
  slug: 'bverfg-2-bvq-53-18',
  court: 'BVerfG',
  fileNumbers: ['2 BvQ 53/18', '2 BvQ 54/18'],
  decidedOn: '2018-08-22',
  groups: ['jav'],
  norms: ['Art. 41 GG', '§ 3 BetrVG'],
  searchWords: ['wahl'],
})
/** Of the same day as the plan. */
const bonus = ruling({ slug: 'bag-10-azr-598-20', fileNumbers: ['10 AZR 598/20'], decidedOn: '2024-01-30' })

const content = (over: Partial<ContentWithDays> = {}) =>
  programme({ rubrics, themes, events: [], rulings: [plan, election, bonus, training], ...over })

export const keepsRulings = (fresh: Fresh): void => {
  const filled = async () => {
    const { store } = await fresh()
    await store.content.apply(content(), firstDay, firstDay)
    return store
  }

  describe('rulings', () => {
    test('are read as they were brought in', async () => {
      const store = await filled()
      const { at: _, searchWords: _words, ...stored } = training
      expect(await store.rulings.ruling('bag-7-abr-8-23')).toEqual(stored)
      expect(await store.rulings.ruling('bag-7-abr-8-2')).toBeUndefined()
      expect(await store.rulings.ruling('bag-7-abr-8-23\0')).toBeUndefined()
    })

    test('are listed by day, the latest first, of one day by address, with what lists tell', async () => {
      const store = await filled()
      const { items, next } = await store.rulings.list({ words: [] }, {})
      expect(items.map(({ slug }) => slug)).toEqual([
        'bag-7-abr-8-23',
        'bag-1-azr-62-23',
        'bag-10-azr-598-20',
        'bverfg-2-bvq-53-18',
      ])
      expect(next).toBeUndefined()
      expect(items.at(-1)).toEqual({
        slug: 'bverfg-2-bvq-53-18',
        court: 'BVerfG',
        decidedOn: '2018-08-22',
        fileNumbers: ['2 BvQ 53/18', '2 BvQ 54/18'],
        type: 'Beschluss',
        title: 'Präsenz oder Webinar',
        keyword: 'Schulungsformat',
        coreStatement: 'Das Gremium wählt das Format.',
        groups: ['jav'],
      })
    })

    test('go on after the last one of a page, each once', async () => {
      const store = await filled()
      const slugs: string[] = []
      let after: string | undefined
      do {
        const page = await store.rulings.list({ words: [] }, { limit: 1, ...(after !== undefined && { after }) })
        slugs.push(...page.items.map(({ slug }) => slug))
        after = page.next
      } while (after !== undefined)
      expect(slugs).toEqual(['bag-7-abr-8-23', 'bag-1-azr-62-23', 'bag-10-azr-598-20', 'bverfg-2-bvq-53-18'])
      expect(await store.rulings.list({ words: [] }, { after: 'erfunden' })).toEqual({ items: [] })
    })

    const narrowed: readonly (readonly [string, Partial<RulingFilter>, readonly string[]])[] = [
      ['a court', { court: 'BVerfG' }, ['bverfg-2-bvq-53-18']],
      ['its first day', { from: '2024-02-07' }, ['bag-7-abr-8-23']],
      ['its last day', { to: '2018-08-22' }, ['bverfg-2-bvq-53-18']],
      ['both days', { from: '2018-08-23', to: '2024-02-06' }, ['bag-1-azr-62-23', 'bag-10-azr-598-20']],
      ['a group', { group: 'jav' }, ['bverfg-2-bvq-53-18']],
      ['a topic', { topic: 'recht' }, ['bag-7-abr-8-23', 'bag-1-azr-62-23']],
      ['a norm', { norm: 'betrvg-37' }, ['bag-7-abr-8-23', 'bag-10-azr-598-20']],
      ['an article', { norm: 'gg-art-3' }, ['bag-1-azr-62-23']],
      ['a word', { words: ['wahl'] }, ['bverfg-2-bvq-53-18']],
      ['part of a word', { words: ['sozial'] }, []],
      ['a word with a sign that databases read', { words: ['plan_b'] }, ['bag-1-azr-62-23']],
      ['a sign that stands for any other', { words: ['wah_'] }, []],
      ['words that are not all there', { words: ['schulung', 'wahl'] }, []],
      ['a topic of which there are none', { topic: 'wahl' }, []],
      ['hostile text', { court: 'BAG\0' }, []],
    ]
    test.each(narrowed)('are narrowed by %s', async (_, filter, slugs) => {
      const store = await filled()
      const { items } = await store.rulings.list({ words: [], ...filter }, {})
      expect(items.map(({ slug }) => slug)).toEqual(slugs)
    })

    test('tell their courts and topics, in the order of the rubrics', async () => {
      const store = await filled()
      expect((await store.rulings.courts()).toSorted()).toEqual(['BAG', 'BVerfG'])
      expect(await store.rulings.topics()).toEqual([{ url: 'recht', title: 'Recht' }])
      const elections = { ...election, themes: ['wahlvorstand'] }
      await store.content.apply(content({ rulings: [training, elections] }), firstDay, firstDay)
      expect((await store.rulings.topics()).map(({ url }) => url)).toEqual(['recht', 'wahl'])
    })

    test('that are gone say so, are in no list, and come back', async () => {
      const store = await filled()
      await store.content.apply(content({ rulings: [plan] }), firstDay, firstDay)
      expect(await store.rulings.ruling('bag-7-abr-8-23')).toBe('withdrawn')
      expect((await store.rulings.list({ words: [] }, {})).items.map(({ slug }) => slug)).toEqual(['bag-1-azr-62-23'])
      expect(await store.rulings.courts()).toEqual(['BAG'])
      expect(await store.rulings.slugs()).toEqual(['bag-1-azr-62-23'])
      expect(await store.rulings.named()).toEqual([
        { slug: 'bag-1-azr-62-23', court: 'BAG', fileNumbers: ['1 AZR 62/23'] },
      ])
      await store.content.apply(content(), firstDay, firstDay)
      expect(await store.rulings.ruling('bag-7-abr-8-23')).toMatchObject({ slug: 'bag-7-abr-8-23' })
      expect((await store.rulings.list({ words: [], topic: 'recht' }, {})).items).toHaveLength(2)
    })

    test('have what the court wrote beside them, whenever it comes, and keep it', async () => {
      const { store } = await fresh()
      const put = (text: StoredRulingText) =>
        store.change(async ({ rulings }) => done(await rulings.putText('bag-7-abr-8-23', text)))
      expect(await store.rulings.text('bag-7-abr-8-23')).toBeUndefined()
      expect(await put(rulingText)).toEqual(done('added'))
      expect(await store.rulings.ruling('bag-7-abr-8-23')).toBeUndefined()
      await store.content.apply(content(), firstDay, firstDay)
      expect(await store.rulings.text('bag-7-abr-8-23')).toEqual(rulingText)
      expect(await store.rulings.text('bag-7-abr-8-2')).toBeUndefined()
      expect(await store.rulings.text('bag-7-abr-8-23\0')).toBeUndefined()
      expect(await put(rulingText)).toEqual(done('unchanged'))
      const odd = { ...rulingText, documentNumber: 'K\0' }
      expect(await put(odd)).toEqual(done('changed'))
      expect(await put(odd)).toEqual(done('unchanged'))
      await store.content.apply(content({ rulings: [] }), firstDay, firstDay)
      expect((await store.rulings.text('bag-7-abr-8-23'))?.documentNumber).toBe('K\uFFFD')
    })

    test('change with their norms, groups and themes', async () => {
      const store = await filled()
      const changed = { ...training, norms: ['§ 40 BetrVG'], groups: ['jav'] as const, themes: [] }
      await store.content.apply(content({ rulings: [changed] }), firstDay, firstDay)
      const found = async (filter: Partial<RulingFilter>) =>
        (await store.rulings.list({ words: [], ...filter }, {})).items.length
      expect([await found({ norm: 'betrvg-40' }), await found({ group: 'jav' })]).toEqual([1, 1])
      expect([await found({ norm: 'betrvg-37' }), await found({ group: 'br' })]).toEqual([0, 0])
      expect(await store.rulings.topics()).toEqual([])
    })
  })
}
