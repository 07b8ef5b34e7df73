import { expect, test } from 'vitest'
import { importsRemembered } from '#core/content/import-log.ts'
import { done, refused } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { gardenLaw } from '../../core/laws/garden-law.ts'
import type { Fresh } from './opened-store.ts'
import { existsLetter, later, noon, person } from './people.ts'
import { article, entry, firstDay, page, programme, rubric, ruling, theme } from './programme.ts'

const whole = programme({ lexicon: [entry()], rulings: [ruling()], articles: [article()], pages: [page()] })

const addLaw = (store: OpenStore, id: string, text = gardenLaw) =>
  store.change(async ({ laws }) => done(await laws.add({ id, importedAt: noon, warnings: [], text })))
const publish = (store: OpenStore, id: string) =>
  store.change(async ({ laws }) => done(await laws.publish({ id, slug: gardenLaw.slug }, noon)))

export const servesTheOffice = (fresh: Fresh): void => {
  test('imports of content are remembered, the last one first, and not for ever', async () => {
    const { store, again } = await fresh()
    expect(await store.content.imports()).toEqual([])
    const report = await store.content.apply(whole, firstDay, noon)
    await store.content.apply(whole, firstDay, later(1))
    const [last, first] = await (await again()).content.imports()
    expect(first).toEqual({ at: noon, report })
    expect([last?.at, last?.report.themes]).toEqual([later(1), { added: 0, changed: 0, unchanged: 1, removed: 0 }])
    for (let minute = 2; minute <= importsRemembered + 1; minute += 1)
      await store.content.apply(whole, firstDay, later(minute))
    const remembered = await store.content.imports()
    expect(remembered.map(({ at }) => at)).toEqual(
      Array.from({ length: importsRemembered }, (_, nth) => later(importsRemembered + 1 - nth)),
    )
  })

  test('what is there is counted, and what was withdrawn is not', async () => {
    const { store } = await fresh()
    const nothing = await store.inventory.inventory()
    expect(new Set(Object.values(nothing))).toEqual(new Set([0]))
    await store.content.apply(whole, firstDay, noon)
    await addLaw(store, 'v-1')
    expect(await store.inventory.inventory()).toMatchObject({ themes: 1, events: 1, lexicon: 1, laws: 0, pages: 1 })
    await publish(store, 'v-1')
    expect(await store.inventory.inventory()).toMatchObject({ rulings: 1, articles: 1, hotels: 1, laws: 1 })
    await store.content.apply({ ...whole, rulings: [], articles: [] }, firstDay, noon)
    expect(await store.inventory.inventory()).toMatchObject({ themes: 1, rulings: 0, articles: 0 })
  })

  test('letters that do not leave are counted, and of those given up the reason is known', async () => {
    const { store } = await fresh()
    const names = ['sent', 'withdrawn', 'failing', 'waiting', 'refused']
    await store.change(async ({ letters }) => {
      for (const name of names) await letters.post(existsLetter(person(), name), noon)
      await letters.withdraw(['withdrawn'], noon, 'not wanted any more')
      return done(undefined)
    })
    const claimed = await store.letters.claim(9, noon, noon)
    const idOf = (name: string) => claimed.find(({ letter }) => letter.dedupeKey === name)?.id ?? ''
    await store.letters.sent(idOf('sent'), noon)
    await store.letters.failed(idOf('failing'), later(5), 'no answer')
    await store.letters.givenUp(idOf('refused'), later(1), 'no such mailbox')
    expect(await store.letters.trouble(noon)).toEqual({
      waiting: 2,
      failing: 1,
      givenUp: 1,
      last: [{ at: later(1), reason: 'no such mailbox' }],
    })
    expect(await store.letters.trouble(later(2))).toEqual({ waiting: 2, failing: 1, givenUp: 0, last: [] })
  })

  test('laws are listed with all their versions, published or not, as they are read now', async () => {
    const { store } = await fresh()
    expect(await store.laws.everyVersion()).toEqual([])
    await addLaw(store, 'v-1', { ...gardenLaw, title: 'Alt' })
    await addLaw(store, 'v-2', { ...gardenLaw, title: 'Neu', builtAt: '20260101000000' })
    const seen = async () =>
      (await store.laws.everyVersion()).map(({ law, versions }) => [
        law.title,
        versions.map(({ id, isPublished }) => [id, isPublished]),
      ])
    expect(await seen()).toEqual([
      [
        'Neu',
        [
          ['v-2', false],
          ['v-1', false],
        ],
      ],
    ])
    await publish(store, 'v-1')
    expect(await seen()).toEqual([
      [
        'Alt',
        [
          ['v-2', false],
          ['v-1', true],
        ],
      ],
    ])
  })

  test('jobs that take in laws are remembered as they stand, and not for ever', async () => {
    const { store, again } = await fresh()
    const job = { id: 'j-1', file: 'Gärten.xml', begunAt: noon, status: 'queued' } as const
    expect(await store.lawJobs.job('j-1')).toBeUndefined()
    await store.lawJobs.keep(job, noon)
    expect(await (await again()).lawJobs.job('j-1')).toEqual(job)
    const failed = { ...job, status: 'failed', problem: { why: 'not-xml', because: 'too-deep' } } as const
    await store.lawJobs.keep(failed, noon)
    expect(await store.lawJobs.job('j-1')).toEqual(failed)
    await store.lawJobs.keep(
      { id: 'j-2', file: 'b.zip', begunAt: later(2), status: 'done', versionId: 'v-1' },
      later(1),
    )
    expect(await store.lawJobs.job('j-1')).toBeUndefined()
    expect(await store.lawJobs.job('j-2')).toMatchObject({ versionId: 'v-1' })
    for (const [nth, id] of ['j-3', 'j-4'].entries())
      await store.lawJobs.keep({ id, file: 'c.xml', begunAt: later(4 - nth), status: 'queued' }, later(1))
    const latest = async (most: number) => (await store.lawJobs.latest(most)).map(({ id }) => id)
    expect([await latest(9), await latest(2)]).toEqual([
      ['j-3', 'j-4', 'j-2'],
      ['j-3', 'j-4'],
    ])
  })

  const three = programme({
    themes: ['a', 'b', 'c'].map((name, nth) =>
      theme({ internalId: 101 + nth, url: name, title: name, sequence: nth + 1 }),
    ),
    events: [],
  })
  const orderOf = async (store: OpenStore): Promise<readonly number[]> =>
    (await store.sequences.sequence(rubric().url))?.themes.map(({ id }) => id) ?? []
  const arrange = (store: OpenStore, ids: readonly number[], version: number) =>
    store.change(async ({ sequences }) => {
      await sequences.lock(rubric().id)
      return done(await sequences.arrange(rubric().id, ids, version))
    })

  test('themes stand as the office arranged them, after imports too', async () => {
    const { store, again } = await fresh()
    expect(await store.sequences.sequence(rubric().url)).toBeUndefined()
    await store.content.apply(three, firstDay, noon)
    expect(await store.sequences.sequence(rubric().url)).toMatchObject({
      rubric: { id: rubric().id, url: rubric().url },
      version: 0,
    })
    expect(await orderOf(store)).toEqual([101, 102, 103])
    await arrange(store, [103, 101, 102], 1)
    const other = await again()
    expect(await orderOf(other)).toEqual([103, 101, 102])
    expect((await other.catalogue.themeUrls({}, firstDay, {})).items).toEqual(['c', 'a', 'b'])
    await store.content.apply(three, firstDay, noon)
    expect(await orderOf(store)).toEqual([103, 101, 102])
    const [a, , c] = three.themes
    const changed = {
      ...three,
      themes: [{ ...a, title: 'A' }, c, theme({ internalId: 99, url: 'd', title: 'd', sequence: 2 })].flatMap(
        (one) => one ?? [],
      ),
    } as typeof three
    await store.content.apply(changed, firstDay, noon)
    expect(await orderOf(store)).toEqual([103, 101, 99])
    expect((await store.sequences.sequence(rubric().url))?.version).toBe(1)
  })

  test('an order that is refused leaves everything as it was', async () => {
    const { store } = await fresh()
    await store.content.apply(three, firstDay, noon)
    await store.change(async ({ sequences }) => {
      await sequences.arrange(rubric().id, [103, 102, 101], 1)
      return refused({ why: 'outdated' })
    })
    expect(await orderOf(store)).toEqual([101, 102, 103])
    await store.change(async ({ sequences }) => {
      expect(await sequences.lock(4711)).toBeUndefined()
      return done(undefined)
    })
  })
}
