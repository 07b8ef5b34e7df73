import { expect, test } from 'vitest'
import { addSeconds } from '#core/shared/dates.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { someContentFolder } from './sample-content.ts'

/** A visitor who tells what was noted in his browser, and for how many seconds. */
const aTellingVisitor = () => {
  const noted: [string, string, number][] = []
  const visitor = aVisitor()
  const writeNote: typeof visitor.writeNote = (name, text, seconds) => {
    noted.push([name, text, seconds])
    visitor.writeNote(name, text, seconds)
  }
  return { visitor: { ...visitor, writeNote }, noted }
}

test('where a sign-in leads on is noted for an hour', async () => {
  const { visitor, noted } = aTellingVisitor()
  valueOf(await openTestCore().site(visitor).account.login.rememberTarget({ url: '/merkliste' }))
  expect(noted).toEqual([['login-target', '/merkliste', 3600]])
})

test('a code opens the shop for eight hours and no longer', async () => {
  const { site, stage, needs, travelTo } = openTestCore()
  valueOf(await stage.content(someContentFolder({ records: [recordOf.shop()] })))
  const { visitor, noted } = aTellingVisitor()
  const shop = () => site(visitor).office.merchandise
  const begun = needs.clock.now()
  valueOf(await shop().enter({ code: 'wir-sind-dabei-26' }))
  expect(noted.map(([name, , seconds]) => [name, seconds])).toEqual([['shop', 28_800]])
  travelTo(addSeconds(begun, 28_799))
  expect(valueOf(await shop().articles({}))).toHaveLength(1)
  travelTo(addSeconds(begun, 28_800))
  expect(await shop().articles({})).toMatchObject({ refusal: { why: 'shop-locked' } })
})
