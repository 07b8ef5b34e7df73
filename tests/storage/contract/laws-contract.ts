import { expect, test } from 'vitest'
import type { LawText } from '#core/knowledge/laws/laws.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { gardenLaw, gardenNorm } from '../../core/laws/garden-law.ts'
import type { Fresh } from './opened-store.ts'

const imported = '2026-11-20T08:00:00.000Z'
const published = '2026-11-21T08:00:00.000Z'
const { norms: _, ...frame } = gardenLaw
const warning = { what: 'no-text', norm: '§ 7', detail: '' } as const

const add = (store: OpenStore, id: string, text: LawText = gardenLaw) =>
  store.change(async ({ laws }) => done(await laws.add({ id, importedAt: imported, warnings: [warning], text })))
const publish = (store: OpenStore, id: string, slug = gardenLaw.slug) =>
  store.change(async ({ laws }) => done(await laws.publish({ id, slug }, published)))

export const keepsLaws = (fresh: Fresh): void => {
  test('nobody reads a law before it is published', async () => {
    const { store } = await fresh()
    await add(store, 'v-1')
    expect(await store.laws.published()).toEqual([])
    expect(await store.laws.law(gardenLaw.slug)).toBeUndefined()
    expect(await store.laws.norm(gardenLaw.slug, '1')).toBeUndefined()
    const version = {
      id: 'v-1',
      slug: 'gartg_2020',
      builtAt: gardenLaw.builtAt,
      importedAt: imported,
      warnings: [warning],
    }
    expect(await store.laws.version('v-1')).toEqual({ version: { ...version, isPublished: false }, text: gardenLaw })
    expect(await store.laws.versions(gardenLaw.slug)).toEqual([{ ...version, isPublished: false }])
  })

  test('a published law is read as it was imported, with the names of its norms', async () => {
    const { store, again } = await fresh()
    await add(store, 'v-1')
    await publish(store, 'v-1')
    const { laws } = await again()
    expect(await laws.published()).toEqual([frame])
    const read = await laws.law(gardenLaw.slug)
    expect(read?.law).toEqual(frame)
    expect(read?.norms.map(({ key }) => key)).toEqual(['inhaltsuebersicht', '1', '2', '3-bis-6', '7', '7a', 'anlage-1'])
    expect(read?.norms[3]).toEqual({ key: '3-bis-6', name: '§§ 3 bis 6', state: 'repealed', division: '020010' })
    expect(read?.norms[6]).toEqual({ key: 'anlage-1', name: 'Anlage 1', title: 'Pflanzen', state: 'in-force' })
    expect(
      (await laws.versions(gardenLaw.slug)).map(({ id, publishedAt, isPublished }) => [id, publishedAt, isPublished]),
    ).toEqual([['v-1', published, true]])
    expect(await laws.law('betrvg')).toBeUndefined()
  })

  test('the norms of a version are read a few at a time, published or not', async () => {
    const { store } = await fresh()
    await add(store, 'v-1')
    const { laws } = store
    expect(await laws.head('v-1')).toEqual({ version: (await laws.versions(gardenLaw.slug))[0], law: frame })
    expect(await laws.normsOf('v-1', 0, 3)).toEqual(gardenLaw.norms.slice(0, 3))
    expect(await laws.normsOf('v-1', 3, 3)).toEqual(gardenLaw.norms.slice(3, 6))
    expect(await laws.normsOf('v-1', 6, 3)).toEqual(gardenLaw.norms.slice(6))
    expect(await laws.normsOf('v-1', 9, 3)).toEqual([])
    expect([await laws.head('v-9'), await laws.normsOf('v-9', 0, 3)]).toEqual([undefined, []])
    await publish(store, 'v-1')
    expect((await laws.head('v-1'))?.version.isPublished).toBe(true)
  })

  test('a norm is read with those before and after it', async () => {
    const { store } = await fresh()
    await add(store, 'v-1')
    await publish(store, 'v-1')
    const read = await store.laws.norm(gardenLaw.slug, '7')
    expect([read?.norm, read?.law]).toEqual([gardenLaw.norms[4], frame])
    expect([read?.previous?.key, read?.next?.key]).toEqual(['3-bis-6', '7a'])
    const first = await store.laws.norm(gardenLaw.slug, 'inhaltsuebersicht')
    expect([first?.previous, first?.next?.key]).toEqual([undefined, '1'])
    const last = await store.laws.norm(gardenLaw.slug, 'anlage-1')
    expect([last?.previous?.key, last?.next]).toEqual(['7a', undefined])
    const beside = (of: typeof read) => of?.beside.map(({ key }) => key)
    expect([beside(read), beside(first)]).toEqual([
      ['3-bis-6', '7'],
      ['inhaltsuebersicht', 'anlage-1'],
    ])
    expect(read?.beside[1]).toEqual({ key: '7', name: '§ 7', title: 'Hecken', state: 'in-force', division: '020010' })
    expect(await store.laws.norm(gardenLaw.slug, '8')).toBeUndefined()
    expect(await store.laws.norm(gardenLaw.slug, '4')).toBeUndefined()
  })

  test('a version takes the place of the one before, which can take it back', async () => {
    const { store } = await fresh()
    const newer = { ...gardenLaw, builtAt: '20260101000000', norms: [gardenNorm('§ 1', 'Gärten', 'Neu.')] }
    await add(store, 'v-1')
    await publish(store, 'v-1')
    await add(store, 'v-2', newer)
    expect((await store.laws.norm(gardenLaw.slug, '1'))?.norm).toEqual(gardenLaw.norms[1])
    await publish(store, 'v-2')
    expect((await store.laws.norm(gardenLaw.slug, '1'))?.norm).toEqual(newer.norms[0])
    expect(await store.laws.normIn('v-1', '1')).toEqual(gardenLaw.norms[1])
    expect(await store.laws.normIn('v-2', '7')).toBeUndefined()
    expect(await store.laws.normIn('v-3\0', '1')).toBeUndefined()
    expect((await store.laws.versions(gardenLaw.slug)).map(({ id, isPublished }) => [id, isPublished])).toEqual([
      ['v-2', true],
      ['v-1', false],
    ])
    expect(await store.laws.published()).toHaveLength(1)
    await publish(store, 'v-1')
    expect((await store.laws.law(gardenLaw.slug))?.norms).toHaveLength(7)
    expect((await store.laws.version('v-2'))?.version.isPublished).toBe(false)
  })

  test('a version that nobody reads is deleted with its norms', async () => {
    const { store } = await fresh()
    await add(store, 'v-1')
    const locked = await store.change(async ({ laws }) => {
      const before = await laws.lock(gardenLaw.slug)
      await laws.delete('v-1')
      return done([before.length, (await laws.lock(gardenLaw.slug)).length])
    })
    expect(locked).toEqual(done([1, 0]))
    expect(await store.laws.version('v-1')).toBeUndefined()
    await add(store, 'v-1')
    expect((await store.laws.version('v-1'))?.text).toEqual(gardenLaw)
  })

  test('laws do not meet', async () => {
    const { store } = await fresh()
    await add(store, 'v-1')
    await publish(store, 'v-1')
    const other = { ...gardenLaw, slug: 'wegeg', title: 'Wege', norms: [gardenNorm('§ 1', 'Wege', 'Frei.')] }
    await add(store, 'v-2', other)
    await publish(store, 'v-2', 'wegeg')
    expect((await store.laws.published()).map(({ slug }) => slug).toSorted()).toEqual(['gartg_2020', 'wegeg'])
    expect((await store.laws.norm('wegeg', '1'))?.norm.title).toBe('Wege')
    expect((await store.laws.norm(gardenLaw.slug, '1'))?.norm.title).toBe('Gärten')
    expect((await store.laws.versions('wegeg')).map(({ id }) => id)).toEqual(['v-2'])
  })

  test('what no database takes is stored as what is closest to it', async () => {
    const { store } = await fresh()
    await add(store, 'v-1', { ...gardenLaw, title: 'Ge\0setz', norms: [gardenNorm('§ 1', 'Ti\0tel', 'Te\0xt')] })
    await publish(store, 'v-1')
    expect((await store.laws.law(gardenLaw.slug))?.law.title).toBe('Ge\uFFFDsetz')
    expect((await store.laws.law(gardenLaw.slug))?.norms[0]?.title).toBe('Ti\uFFFDtel')
    expect(await store.laws.law('\0')).toBeUndefined()
    expect(await store.laws.norm(gardenLaw.slug, '\ud800')).toBeUndefined()
  })
}
