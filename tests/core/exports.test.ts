import { expect, test } from 'vitest'
import { exportKinds, longestExport } from '#core/exports/exports.ts'
import { exportsOf } from '#core/exports/exports.service.ts'
import type { ForListingExports } from '#core/exports/ports.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

/** Exports for everybody, and how many items the store was asked for at once, by kind. */
const publicExports = () => {
  const asked: (readonly [kind: string, limit: number])[] = []
  const exports: ForListingExports = {
    changes: async (kind, { limit }) => {
      asked.push([kind, limit])
      return { items: [], asOf: '2026-11-23T12:00:00.000Z' }
    },
  }
  const needs = { ...openTestCore().needs, exports, exportAccess: { isPublic: true } }
  return { asked, site: exportsOf(aVisitor(), needs) }
}

test('of each kind 500 are exported at once where nobody says how many, 1000 at most', async () => {
  const { asked, site } = publicExports()
  const kinds = ['lexicon', 'jurisdictions', 'downloads', 'articles', 'faq', 'youtube'] as const
  expect(exportKinds).toEqual(kinds)
  for (const kind of kinds)
    expect(await site[kind]({})).toMatchObject({ ok: true, value: { items: [], nextCursor: null } })
  expect(asked).toEqual(kinds.map((kind) => [kind, 500]))
  valueOf(await site.faq({ limit: longestExport }))
  expect(asked.at(-1)).toEqual(['faq', 1000])
})
