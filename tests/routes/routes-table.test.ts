import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { aVisitor } from '../core/test-core.ts'
import { browsing, openPages, signIn, type Browsing } from '../react/pages-app.ts'
import { scenariosOf } from '../scenarios-in.ts'
import { allRoutes } from './all-routes.ts'
import { guestsOfPages } from './page-guests.ts'
import { rowsInFile } from './routes-table.ts'
import { shownByTest } from './shown-by-test.ts'

const root = join(import.meta.dirname, '..', '..')

describe('the table of routes in docs/routes.md', () => {
  const rows = rowsInFile()

  test('has a row for every call and every page, and says who is let in as the tables by hand do', () => {
    expect(rows.map(({ route, who }) => [route, who])).toEqual(allRoutes().map(({ route, who }) => [route, who]))
    expect(rows.filter(({ who }) => who === '')).toEqual([])
  })

  test('names of each what shows it: a scenario that there is, or a test', () => {
    const gaps = rows.filter(({ route, shownBy }) => {
      if (route in shownByTest) return !isNamedIn(shownByTest[route] ?? '', route)
      const [, scenario, feature] = /^(.*) \(([^()]*)\)$/.exec(shownBy) ?? []
      const file = join(root, 'features', `${feature}.feature`)
      if (scenario === undefined || !existsSync(file)) return true
      const named = scenariosOf(readFileSync(file, 'utf8')).map(({ name }) => patternOf(name))
      return !named.some((pattern) => pattern.test(scenario))
    })
    expect(gaps).toEqual([])
  })

  test('excuses no route that is not there, and none that a scenario shows', () => {
    const known = new Map(rows.map(({ route, shownBy }) => [route, shownBy]))
    expect(Object.entries(shownByTest).filter(([route, file]) => known.get(route) !== file)).toEqual([])
  })
})

/** These go through all calls, and all pages that there are. */
const ofAll: readonly string[] = ['tests/http/side-by-side.test.ts', 'tests/http/crawl.test.ts']

/** Whether a test names the address of a route, as far as it is the same for all. */
const isNamedIn = (test: string, route: string): boolean => {
  const [begins = ''] = (route.split(' ').at(-1) ?? '').split(':')
  return (
    existsSync(join(root, test)) && (ofAll.includes(test) || readFileSync(join(root, test), 'utf8').includes(begins))
  )
}

/** The name of a scenario, or that of each row of its table. */
const patternOf = (name: string): RegExp =>
  new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/<[^>]*>/g, '.*')}$`)

describe('who is shown a page', () => {
  const asked = allRoutes().filter(({ kind, route }) => kind === 'page' && !route.includes(':'))
  let visitor: Browsing
  let member: Browsing
  beforeAll(async () => {
    const { testApp, visit } = await openPages()
    visitor = browsing(testApp.site(aVisitor()))
    member = visit()
    await signIn(member)
  })

  test.each(asked.map(({ route, who }) => [route, who] as const))('%s: %s', async (address, who) => {
    const seen = { visitor: await look(visitor, address), member: await look(member, address) }
    if (who === 'everybody') expect(seen.visitor).not.toMatch(/^led to \/kundenportal\/login|^40[13]/)
    if (who === 'office' || who === 'administrators' || who === 'moderation')
      expect(seen).toEqual({ visitor: expect.stringMatching(/^led to \/kundenportal\/login/), member: '403' })
  })

  test('nobody is named for a page that is not there', () => {
    const pages = new Set(allRoutes().flatMap(({ kind, route }) => (kind === 'page' ? [route] : [])))
    expect(Object.keys(guestsOfPages).filter((page) => !pages.has(page))).toEqual([])
  })
})

const look = async (browser: Browsing, address: string): Promise<string> => {
  const { status, location } = await browser.get(address)
  return location === undefined ? String(status) : `led to ${location}`
}
