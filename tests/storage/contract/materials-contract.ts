import { expect, test } from 'vitest'
import type { Material } from '#core/materials/materials.ts'
import { deleteDueMaterials, sweepFiles } from '#core/materials/sweeping-files.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { personalDataOf } from '#core/privacy/personal-data.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

export const photo = (id: string, change: Partial<Material> = {}): Material => ({
  id,
  kind: 'photo',
  eventId: 1001,
  title: 'ẞ und ğ vor dem Haus',
  filename: 'gruppe.jpg',
  mime: 'image/jpeg',
  file: { key: `file-${id}`, size: 300, digest: 'abc' },
  preview: { key: `preview-${id}`, size: 20, digest: 'def', mime: 'image/webp', width: 480, height: 320 },
  uploadedAt: noon,
  agreedAt: noon,
  deletedOn: '2028-01-11',
  ...change,
})
const document = (id: string, change: Partial<Material> = {}): Material => {
  const { preview: _, ...rest } = photo(id)
  return { ...rest, kind: 'document', title: 'Skript', filename: 'skript.pdf', mime: 'application/pdf', ...change }
}
const keysOf = (...all: readonly Material[]) =>
  all.flatMap(({ file, preview }) => [file.key, ...(preview ? [preview.key] : [])])

const announce = (store: OpenStore, ...all: readonly Material[]) =>
  store.unusedFiles.announce(keysOf(...all), later(60))
export const bringMaterials = async (store: OpenStore, ...all: readonly Material[]) => {
  await announce(store, ...all)
  for (const one of all)
    expect(await store.change(async ({ materials }) => done(await materials.add(one, noon)))).toEqual(done(true))
}
const report = { at: noon, by: 'other', reason: 'Ich bin zu sehen.' } as const
const ofEvent = { eventId: 1001, kind: 'photo' } as const
const idsIn = (page: { readonly items: readonly Material[] }) => page.items.map(({ id }) => id)

