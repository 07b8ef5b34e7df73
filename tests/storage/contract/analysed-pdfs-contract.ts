import { expect, test } from 'vitest'
import type { AnalysedPdf } from '#core/analysis/analysis.ts'
import type { Fresh } from './opened-store.ts'

const pdf = (digest: string, change: Partial<AnalysedPdf> = {}): AnalysedPdf => ({
  digest,
  name: `${digest}.pdf`,
  on: '2026-11-20',
  pages: 3,
  ...change,
})

export const remembersAnalysedPdfs = (fresh: Fresh): void => {
  test('is found by its fingerprint, from every process', async () => {
    const { store, again } = await fresh()
    await store.analysedPdfs.record(pdf('a', { name: 'Merkblatt ẞ.pdf' }))
    expect(await (await again()).analysedPdfs.byDigest('a')).toEqual(pdf('a', { name: 'Merkblatt ẞ.pdf' }))
    expect(await store.analysedPdfs.byDigest('b')).toBeUndefined()
  })

  test('stands first when it was analysed last, once, under its last name', async () => {
    const { store } = await fresh()
    for (const one of [pdf('a'), pdf('b'), pdf('c'), pdf('a', { name: 'Kopie.pdf', on: '2026-11-21' })])
      await store.analysedPdfs.record(one)
    expect(await store.analysedPdfs.latest(2)).toEqual([pdf('a', { name: 'Kopie.pdf', on: '2026-11-21' }), pdf('c')])
    expect((await store.analysedPdfs.latest(9)).map(({ digest }) => digest)).toEqual(['a', 'c', 'b'])
  })

  test('may have a name that no database keeps', async () => {
    const { store } = await fresh()
    await store.analysedPdfs.record(pdf('a', { name: 'a\0\uD800.pdf' }))
    expect((await store.analysedPdfs.byDigest('a'))?.name).toBe('a\uFFFD\uFFFD.pdf')
  })

  test('is forgotten after a year', async () => {
    const { store } = await fresh()
    await store.analysedPdfs.record(pdf('old', { on: '2025-11-20' }))
    await store.analysedPdfs.record(pdf('new', { on: '2025-11-21' }))
    const left = async (now: string) => {
      await store.tidy(now)
      return (await store.analysedPdfs.latest(9)).map(({ digest }) => digest)
    }
    expect(await left('2026-11-20T12:00:00.000Z')).toEqual(['new', 'old'])
    expect(await left('2026-11-21T12:00:00.000Z')).toEqual(['new'])
  })
}
