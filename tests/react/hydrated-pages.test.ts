import { expect, test } from 'vitest'
import { hydratedPages } from '#react/browser/hydrated-pages.ts'
import type { Page } from '#react/page.ts'
import { routes } from '#react/routes.tsx'

test('every page that says that browsers take it over is known to their script, and no other one', async () => {
  const known = await Promise.all(Object.entries(hydratedPages).map(async ([path, load]) => [path, await load()]))
  const saying = routes.filter(({ handle }) => (handle as Page<unknown>).hydrated)
  expect(known).toEqual(saying.map(({ path, handle }) => [path, handle]))
  expect(saying.length).toBeGreaterThan(0)
})
