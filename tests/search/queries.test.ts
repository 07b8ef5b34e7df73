import { expect, test } from 'vitest'
import * as addressOf from '#core/shared/addresses.ts'
import { queries } from './queries.ts'
import { smallLaws } from './small-laws.ts'

test('councils ask in at least a hundred ways, each once', () => {
  expect(queries.length).toBeGreaterThanOrEqual(100)
  expect(new Set(queries.map(([q]) => q)).size).toBe(queries.length)
})

test('every norm that they want is one of the small laws', () => {
  const norms = new Set(smallLaws.flatMap(({ slug, norms }) => norms.map(({ key }) => addressOf.norm(slug, key))))
  const wanted = queries.flatMap(([, ...urls]) => urls.filter((url) => url.split('/').length === 4))
  expect(wanted.filter((url) => url.startsWith(addressOf.laws) && !norms.has(url))).toEqual([])
})
