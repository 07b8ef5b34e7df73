import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { generatedRoutes } from '#http/contract/generated-routes.ts'
import { handWrittenCalls } from '#http/contract/hand-written-calls.ts'
import { routeRows } from '#http/contract/route-table.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { callsOnHydratedPages, callsOnPages } from '#pages-port/calls-in-browsers.ts'
import { problemTitles } from '#wording/problems.ts'
import * as pinned from './carrying.types.ts'

const everyCall = [...endpoints, ...handWrittenCalls]

describe('every endpoint', () => {
  it.each(everyCall)('$name asks for every field that its path names', ({ endpoint }) => {
    const asked = Object.keys(z.toJSONSchema(endpoint.ask, { io: 'input' }).properties ?? {})
    for (const path of [endpoint.path, ...(endpoint.also ?? [])])
      for (const [, field] of path.matchAll(/:(\w+)/g)) expect(asked).toContain(field)
  })

  it.each(everyCall)(
    '$name has a German line, a title for each of its problems, and a fitting method',
    ({ endpoint }) => {
      expect(endpoint.says).toMatch(/\p{L}/u)
      for (const [, code] of Object.values(endpoint.refusals)) expect(Object.keys(problemTitles)).toContain(code)
      if (endpoint.cache === 'public') expect(endpoint.method).toBe('GET')
    },
  )

  it('has an address of its own for its method', () => {
    const addresses = everyCall.flatMap(({ endpoint }) =>
      [endpoint.path, ...(endpoint.also ?? [])].map((path) => `${endpoint.method} ${path}`),
    )
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

it('a contract that does not fit its port does not compile: every planted mistake is one that the compiler must find', () => {
  const planted = readFileSync(new URL('./carrying.types.ts', import.meta.url), 'utf8').match(
    /\/\/ @ts-expect-error \w/g,
  )
  expect(planted).toHaveLength(Object.keys(pinned).length - 1)
})

describe('the route table', () => {
  it('names the bookmark calls as domain §9 does [rule:domain-bookmark-routes]', () => {
    const path = (name: string) => routeRows.find((row) => row.name === name)
    expect(path('wishlist.list')).toEqual({ name: 'wishlist.list', path: '/wishlist/get-bookmarks', methods: ['GET'] })
    expect(path('wishlist.add')).toEqual({ name: 'wishlist.add', path: '/wishlist/add-bookmark', methods: ['POST'] })
    expect(path('wishlist.remove')).toEqual({ name: 'wishlist.remove', path: '/wishlist/delete/', methods: ['POST'] })
  })

  it('holds every call once', () => {
    expect(routeRows.map(({ name }) => name).toSorted()).toEqual(everyCall.map(({ name }) => name).toSorted())
  })

  it('that browsers call by is the one written from the contract (else: node tools/write-routes.ts)', () => {
    const written = (name: string) =>
      readFileSync(new URL(`../../adapters/http/client/${name}.generated.ts`, import.meta.url), 'utf8')
    expect(written('routes')).toBe(generatedRoutes())
    expect(written('routes-on-pages')).toBe(generatedRoutes(callsOnPages))
    expect(written('routes-on-hydrated-pages')).toBe(generatedRoutes(callsOnHydratedPages))
  })

  it('brings no schema with it: what browsers import from the client never reaches zod', () => {
    const folder = new URL('../../adapters/http/client/', import.meta.url)
    for (const file of [
      'http-site.ts',
      'site-over-routes.ts',
      'request-of.ts',
      'send.ts',
      'cookies.ts',
      'call-failed.ts',
      'routes.generated.ts',
      'routes-on-pages.generated.ts',
    ]) {
      const text = readFileSync(new URL(file, folder), 'utf8')
      for (const [, from = ''] of text.matchAll(/from '([^']+)'/g)) expect(from).toMatch(/^(\.\/|#core\/)/)
    }
  })
})
