import { describe, expect, test } from 'vitest'
import { addSeconds } from '#core/shared/dates.ts'
import { aShop, recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { someContentFolder } from './sample-content.ts'

const begun = '2026-11-21T12:00:00.000Z'
const right = 'wir-sind-dabei-26'

const opened = async (codes: readonly string[] = [right]) => {
  const core = openTestCore(begun)
  const bring = async (...records: Parameters<typeof recordOf.shop>) =>
    valueOf(await core.stage.content(someContentFolder({ records: [recordOf.shop(...records)] })))
  await bring({ codes })
  const of = (network = 'here') => core.site(aVisitor(network)).office.merchandise
  const tries = async (shop: ReturnType<typeof of>, count: number) => {
    for (let nth = 0; nth < count; nth += 1) await shop.enter({ code: `falsch-${nth}` })
  }
  return { ...core, bring, of, tries, shop: of() }
}
const locked = { ok: false, refusal: { why: 'shop-locked' } }
const unknown = { ok: false, refusal: { why: 'invalid', fields: { code: 'unknown' } } }

test('where there is no shop nobody enters it', async () => {
  const shop = openTestCore().site(aVisitor()).office.merchandise
  expect(await shop.articles({})).toEqual({ ok: false, refusal: { why: 'not-found' } })
  expect(await shop.enter({ code: right })).toEqual({ ok: false, refusal: { why: 'not-found' } })
})

test.each([right, ' Wir-Sind-DABEI-26 ', 'zweiter-code-26'])('the code %j opens the shop', async (code) => {
  const { shop } = await opened(['erster-code-26', right, 'zweiter-code-26'])
  expect(await shop.articles({})).toEqual(locked)
  expect(valueOf(await shop.enter({ code }))).toBeUndefined()
  expect(valueOf(await shop.articles({}))).toEqual(aShop().articles)
})

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['wir-sind-dabei', 'unknown'],
])('the code %j opens nothing: %s', async (code, fault) => {
  const { shop } = await opened()
  expect(await shop.enter({ code })).toEqual({ ok: false, refusal: { why: 'invalid', fields: { code: fault } } })
  expect(await shop.articles({})).toEqual(locked)
})

describe('guessing', () => {
  test('ends after five wrong codes from one network for a quarter of an hour', async () => {
    const { shop, of, tries, travelTo } = await opened()
    await tries(shop, 4)
    expect(await shop.enter({ code: 'falsch-5' })).toEqual(unknown)
    expect(await shop.enter({ code: right })).toEqual({ ok: false, refusal: { why: 'too-many', retryAfter: 900 } })
    expect((await of('there').enter({ code: right })).ok).toBe(true)
    travelTo(addSeconds(begun, 899))
    expect((await shop.enter({ code: right })).ok).toBe(false)
    travelTo(addSeconds(begun, 900))
    expect((await shop.enter({ code: right })).ok).toBe(true)
  })

  test('no code counts for nothing, and the right one makes the wrong ones forgotten', async () => {
    const { shop, tries } = await opened()
    await tries(shop, 4)
    for (let nth = 0; nth < 3; nth += 1) await shop.enter({ code: ' ' })
    valueOf(await shop.enter({ code: right }))
    await tries(shop, 4)
    expect((await shop.enter({ code: right })).ok).toBe(true)
  })
})

describe('an open shop', () => {
  test('closes where its visitor leaves it', async () => {
    const { shop } = await opened()
    valueOf(await shop.enter({ code: right }))
    valueOf(await shop.leave({}))
    expect(await shop.articles({})).toEqual(locked)
  })

  test('closes to whoever came with a code that is none any more', async () => {
    const { shop, bring } = await opened([right, 'zweiter-code-26'])
    valueOf(await shop.enter({ code: right }))
    await bring({ codes: ['zweiter-code-26', right] })
    expect((await shop.articles({})).ok).toBe(true)
    await bring({ codes: ['zweiter-code-26'] })
    expect(await shop.articles({})).toEqual(locked)
  })
})
