import { describe, expect, test } from 'vitest'
import { address, asking, filled, hotel, outlined, pageWith, seminar } from './wishlist-machine.page.ts'

describe('add_to_wishlist in the address', () => {
  test('adds the shown item of that value and then leaves the address [rule:bookmark-add-from-address]', async () => {
    const page = pageWith({ address: `${address}?a=1&add_to_wishlist=${seminar.value}&b=%C3%A4#termine` })
    page.show(hotel)
    page.show(seminar)
    await page.end()
    expect(page.open()).toEqual([`add ${seminar.value}`])
    await page.endAll('answered', 'answered')
    expect(page.told).toEqual([
      { type: 'item-added', item: seminar },
      { type: 'address.changed', address: `${address}?a=1&b=%C3%A4#termine` },
    ])
    expect(page.heart(seminar)).toEqual(filled)
    expect(page.open()).toEqual([])
  })

  test('adds once, though the page shows the item three times [rule:bookmark-add-from-address-once]', async () => {
    const page = pageWith({ address: asking })
    page.show(seminar)
    page.show(seminar)
    await page.end()
    page.show(seminar)
    await page.endAll('answered', 'answered')
    page.show(seminar)
    expect(page.asked).toEqual(['list', `add ${seminar.value}`, 'list'])
    expect(page.told.filter(({ type }) => type === 'address.changed')).toEqual([{ type: 'address.changed', address }])
  })

  test('waits for a heart that appears later', async () => {
    const page = pageWith({ address: asking })
    await page.end()
    page.show(hotel)
    expect(page.open()).toEqual([])
    page.show(seminar)
    expect(page.open()).toEqual([`add ${seminar.value}`])
  })

  test('does not add what is bookmarked already, and leaves the address [rule:bookmark-add-from-address-once]', async () => {
    const page = pageWith({ kept: [seminar], address: asking })
    page.show(seminar)
    await page.end()
    expect(page.asked).toEqual(['list'])
    expect(page.told).toEqual([{ type: 'address.changed', address }])
    expect(page.heart(seminar)).toEqual(filled)
  })

  test('is tried once: a failure leaves the address too', async () => {
    const page = pageWith({ address: asking })
    page.show(seminar)
    await page.endAll('answered', 'broken')
    expect(page.told).toEqual([{ type: 'warned', message: 'cannot add to wishlist' }])
    await page.end()
    expect(page.told).toContainEqual({ type: 'address.changed', address })
    page.show(seminar)
    expect(page.asked).toEqual(['list', `add ${seminar.value}`, 'list'])
    expect(page.open()).toEqual([])
    expect(page.heart(seminar)).toEqual(outlined)
  })

  test('is tried once when the reload fails as well', async () => {
    const page = pageWith({ address: asking })
    page.show(seminar)
    await page.endAll('answered', 'broken', 'broken')
    expect(page.told).toContainEqual({ type: 'address.changed', address })
    expect(page.open()).toEqual([])
  })

  test('stays where it names nothing on the page', async () => {
    const page = pageWith({ address: `${address}?add_to_wishlist=hotel-8` })
    page.show(seminar)
    page.show(hotel)
    await page.end()
    expect(page.asked).toEqual(['list'])
    expect(page.told).toEqual([])
  })

  test('waits for a list: after a failed load nothing is added unasked', async () => {
    const page = pageWith({ address: asking })
    page.show(seminar)
    await page.end('broken')
    expect(page.open()).toEqual([])
    expect(page.told).toEqual([])
    page.click(hotel)
    await page.endAll('answered', 'answered')
    expect(page.open()).toEqual([`add ${seminar.value}`])
  })

  test('and a click on the same item are one add', async () => {
    const page = pageWith({ address: asking })
    page.show(seminar)
    page.click(seminar)
    await page.endAll('answered', 'answered', 'answered')
    expect(page.asked).toEqual(['list', `add ${seminar.value}`, 'list'])
    expect(page.heart(seminar)).toEqual(filled)
  })

  test('a click on an item that was not announced counts as showing it', async () => {
    const page = pageWith({ address: asking })
    await page.end()
    page.click(seminar)
    await page.endAll('answered', 'answered')
    expect(page.asked).toEqual(['list', `add ${seminar.value}`, 'list'])
    expect(page.told).toContainEqual({ type: 'address.changed', address })
  })

  test('of two items with that value takes the one shown first', async () => {
    const page = pageWith({ address: `${address}?add_to_wishlist=x` })
    page.show({ type: 'lexikon', value: 'x' })
    page.show({ type: 'seminar', value: 'x' })
    await page.endAll('answered', 'answered', 'answered')
    expect(page.heart({ type: 'lexikon', value: 'x' })).toEqual(filled)
    expect(page.heart({ type: 'seminar', value: 'x' })).toEqual(outlined)
  })
})
