import { expect, test } from 'vitest'
import { recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, aThemeFile, someContentFolder } from './sample-content.ts'

const kim = { email: 'kim@werk.example', password: 'ein guter Satz' }

const wishlistWith = async (change: Parameters<typeof someContentFolder>[0]) => {
  const { stage, site, travelTo } = openTestCore()
  valueOf(await stage.content(someContentFolder(change)))
  await stage.account(kim)
  const { accounts, wishlist } = site(aVisitor()).account
  const signIn = async () => valueOf(await accounts.signIn(kim))
  await signIn()
  const offers = async () => valueOf(await wishlist.entries({})).items.map(({ value, offer }) => [value, offer])
  return { wishlist, offers, travelTo, signIn }
}

test('of every seminar on a long list it is told what it offers', async () => {
  const themes = Array.from({ length: 101 }, (_, nth) => aThemeFile({ internalId: 100 + nth, url: `thema-${nth}` }))
  const { wishlist, offers } = await wishlistWith({ themes, events: [] })
  for (const { url } of themes) valueOf(await wishlist.add({ type: 'seminar', value: url }))
  const compared = (value: string) => ({ name: 'theme', value })
  expect(await offers()).toMatchObject(
    themes.map(({ url }) => [url, { next: [], compared: compared(url) }]).toReversed(),
  )
})

test('an event tells its own price, and none where it is on request', async () => {
  const events = [anEventContent(), anEventContent({ eventId: 4002, price: null })]
  const { wishlist, offers } = await wishlistWith({ events })
  for (const event of ['4001', '4002']) valueOf(await wishlist.addEvent({ event }))
  const [onRequest, priced] = await offers()
  expect(onRequest).toEqual([
    'termin-4002',
    expect.objectContaining({ seats: 'Plätze frei', next: [], compared: { name: 'event', value: '4002' } }),
  ])
  expect(priced).toEqual(['termin-4001', expect.objectContaining({ price: 149_000, next: [] })])
  expect(onRequest?.[1]).not.toHaveProperty('price')
  expect(priced?.[1]).not.toHaveProperty('net')
})

test('an event that is over, or is being held, tells the next ones in its place, and is compared with nothing', async () => {
  const events = [anEventContent({ start: '2026-12-07' }), anEventContent({ eventId: 4002, start: '2027-03-08' })]
  const { wishlist, offers, travelTo, signIn } = await wishlistWith({ events })
  valueOf(await wishlist.addEvent({ event: '4001' }))
  travelTo('2026-12-08T08:00:00.000Z')
  await signIn()
  expect(await offers()).toEqual([['termin-4001', { next: [] }]])
  travelTo('2026-12-24T08:00:00.000Z')
  await signIn()
  const [over] = await offers()
  expect(over?.[1]).toEqual({ next: [expect.objectContaining({ text: expect.stringMatching(/^08\.03\.2027 bis/) })] })
})

test('an event tells how its seats stand, what is promised, and what it costs with its hotel', async () => {
  const events = [anEventContent({ guaranteed: true })]
  const { wishlist, offers } = await wishlistWith({ events, records: [recordOf.hotel({ hotelId: 11 })] })
  valueOf(await wishlist.addEvent({ event: '4001' }))
  // With four nights, each 90.00 and 15.00 of breakfast, and five days at 55.00.
  expect(await offers()).toMatchObject([
    ['termin-4001', { seats: 'Plätze frei, Findet garantiert statt', price: 149_000, withHotel: 218_500 }],
  ])
})
