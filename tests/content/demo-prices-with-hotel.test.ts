import { expect, test } from 'vitest'
import { netWithHotel } from '#core/costs/with-hotel.ts'
import { longestPage } from '#core/shared/page.ts'
import { readDemoContent } from './reading-demo-content.ts'
import { aVisitor, openTestCore, valueOf } from '#tests/core/test-core.ts'

test('every event of the demo content says the price with its hotel that the Kostenrechner says', async () => {
  const testCore = openTestCore('2026-11-21T12:00:00.000Z')
  const content = valueOf(await readDemoContent())
  valueOf(await testCore.stage.content(content))
  const { finder, costs } = testCore.site(aVisitor()).programme
  const rates = valueOf(await costs.rates({}))
  const told = { withHotel: 0, without: 0 }
  let after: string | undefined
  do {
    const page = valueOf(await finder.find({ limit: longestPage, ...(after !== undefined && { after }) }))
    for (const { event } of page.items) {
      const net = netWithHotel(event, rates)
      const { totals, lines } = valueOf(await costs.estimate({ key: event.url }))
      if (net === undefined) {
        told.without += 1
        expect([event.eventId, totals.complete && lines.length > 1]).toEqual([event.eventId, false])
      } else {
        told.withHotel += 1
        expect([event.eventId, net]).toEqual([event.eventId, totals.net])
      }
    }
    after = page.next
  } while (after !== undefined)
  expect(told.withHotel).toBeGreaterThan(100)
  expect(told.without).toBeGreaterThan(10)
})
