import { describe, expect, test } from 'vitest'
import { recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, aHotelEntry, aModuleRow, aThemeFile, aTown, someContentFolder } from './sample-content.ts'

const content = someContentFolder({
  locations: [aTown(), aTown({ internalId: 2, name: 'Ägidienberg' })],
  hotels: [
    aHotelEntry(),
    aHotelEntry({ internalId: 12, name: 'Am Fleet' }),
    aHotelEntry({ internalId: 21, name: 'Waldhaus', locationId: 2 }),
  ],
  themes: [aThemeFile(), aThemeFile({ internalId: 200, url: 'reihe', eventType: 1 })],
  events: [
    anEventContent({ hotelId: 12, start: '2027-02-01' }),
    anEventContent({ eventId: 4002, start: '2027-01-11' }),
    anEventContent({ eventId: 4003, start: '2026-11-21' }),
    anEventContent({
      eventId: 4004,
      themeUrl: 'reihe',
      modules: [
        aModuleRow({ start: '2026-12-14', days: 1, hotelId: 21 }),
        aModuleRow({ title: 'Modul 2', start: '2027-01-18', hotelId: 12 }),
      ],
    }),
    ...Array.from({ length: 20 }, (_, i) => anEventContent({ eventId: 5000 + i, hotelId: 21, start: '2027-05-03' })),
  ],
  records: [recordOf.hotel(), recordOf.location()],
})
const open = async () => {
  const { stage, site } = openTestCore()
  valueOf(await stage.content(content))
  return site(aVisitor()).programme.venues
}
const numbers = (events: readonly { readonly eventId: number }[]) => events.map(({ eventId }) => eventId)

describe('all venues', () => {
  test('stand in German order with what is told of them', async () => {
    const { locations, hotels } = valueOf(await (await open()).overview({}))
    expect(locations.map(({ location, details }) => [location.name, details?.state])).toEqual([
      ['Ägidienberg', undefined],
      ['Hamburg', 'Hamburg'],
    ])
    expect(hotels.map(({ hotel, details }) => [hotel.name, details?.rooms])).toEqual([
      ['Waldhaus', undefined],
      ['Am Fleet', undefined],
      ['Haus Elbgarten', 80],
    ])
  })
})

describe('a town', () => {
  test('has its hotels and the next events in any of them, a module included', async () => {
    const found = valueOf(await (await open()).location({ key: 'hamburg-1' }))
    expect(found).toMatchObject({ location: { name: 'Hamburg', events: 3 }, details: { state: 'Hamburg' } })
    expect(found.hotels.map(({ hotel }) => hotel.internalId)).toEqual([12, 11])
    expect(numbers(found.events)).toEqual([4004, 4002, 4001])
  })

  test('shows no more events than fit', async () => {
    const { events, details } = valueOf(await (await open()).location({ key: 'aegidienberg-2' }))
    expect(numbers(events)).toEqual([4004, ...Array.from({ length: 11 }, (_, i) => 5000 + i)])
    expect(details).toBeNull()
  })

  test.each([
    ['aegidienberg', { why: 'moved', to: '/standorte/aegidienberg-2' }],
    ['522', { why: 'not-found' }],
    ['nirgends-99', { why: 'not-found' }],
  ])('%s', async (key, refusal) => expect(await (await open()).location({ key })).toEqual({ ok: false, refusal }))
})

describe('a hotel', () => {
  test('has its town and its own events', async () => {
    const found = valueOf(await (await open()).hotel({ key: 'haus-elbgarten-11' }))
    expect(found).toMatchObject({
      hotel: { internalId: 11 },
      details: { rooms: 80 },
      town: { location: { name: 'Hamburg' }, details: { state: 'Hamburg' } },
    })
    expect(numbers(found.events)).toEqual([4002])
  })

  test.each([
    ['am-fleet', { why: 'moved', to: '/standorte/hotel/am-fleet-12' }],
    ['522', { why: 'not-found' }],
    ['nirgends-99', { why: 'not-found' }],
  ])('%s', async (key, refusal) => expect(await (await open()).hotel({ key })).toEqual({ ok: false, refusal }))
})
