import { describe, expect, test } from 'vitest'
import { longestFaultText, withoutPersonalData } from '#core/diagnostics/without-personal-data.ts'
import { aVisitor, openTestCore } from './test-core.ts'

const fault = { message: 'x is not a function', route: '/seminare/rubrik' }
const taken = { ok: true, value: undefined }

describe('[rule:ui-errors-collected] reports of interface errors', () => {
  test('are collected', async () => {
    const { site, faults } = openTestCore()
    const { diagnostics } = site(aVisitor()).office
    expect(await diagnostics.report(fault)).toEqual(taken)
    expect(await diagnostics.report({ ...fault, stack: 'at a.js:1:2' })).toEqual(taken)
    expect(faults).toEqual([fault, { ...fault, stack: 'at a.js:1:2' }])
    expect(faults[0]).not.toHaveProperty('stack')
  })

  test('come ten a minute from one network', async () => {
    const { site, faults, wait } = openTestCore()
    const report = (network = 'here') => site(aVisitor(network)).office.diagnostics.report(fault)
    for (let i = 0; i < 10; i++) expect(await report()).toEqual(taken)
    expect(await report()).toEqual({ ok: false, refusal: { why: 'too-many', retryAfter: 60 } })
    expect(await report('elsewhere')).toEqual(taken)
    expect(faults).toHaveLength(11)
    wait(59)
    expect(await report()).toEqual({ ok: false, refusal: { why: 'too-many', retryAfter: 1 } })
    wait(1)
    expect(await report()).toEqual(taken)
  })

  test('name nobody', async () => {
    const { site, faults } = openTestCore()
    await site(aVisitor()).office.diagnostics.report({
      message: 'no user kim@werk.example',
      stack: 'at load (https://a.example/b.js?email=kim@werk.example:1:2)',
      route: '/kundenportal/login?post_login_redirect_url=%2F#a',
    })
    expect(faults).toEqual([
      { message: 'no user …', stack: 'at load (https://a.example/b.js:1:2)', route: '/kundenportal/login' },
    ])
  })
})

test.each([
  ['a'.repeat(2000), 'a'.repeat(2000)],
  ['a'.repeat(2001), 'a'.repeat(2000)],
  ['/kundenportal/login/kim@werk.example', '/kundenportal/login/…'],
  ['"kim@werk.example" <alex@werk.example>', '"…" <…>'],
  ['a@b is no address', 'a@b is no address'],
  ['really? yes', 'really? yes'],
  ['at https://a.example/b.js?v=1:20:3', 'at https://a.example/b.js:20:3'],
  ['at https://a.example/b.js#x', 'at https://a.example/b.js'],
  ['see /a?b=c and /d?e', 'see /a and /d'],
])('%j is kept as %j', (text, kept) => {
  expect(withoutPersonalData(text)).toBe(kept)
  expect(longestFaultText).toBe(2000)
})
