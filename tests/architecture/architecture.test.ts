import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { circle, contextGraph, edgesOf, isPureRule, root, sourceFiles } from './import-graph.ts'
import { laws, violations } from './import-laws.ts'

const edges = sourceFiles().flatMap((file) => edgesOf(file))

describe('the project', () => {
  test('every import law holds', () => {
    expect(violations(edges)).toEqual([])
  })

  test.each(laws.map((law) => [law.name, law] as const))('bites: %s', (_, law) => {
    expect(law.binds(law.planted.from)).toBe(true)
    expect(violations([law.planted])).toContain(`${law.planted.from} imports ${law.planted.to}: ${law.name}`)
  })

  test('there is no circle of imports', () => {
    expect(circle(edges)).toBeUndefined()
  })

  test('a circle would be found, one of types alone would not', () => {
    const there = { from: 'core/a/a.ts', to: 'core/b/b.ts', typeOnly: false }
    const back = { from: 'core/b/b.ts', to: 'core/a/a.ts' }
    expect(circle([there, { ...back, typeOnly: false }])).toEqual(['core/a/a.ts', 'core/b/b.ts', 'core/a/a.ts'])
    expect(circle([there, { ...back, typeOnly: true }])).toBeUndefined()
  })

  test('the contexts of the core have no circle, types included', () => {
    expect(circle(contextGraph(edges))).toBeUndefined()
  })

  test.each([true, false])('a circle of contexts would be found (of types alone: %s)', (typeOnly) => {
    const there = { from: 'core/catalogue/catalogue.ts', to: 'core/venues/venue-details.ts', typeOnly: true }
    const back = { from: 'core/venues/venue-pages.ts', to: 'core/catalogue/catalogue.ts', typeOnly }
    expect(circle(contextGraph([there]))).toBeUndefined()
    expect(circle(contextGraph([there, back]))).toEqual(['catalogue', 'venues', 'catalogue'])
    expect(circle(contextGraph([...edges, { ...there, typeOnly }]))).toBeDefined()
  })

  test('the types of another context’s service are its own as well', () => {
    const planted = { from: 'core/feeds/feeds.ts', to: 'core/wishlist/wishlist.machine.ts', typeOnly: true }
    expect(violations([planted])).toHaveLength(1)
  })

  test.each([
    ['core/catalogue/event-kind.ts', true],
    ['core/venues/venue-details.ts', true],
    ['core/accounts/sign-in.ts', false],
    ['core/wishlist/wishlist.machine.ts', false],
    ['core/wishlist/wishlist-on-port.ts', false],
    ['core/catalogue/catalogue.service.ts', false],
  ])('a pure rule is told by what it does: %s', (file, pure) => {
    expect(isPureRule(file)).toBe(pure)
  })

  test('an import in source is read whatever its form', () => {
    const source = `import { z } from 'zod'\nimport type { A } from './a.ts'\nexport { b } from '#core/b/b.ts'\nconst c = await import('@fastify/static/x')`
    expect(edgesOf('core/x/x.ts', source)).toEqual([
      { from: 'core/x/x.ts', to: 'zod', typeOnly: false },
      { from: 'core/x/x.ts', to: 'core/x/a.ts', typeOnly: true },
      { from: 'core/x/x.ts', to: 'core/b/b.ts', typeOnly: false },
      { from: 'core/x/x.ts', to: '@fastify/static', typeOnly: false },
    ])
  })

  test('every imported file of the project exists', () => {
    const missing = edges
      .filter(({ to }) => /^(core|adapters|cli|features|tests|bench|tools)\//.test(to))
      .filter(({ to }) => !existsSync(join(root, to)))
    expect(missing.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('no file hides behind a name that says nothing', () => {
    // A folder may be an index, such as the finder's; a file of that name would be a barrel.
    const empty = /(^|\/)(index\.tsx?$|(utils?|helpers?|common|types)(\.tsx?$|\/))/
    expect(sourceFiles().filter((file) => empty.test(file))).toEqual([])
  })
})
