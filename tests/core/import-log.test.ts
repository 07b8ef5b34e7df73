import { expect, test } from 'vitest'
import { importsAfter, type ContentImport } from '#core/content/import-log.ts'
import { openTestCore, valueOf } from './test-core.ts'
import { someContentFolder } from './sample-content.ts'

test('the last ten imports are remembered, the last one first', async () => {
  const report = valueOf(await openTestCore().stage.content(someContentFolder()))
  const days = Array.from({ length: 11 }, (_, nth) => `2026-11-${10 + nth}T12:00:00.000Z`)
  const remembered = days.reduce<readonly ContentImport[]>((before, at) => importsAfter(before, { at, report }), [])
  expect(remembered).toEqual(
    days
      .slice(1)
      .map((at) => ({ at, report }))
      .toReversed(),
  )
})
