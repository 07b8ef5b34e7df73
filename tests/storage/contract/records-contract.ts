import { describe, expect, test } from 'vitest'
import type { Expert } from '#core/people/people.ts'
import { recordKinds } from '#core/records/records.ts'
import { type Keyed } from '#core/content/record-kinds.ts'
import type { Fresh } from './opened-store.ts'
import { firstDay, programme } from './programme.ts'

const expert = (id: string, over: Partial<Expert> = {}): Keyed<'expert'> => ({
  kind: 'expert',
  key: id,
  value: { id, name: id, title: 'Richterin', vita: 'Ö ẞ “ \\', photo: null, topics: ['a'], themes: [], ...over },
})
const location = (locationId: number): Keyed<'location'> => ({
  kind: 'location',
  key: String(locationId),
  value: {
    locationId,
    state: 'Hamburg',
    position: { latitude: 53.55, longitude: 10 },
    teaser: 'Kurz',
    description: 'Lang',
    sideProgramme: [{ title: 'Hafen', text: 'Abends' }],
  },
})
const one = expert('eins')
const two = expert('zwei')
const three = expert('drei')

export const keepsRecords = (fresh: Fresh): void => {
  const filled = async (...records: readonly Keyed[]) => {
    const { store } = await fresh()
    const bring = (...wanted: readonly Keyed[]) =>
      store.content.apply(programme({ records: wanted }), firstDay, firstDay)
    return { store, bring, report: await bring(...records) }
  }

  describe('records', () => {
    test('come back as they were, in the order of the content, kind by kind', async () => {
      const { store, report } = await filled(two, location(7), one)
      expect(await store.records.all('expert')).toEqual([two.value, one.value])
      expect(await store.records.all('location')).toEqual([location(7).value])
      expect(await store.records.all('video')).toEqual([])
      expect(report['record:expert']).toEqual({ added: 2, changed: 0, unchanged: 0, removed: 0 })
      expect(report['record:location']).toMatchObject({ added: 1 })
      expect(report['record:video']).toMatchObject({ added: 0 })
    })

    test('are found by kind and key', async () => {
      const { store } = await filled(one, location(7))
      expect(await store.records.one('expert', 'eins')).toEqual(one.value)
      expect(await store.records.one('location', '7')).toEqual(location(7).value)
      expect(await store.records.one('manager', 'eins')).toBeUndefined()
      for (const hostile of ['', '8', "eins' or 1=1", 'a\0b', '\ud800', 'x'.repeat(10_000)])
        expect(await store.records.one('expert', hostile)).toBeUndefined()
    })

    test('of an empty store are none', async () => {
      const { store } = await fresh()
      for (const kind of recordKinds) expect(await store.records.all(kind)).toEqual([])
    })

    test('change, come and go with the content', async () => {
      const { store, bring } = await filled(one, two)
      const report = await bring(expert('zwei', { title: 'Anwältin' }), three)
      expect(report['record:expert']).toEqual({ added: 1, changed: 1, unchanged: 0, removed: 1 })
      expect(await store.records.all('expert')).toEqual([{ ...two.value, title: 'Anwältin' }, three.value])
      expect(await store.records.one('expert', 'eins')).toBeUndefined()
      expect((await bring(one))['record:expert']).toEqual({ added: 1, changed: 0, unchanged: 0, removed: 2 })
      expect(await store.records.all('expert')).toEqual([one.value])
    })

    test('that only change their order have not changed, but stand in the new order', async () => {
      const { store, bring } = await filled(one, two)
      expect((await bring(three, two, one))['record:expert']).toEqual({
        added: 1,
        changed: 0,
        unchanged: 2,
        removed: 0,
      })
      expect(await store.records.all('expert')).toEqual([three.value, two.value, one.value])
    })

    test('with the same key are a bug and change nothing', async () => {
      const { store, bring } = await filled(one)
      await expect(bring(two, two)).rejects.toThrow('zwei stands twice')
      expect(await store.records.all('expert')).toEqual([one.value])
    })

    test('can be changed by whoever reads them without changing what is stored', async () => {
      const { store } = await filled(one)
      Object.assign((await store.records.one('expert', 'eins')) ?? {}, { name: 'Anders' })
      expect(await store.records.one('expert', 'eins')).toEqual(one.value)
    })
  })
}