export const keepsMaterials = (fresh: Fresh): void => {
  test('those of an event and kind are read whole, in the order in which they came, page by page', async () => {
    const { store, again } = await fresh()
    const [first, second, third] = [photo('z'), photo('a'), photo('m')]
    await bringMaterials(store, first, document('d'), photo('x', { eventId: 1002 }), second, third)
    const { materials } = await again()
    const page = await materials.ofEvent(ofEvent, { limit: 2 })
    expect(page).toMatchObject({ items: [first, second], total: 3 })
    expect(await materials.ofEvent(ofEvent, { limit: 2, ...(page.next && { after: page.next }) })).toEqual({
      items: [third],
      total: 3,
    })
    expect(idsIn(await materials.ofEvent(ofEvent, { after: 'forged' }))).toEqual([])
    expect(idsIn(await materials.ofEvent({ eventId: 1001, kind: 'document' }, {}))).toEqual(['d'])
    expect(await materials.byId('a')).toEqual(second)
    expect(await materials.byId('none')).toBeUndefined()
  })

  test('bytes are counted over all files, previews and hidden ones too', async () => {
    const { store } = await fresh()
    expect(await store.materials.bytesStored()).toBe(0)
    await bringMaterials(store, photo('a'), document('d'), photo('b', { report }))
    expect(await store.materials.bytesStored()).toBe(320 + 300 + 320)
  })

  test('one that is reported is hidden from the event, and told to the office until it is restored', async () => {
    const { store } = await fresh()
    await bringMaterials(store, photo('a'), photo('b'))
    const save = (material: Material) => store.change(async ({ materials }) => done(await materials.save(material)))
    await save(photo('a', { report }))
    expect(idsIn(await store.materials.ofEvent(ofEvent, {}))).toEqual(['b'])
    expect((await store.materials.ofEvent(ofEvent, {})).total).toBe(1)
    expect((await store.materials.reported({})).items).toEqual([photo('a', { report })])
    await save(photo('a'))
    expect(idsIn(await store.materials.ofEvent(ofEvent, {}))).toEqual(['a', 'b'])
    expect((await store.materials.reported({})).items).toEqual([])
  })

  test('of an event hidden ones are counted, too, under a lock', async () => {
    const { store } = await fresh()
    await bringMaterials(store, photo('a', { report }), photo('b'), document('d'))
    const count = await store.change(async ({ materials }) => done(await materials.lockEvent(1001, 'photo')))
    expect(count).toEqual(done(2))
  })

  test('two that are added at the same moment count each other', async () => {
    const { store } = await fresh()
    const all = Array.from({ length: 8 }, (_, i) => photo(`p-${i}`))
    await announce(store, ...all)
    const counts = await Promise.all(
      all.map((one) =>
        store.change(async ({ materials }) => {
          const count = await materials.lockEvent(1001, 'photo')
          await materials.add(one, noon)
          return done(count)
        }),
      ),
    )
    expect(counts.map((count) => (count.ok ? count.value : -1)).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('how many of an event somebody brought is counted, hidden ones too', async () => {
    const { store } = await fresh()
    const anna = await putUser(store, person())
    const own = { uploadedBy: anna }
    await bringMaterials(store, photo('a', own), photo('b'), photo('c', { ...own, report }), document('d', own))
    await bringMaterials(store, photo('e', { ...own, eventId: 1002 }))
    expect(await store.materials.photosOfUser(1001, anna)).toBe(2)
    const count = (kind: 'photo' | 'document') =>
      store.change(async ({ materials }) => done(await materials.countOfUser(1001, kind, anna)))
    expect([await count('photo'), await count('document')]).toEqual([done(2), done(1)])
  })

  test('what somebody brought is found by her account', async () => {
    const { store } = await fresh()
    const anna = await putUser(store, person())
    await bringMaterials(store, photo('a', { uploadedBy: anna }), photo('b'), photo('c', { uploadedBy: anna, report }))
    expect((await store.materials.ofUser(anna)).map(({ id }) => id)).toEqual(['a', 'c'])
    const ids = await store.change(async ({ materials }) => done(await materials.idsOf(anna)))
    expect(ids).toEqual(done(['a', 'c']))
    expect(await store.materials.ofUser('nobody')).toEqual([])
  })

  test('an account that goes takes its photos with it; a document of the office stays without her name', async () => {
    const { store } = await fresh()
    const anna = await putUser(store, person())
    await bringMaterials(store, photo('a', { uploadedBy: anna }), photo('b'), document('d', { uploadedBy: anna }))
    const clock = { now: () => later(5) }
    const told = await personalDataOf('anna@firma.example', { ...store, clock })
    expect(told.ok && told.value.uploads.map(({ kind, title, size, hidden }) => [kind, title, size, hidden])).toEqual([
      ['photo', 'ẞ und ğ vor dem Haus', 300, false],
      ['document', 'Skript', 300, false],
    ])
    expect(await deleteAccount('anna@firma.example', { ...store, clock })).toEqual(done(undefined))
    expect(idsIn(await store.materials.ofEvent(ofEvent, {}))).toEqual(['b'])
    expect(await store.unusedFiles.unused(later(5), 9)).toEqual(['file-a', 'preview-a'])
    expect(await store.materials.byId('d')).toEqual(document('d'))
  })

  test('files that were announced are unused from their time on, the longest ones first, until one belongs to something', async () => {
    const { store, again } = await fresh()
    await store.unusedFiles.announce(['b', 'c'], later(2))
    await store.unusedFiles.announce(['a'], later(1))
    const { unusedFiles } = await again()
    expect(await unusedFiles.unused(noon, 9)).toEqual([])
    expect(await unusedFiles.unused(later(2), 9)).toEqual(['a', 'b', 'c'])
    expect(await unusedFiles.unused(later(2), 2)).toEqual(['a', 'b'])
    await unusedFiles.forget(['b', 'none'])
    expect(await unusedFiles.unused(later(2), 9)).toEqual(['a', 'c'])
    await bringMaterials(store, photo('p'))
    expect(await unusedFiles.unused(later(600), 9)).toEqual(['a', 'c'])
  })

  test('one is not added whose files were not announced, or are unused too soon: they may be gone', async () => {
    const { store } = await fresh()
    const one = photo('a')
    const added = (before: string) => store.change(async ({ materials }) => done(await materials.add(one, before)))
    expect(await added(noon)).toEqual(done(false))
    await store.unusedFiles.announce([one.file.key], later(60))
    expect(await added(noon)).toEqual(done(false))
    await announce(store, one)
    expect(await added(later(61))).toEqual(done(false))
    expect(await store.materials.byId('a')).toBeUndefined()
  })

  test('one that is deleted leaves its files unused from that moment', async () => {
    const { store } = await fresh()
    await bringMaterials(store, photo('a'), photo('b'))
    const remove = (id: string) => store.change(async ({ materials }) => done(await materials.delete(id, later(5))))
    expect(await remove('a')).toEqual(done(true))
    expect(await remove('a')).toEqual(done(false))
    expect(await store.unusedFiles.unused(later(4), 9)).toEqual([])
    expect(await store.unusedFiles.unused(later(5), 9)).toEqual(['file-a', 'preview-a'])
    expect(idsIn(await store.materials.ofEvent(ofEvent, {}))).toEqual(['b'])
  })

  test('those whose day has come are deleted with their files, of the others none', async () => {
    const { store } = await fresh()
    const many = Array.from({ length: 55 }, (_, i) => photo(`old-${i}`, { deletedOn: '2027-01-11' }))
    const young = photo('young', { deletedOn: '2027-01-12' })
    await bringMaterials(store, ...many, young)
    const bytes = async function* () {
      yield new Uint8Array([1, 2, 3])
    }
    for (const key of keysOf(...many, young)) await store.filesInStore.put(key, bytes(), 9)
    const needs = { ...store, keptFiles: store.filesInStore, clock: { now: () => later(1) } }
    expect(await deleteDueMaterials(needs)).toEqual({ materials: 55, files: 110 })
    expect(await store.filesInStore.get('file-old-54')).toBeUndefined()
    expect((await store.filesInStore.get('file-young'))?.size).toBe(3)
    expect(idsIn(await store.materials.ofEvent(ofEvent, {}))).toEqual(['young'])
    expect(await deleteDueMaterials(needs)).toEqual({ materials: 0, files: 0 })
  })

  test('a file is swept when its key was announced and nothing came of it, and not before', async () => {
    const { store } = await fresh()
    const bytes = async function* () {
      yield new Uint8Array([1])
    }
    await store.unusedFiles.announce(['orphan'], later(60))
    await store.filesInStore.put('orphan', bytes(), 9)
    const sweep = (now: string) => sweepFiles({ ...store, keptFiles: store.filesInStore, clock: { now: () => now } })
    expect(await sweep(later(59))).toBe(0)
    expect((await store.filesInStore.get('orphan'))?.size).toBe(1)
    expect(await sweep(later(60))).toBe(1)
    expect(await store.filesInStore.get('orphan')).toBeUndefined()
  })
}
