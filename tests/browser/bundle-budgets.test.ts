import { expect, test } from 'vitest'
import { refuseOldBuild } from '#tests/http/fresh-build.ts'
import { bundleRows } from '../../bench/bundle-rows.ts'

await refuseOldBuild()

/** Budgets of JavaScript (docs/figures.md), by the files that browsers get. */
const rows = bundleRows('dist/client').filter(({ budget }) => budget !== undefined)

test('there are budgets for what pages load', () => {
  expect(rows.length).toBeGreaterThan(10)
})

test.each(rows)('$name holds its budget', ({ bytes, budget }) => {
  expect(bytes).toBeGreaterThan(1_000)
  expect(bytes).toBeLessThanOrEqual(budget ?? 0)
})
