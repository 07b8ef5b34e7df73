import { describe, expect, test } from 'vitest'
import { event, filled, hotel, outlined, pageWith, seminar } from './wishlist-machine.page.ts'

describe('No click is lost', () => {
  test('while the list loads: it waits, and adds what is not there', async () => {
    const page = pageWith()
    page.click(seminar)
    expect(page.asked).toEqual(['list'])
    await page.end()
    expect(page.open()).toEqual([`add ${seminar.value}`])
  })

  test('while the list loads: on ‘Merken’ it never removes what turns out to be bookmarked', async () => {
    const page = pageWith({ kept: [seminar] })
    page.click(seminar)
    await page.end()
    expect(page.open()).toEqual([])
    expect(page.heart(seminar)).toEqual(filled)
    expect(page.told).toEqual([])
  })

  test('while other items are written: each waits for its turn, in order', async () => {
    const page = pageWith({ kept: [event] })
    await page.end()
    page.click(seminar)
    page.click(hotel)
    page.click(event)
    expect(page.open()).toEqual([`add ${seminar.value}`])
    expect(page.heart(hotel)).toEqual({ ...outlined, busy: true })
    expect(page.heart(event)).toEqual({ ...filled, busy: true })
    await page.endAll('answered', 'answered', 'answered', 'answered', 'answered', 'answered')
    expect(page.asked).toEqual([
      'list',
      `add ${seminar.value}`,
      'list',
      'add hotel-7',
      'list',
      `remove ${event.value}`,
      'list',
    ])
    expect([seminar, hotel, event].map((item) => page.heart(item).state)).toEqual([
      'bookmarked',
      'bookmarked',
      'not-bookmarked',
    ])
  })

  test('on an item whose own change waits or is written, a further click is the same click', async () => {
    const page = pageWith()
    page.click(seminar)
    page.click(seminar)
    await page.end()
    page.click(seminar)
    page.click(hotel)
    page.click(hotel)
    await page.endAll('answered', 'answered', 'answered', 'answered')
    expect(page.asked).toEqual(['list', `add ${seminar.value}`, 'list', 'add hotel-7', 'list'])
  })

  test('on a bookmarked item whose removal is written, a further click is the same click', async () => {
    const page = pageWith({ kept: [seminar, hotel] })
    await page.end()
    page.click(seminar)
    page.click(seminar)
    page.click(hotel)
    await page.endAll('answered', 'answered', 'answered', 'answered')
    expect(page.asked).toEqual(['list', `remove ${seminar.value}`, 'list', 'remove hotel-7', 'list'])
    expect(page.open()).toEqual([])
  })

  test('once the write is acknowledged, the next click takes it back', async () => {
    const page = pageWith()
    await page.end()
    page.click(seminar)
    await page.end()
    page.click(seminar)
    await page.endAll('answered', 'answered', 'answered')
    expect(page.asked).toEqual(['list', `add ${seminar.value}`, 'list', `remove ${seminar.value}`, 'list'])
    expect(page.heart(seminar)).toEqual(outlined)
  })

  test('an item of the same value but another type is another item', async () => {
    const page = pageWith()
    await page.end()
    page.click({ type: 'seminar', value: 'x' })
    page.click({ type: 'lexikon', value: 'x' })
    await page.endAll('answered', 'answered', 'answered', 'answered')
    expect(page.asked.filter((name) => name === 'add x')).toHaveLength(2)
  })
})
