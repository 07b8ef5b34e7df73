import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes as carriedRoutes } from '#http/client/routes-on-hydrated-pages.generated.ts'
import { siteOverRoutes } from '#http/client/site-over-routes.ts'
import type { SiteOnHydratedPages } from '#pages-port/calls-in-browsers.ts'
import { answered, forOne } from '#react/answers.ts'
import { portalWays } from '#react/blocks/portal/portal-tabs.ts'
import { hydratedPages } from '#react/browser/hydrated-pages.ts'
import { servedViews } from '#react/browser/served-views.ts'
import type { AnyPage, HydratedPage, Page } from '#react/page.ts'
import { routes } from '#react/routes.tsx'
import { edgesOf, root } from '../architecture/import-graph.ts'

test('every page that says that browsers take it over is known to their script, and no other one', async () => {
  const known = await Promise.all(Object.entries(hydratedPages).map(async ([path, load]) => [path, await load()]))
  const saying = routes.filter(({ handle }) => (handle as AnyPage).hydrated === true)
  expect(known).toEqual(saying.map(({ path, handle }) => [path, handle]))
  expect(saying.length).toBeGreaterThan(0)
})

test('every page whose data the server reads for a browser has its view in their script, and no other one', async () => {
  const known = await Promise.all(
    Object.entries(servedViews).map(async ([path, load]) => [path, await load()] as const),
  )
  const saying = routes.filter(({ handle }) => (handle as AnyPage).hydrated === 'served')
  expect(known.map(([path]) => path)).toEqual(saying.map(({ path }) => path))
  for (const [index, [path, view]] of known.entries()) expect([path, saying[index]?.handle]).toMatchObject([path, view])
  // What reads and acts stays on the server.
  for (const [path, view] of known) expect([path, 'loader' in view, 'action' in view]).toEqual([path, false, false])
  expect(known.length).toBeGreaterThan(0)
})

test('tabs of the portal lead without a reload where browsers take the page over, and nowhere else', () => {
  for (const { href, takenOver = false } of Object.values(portalWays))
    expect([href, takenOver]).toEqual([href, href in hydratedPages || href in servedViews])
})

/** What a file loads in the end, of the project and of packages. */
const loadedBy = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  if (existsSync(join(root, file))) for (const { to, typeOnly } of edgesOf(file)) if (!typeOnly) loadedBy(to, seen)
  return seen
}

test('their script loads React and React Router, no other package, and no words of the whole site', () => {
  const loaded = [...loadedBy('adapters/react/browser/hydration.ts')]
  const packages = loaded.filter((file) => !/^(?:adapters|core|wording)\//.test(file))
  expect(packages.toSorted()).toEqual(['react', 'react-dom', 'react-router-dom'])
  const wholeSite = ['wording/pages.ts', 'wording/refusals.ts', 'wording/field-faults.ts', 'wording/pages/programme.ts']
  for (const words of wholeSite) {
    expect(existsSync(join(root, words))).toBe(true)
    expect(loaded).not.toContain(words)
  }
  expect(loaded).toContain('adapters/react/pages/wishlist/entries.tsx')
})

// The compiler proves what such a page may call: each @ts-expect-error is a mistake that it must find, and `tsc -p .`
// fails where it does not.

test('such a page sees the calls that are carried to it, and no others', () => {
  const fetch = () => Promise.reject(new Error('nothing is sent'))
  const site: SiteOnHydratedPages = siteOverRoutes({ origin: 'https://a.example', fetch, routes: carriedRoutes })
  expect(Object.keys(site.account)).toEqual(['accounts', 'wishlist'])
  expect(Object.keys(site.account.accounts)).toEqual(['whoAmI', 'countries'])
  expect(site.account.wishlist.note).toBeTypeOf('function')
  // @ts-expect-error another call of a context of which one is carried
  expect(site.account.accounts.signOut).toBeUndefined()
  // @ts-expect-error a context of which nothing is carried
  expect(site.programme?.catalogue).toBeUndefined()
})

const around = { head: () => ({ title: '' }), Component: () => null }

test('a page that calls what is not carried to browsers is not one of them', () => {
  const page: HydratedPage<null, null> = {
    ...around,
    hydrated: true,
    async loader({ site }) {
      // @ts-expect-error nobody asks for themes there
      await site.programme.catalogue.themes({})
      return forOne(null)
    },
    async action({ site }) {
      // @ts-expect-error nobody signs out there
      await site.account.accounts.signOut({})
      return answered(null)
    },
  }
  expect(page.hydrated).toBe(true)

  const onServer: Page<null> = {
    ...around,
    async loader({ site }) {
      await site.account.accounts.salutations({})
      return forOne(null)
    },
  }
  // @ts-expect-error its loader wants the whole application
  const listed: HydratedPage<null> = { ...onServer, hydrated: true }
  expect(listed.loader).toBe(onServer.loader)
  // @ts-expect-error whoever is taken over says so by the type that has the calls
  const saying: Page<null> = { ...onServer, hydrated: true }
  expect(saying.loader).toBe(onServer.loader)
})
