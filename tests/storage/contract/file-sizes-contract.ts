import { describe, expect, test } from 'vitest'
import type { Fresh } from './opened-store.ts'

const one = { fingerprint: 'a', bytes: 45_000, pages: 2 }

export const keepsFileSizes = (fresh: Fresh): void => {
  describe('sizes of files', () => {
    test('are none at first', async () => {
      const { store } = await fresh()
      expect(await store.fileSizes.sizes()).toEqual({})
    })

    test('are those that were measured last, for every process', async () => {
      const { store, again } = await fresh()
      await store.fileSizes.keep({ eins: one, zwei: { ...one, pages: 1 } })
      await store.fileSizes.keep({ zwei: { ...one, pages: 3 } })
      for (const each of [store, await again()])
        expect(await each.fileSizes.sizes()).toEqual({ zwei: { ...one, pages: 3 } })
    })

    test('are told to whoever shows lists of documents', async () => {
      const { store } = await fresh()
      const before = await store.changes.since(undefined)
      await store.fileSizes.keep({ eins: one })
      expect((await store.changes.since(before?.version))?.tags).toEqual(['record:download'])
    })
  })
}
