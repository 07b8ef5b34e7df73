import { expect, test } from 'vitest'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, aThemeFile, someContentFolder } from './sample-content.ts'

const kim = { email: 'kim@werk.example', password: 'ein guter Satz' }

const wishlistWith = async (change: Parameters<typeof someContentFolder>[0]) => {
  const { stage, site } = openTestCore()
  valueOf(await stage.content(someContentFolder(change)))
  await stage.account(kim)
  const { accounts, wishlist } = site(aVisitor()).account
  valueOf(await accounts.signIn(kim))
  const offers = async () => valueOf(await wishlist.entries({})).items.map(({ value, offer }) => [value, offer])
  return { wishlist, offers }
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
