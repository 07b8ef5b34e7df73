import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { heartOf } from '#core/wishlist/heart-state.ts'
import { wishlistMachine } from '#core/wishlist/wishlist.machine.ts'
import { address, asking, event, filled, hotel, outlined, pageWith, seminar } from './wishlist-machine.page.ts'

describe('A page of somebody who is not signed in', () => {
  test('asks the store nothing, however many hearts it shows [rule:wishlist-only-signed-in]', () => {
    const page = pageWith({ signedIn: false, address: asking })
    page.show(seminar)
    page.show(hotel)
    page.click(seminar)
    expect(page.asked).toEqual([])
    expect(page.told).toEqual([])
  })

  test('opens the login dialog for the clicked item, and only for that one [rule:bookmark-dialog-signed-out]', () => {
    const page = pageWith({ signedIn: false })
    page.click(seminar)
    expect(page.heart(seminar)).toEqual({ ...outlined, dialogOpen: true })
    expect(page.heart(hotel)).toEqual(outlined)
    page.click(hotel)
    expect(page.heart(seminar).dialogOpen).toBe(false)
    expect(page.heart(hotel).dialogOpen).toBe(true)
    page.closeDialog()
    expect(page.heart(hotel)).toEqual(outlined)
    expect(page.actor.getSnapshot().value).toBe('signedOut')
  })

  test('does nothing about add_to_wishlist', () => {
    const page = pageWith({ signedIn: false, address: asking })
    page.show(seminar)
    expect(page.told).toEqual([])
    expect(page.heart(seminar)).toEqual(outlined)
  })
})

describe('A list that another tab has changed', () => {
  test('is loaded anew, and hearts follow', async () => {
    const page = pageWith({ kept: [seminar] })
    await page.end()
    page.toggleElsewhere(hotel)
    page.changed()
    expect(page.open()).toEqual(['list'])
    expect(page.heart(hotel)).toEqual(outlined)
    await page.end()
    expect(page.heart(hotel)).toEqual(filled)
    expect(page.told).toEqual([])
  })

  test('while it is being loaded is loaded once more; while something is written, with that', async () => {
    const page = pageWith()
    page.changed()
    page.changed()
    await page.end()
    expect(page.open()).toEqual(['list'])
    await page.end()
    expect(page.open()).toEqual([])
    page.click(seminar)
    page.changed()
    await page.endAll('answered', 'answered')
    expect(page.open()).toEqual([])
  })

  test('that does not come leaves what was there; a session that is over is over', async () => {
    const page = pageWith({ kept: [seminar] })
    await page.end()
    page.changed()
    await page.end('broken')
    expect(page.heart(seminar)).toEqual(filled)
    page.changed()
    await page.end('signed-out')
    expect(page.actor.getSnapshot().value).toBe('signedOut')
    expect(page.heart(seminar)).toEqual(outlined)
    page.changed()
    expect(page.open()).toEqual([])
  })

  test('is nothing to a page of somebody signed out', () => {
    const page = pageWith({ signedIn: false })
    page.changed()
    expect(page.asked).toEqual([])
  })
})

describe('A page of somebody who is signed in', () => {
  test('loads the list once for all hearts and fills those on it [rule:bookmark-label] [rule:bookmark-icon]', async () => {
    const page = pageWith({ kept: [seminar] })
    for (const item of [seminar, hotel, seminar, event]) page.show(item)
    expect(page.asked).toEqual(['list'])
    expect(page.heart(seminar)).toEqual({ ...outlined, busy: true })
    await page.end()
    expect(page.heart(seminar)).toEqual(filled)
    expect(page.heart(hotel)).toEqual(outlined)
    expect(page.asked).toEqual(['list'])
    expect(page.told).toEqual([])
  })

  test('fills a heart only where type and value match [rule:bookmark-matches-type-and-value]', async () => {
    const page = pageWith({ kept: [{ type: 'seminar', value: 'hotel-7' }] })
    await page.end()
    expect(page.heart({ type: 'seminar', value: 'hotel-7' }).state).toBe('bookmarked')
    expect(page.heart(hotel).state).toBe('not-bookmarked')
    expect(page.heart({ type: 'seminar', value: 'hotel-8' }).state).toBe('not-bookmarked')
  })

  test('adds what is not bookmarked, tells so and loads again [rule:bookmark-toggle-add] [rule:bookmark-reload]', async () => {
    const page = pageWith({ kept: [hotel] })
    await page.end()
    page.click(seminar)
    expect(page.open()).toEqual([`add ${seminar.value}`])
    expect(page.heart(seminar)).toEqual({ ...outlined, busy: true })
    expect(page.heart(hotel)).toEqual(filled)
    await page.end()
    expect(page.told).toEqual([{ type: 'item-added', item: seminar }])
    expect(page.open()).toEqual(['list'])
    expect(page.heart(seminar)).toEqual({ ...filled, busy: true })
    await page.end()
    expect(page.heart(seminar)).toEqual(filled)
    expect(page.heart(hotel)).toEqual(filled)
    expect(page.asked).toEqual(['list', `add ${seminar.value}`, 'list'])
    expect(page.keeps(seminar)).toBe(true)
    expect(page.actor.getSnapshot().value).toEqual({ signedIn: 'resting' })
  })

  test('removes what is bookmarked, tells so and loads again [rule:bookmark-toggle-remove] [rule:bookmark-reload]', async () => {
    const page = pageWith({ kept: [seminar, hotel] })
    await page.end()
    page.click(seminar)
    expect(page.open()).toEqual([`remove ${seminar.value}`])
    expect(page.heart(seminar)).toEqual({ ...filled, busy: true })
    await page.end()
    expect(page.told).toEqual([{ type: 'item-removed', item: seminar }])
    expect(page.heart(seminar)).toEqual({ ...outlined, busy: true })
    await page.end()
    expect(page.heart(seminar)).toEqual(outlined)
    expect(page.heart(hotel)).toEqual(filled)
    expect(page.keeps(seminar)).toBe(false)
  })

  test('survives a failed add: a warning, nothing shown, the heart as before, the list reloaded [rule:add-failure-warning]', async () => {
    for (const how of ['broken', 'refused'] as const) {
      const page = pageWith()
      await page.end()
      page.click(seminar)
      await page.end(how)
      expect(page.told).toEqual([{ type: 'warned', message: 'cannot add to wishlist' }])
      expect(page.open()).toEqual(['list'])
      await page.end()
      expect(page.heart(seminar)).toEqual(outlined)
    }
  })

  test('survives a failed remove: a warning, nothing shown, the heart as before, the list reloaded [rule:remove-failure-warning]', async () => {
    const page = pageWith({ kept: [seminar] })
    await page.end()
    page.click(seminar)
    await page.end('broken')
    expect(page.told).toEqual([{ type: 'warned', message: 'cannot remove to wishlist' }])
    expect(page.open()).toEqual(['list'])
    await page.end()
    expect(page.heart(seminar)).toEqual(filled)
  })

  test('follows the list: what another device removed meanwhile is gone after the reload', async () => {
    const page = pageWith({ kept: [seminar] })
    await page.end()
    page.toggleElsewhere(seminar)
    page.click(seminar)
    await page.endAll('answered', 'answered')
    expect(page.told).toEqual([{ type: 'warned', message: 'cannot remove to wishlist' }])
    expect(page.heart(seminar)).toEqual(outlined)
  })

  test('survives a failed load: hearts are outlined, a click still adds and loads again [rule:list-failure-survived]', async () => {
    const page = pageWith({ kept: [seminar] })
    await page.end('broken')
    expect(page.heart(seminar)).toEqual(outlined)
    expect(page.told).toEqual([])
    page.click(hotel)
    await page.endAll('answered', 'answered')
    expect(page.heart(hotel)).toEqual(filled)
    expect(page.heart(seminar)).toEqual(filled)
    expect(page.asked).toEqual(['list', 'add hotel-7', 'list'])
  })

  test('shows what was acknowledged when the reload fails [rule:list-failure-survived]', async () => {
    const page = pageWith({ kept: [hotel] })
    await page.end()
    page.click(seminar)
    await page.endAll('answered', 'broken')
    expect(page.heart(seminar)).toEqual(filled)
    page.click(hotel)
    await page.endAll('answered', 'broken')
    expect(page.heart(hotel)).toEqual(outlined)
    expect(page.heart(seminar)).toEqual(filled)
  })

  test('needs no dialog', async () => {
    const page = pageWith()
    await page.end()
    page.click(seminar)
    expect(page.heart(seminar).dialogOpen).toBe(false)
  })

  test('has nothing to close', async () => {
    const page = pageWith()
    page.closeDialog()
    await page.end()
    expect(page.heart(seminar)).toEqual(outlined)
  })
})

describe('A session that has ended meanwhile', () => {
  test('is met by the load: the page is signed out and a click opens the dialog', async () => {
    const page = pageWith({ address: asking })
    page.show(seminar)
    await page.end('signed-out')
    expect(page.actor.getSnapshot().value).toBe('signedOut')
    expect(page.heart(seminar)).toEqual(outlined)
    page.click(hotel)
    expect(page.heart(hotel).dialogOpen).toBe(true)
    expect(page.asked).toEqual(['list'])
    expect(page.told).toEqual([])
  })

  test('is met by the load while a click waits: its dialog opens', async () => {
    const page = pageWith()
    page.click(seminar)
    page.click(hotel)
    await page.end('signed-out')
    expect(page.heart(seminar)).toEqual({ ...outlined, dialogOpen: true })
    expect(page.heart(hotel)).toEqual(outlined)
  })

  test('is met by an add: a warning, and the dialog of the item', async () => {
    const page = pageWith({ kept: [event] })
    await page.end()
    page.click(seminar)
    page.click(hotel)
    await page.end('signed-out')
    expect(page.told).toEqual([{ type: 'warned', message: 'cannot add to wishlist' }])
    expect(page.heart(seminar)).toEqual({ ...outlined, dialogOpen: true })
    expect(page.heart(event)).toEqual(outlined)
    expect(page.open()).toEqual([])
    page.closeDialog()
    page.click(hotel)
    expect(page.heart(seminar)).toEqual(outlined)
    expect(page.heart(hotel)).toEqual({ ...outlined, dialogOpen: true })
  })

  test('is met by a remove: a warning, and the dialog of the item', async () => {
    const page = pageWith({ kept: [seminar] })
    await page.end()
    page.click(seminar)
    await page.end('signed-out')
    expect(page.told).toEqual([{ type: 'warned', message: 'cannot remove to wishlist' }])
    expect(page.heart(seminar)).toEqual({ ...outlined, dialogOpen: true })
  })

  test('is met by a reload: no dialog unless another click waits', async () => {
    const page = pageWith()
    await page.end()
    page.click(seminar)
    await page.endAll('answered', 'signed-out')
    expect(page.heart(seminar)).toEqual(outlined)

    const busy = pageWith()
    await busy.end()
    busy.click(seminar)
    busy.click(hotel)
    await busy.endAll('answered', 'signed-out')
    expect(busy.heart(hotel)).toEqual({ ...outlined, dialogOpen: true })
  })

  test('is met by what the address asks: no dialog unasked, and it stays for the time after the login', async () => {
    const page = pageWith({ address: asking })
    page.show(seminar)
    await page.endAll('answered', 'signed-out')
    expect(page.told).toEqual([{ type: 'warned', message: 'cannot add to wishlist' }])
    expect(page.heart(seminar)).toEqual(outlined)
  })

  test('is met by a click after the address had its turn: the dialog opens all the same', async () => {
    const page = pageWith({ address: asking })
    page.show(seminar)
    await page.endAll('answered', 'answered', 'answered')
    page.click(hotel)
    await page.end('signed-out')
    expect(page.heart(hotel)).toEqual({ ...outlined, dialogOpen: true })
    expect(page.actor.getSnapshot().context.signedIn).toBe(false)
  })

  test('is told from other failures by its name alone', async () => {
    const page = pageWith()
    await page.end('refused')
    expect(page.actor.getSnapshot().value).toEqual({ signedIn: 'resting' })
  })
})

test('A machine without a port fails its questions and goes on: hearts outlined, a warning on a click', async () => {
  const actor = createActor(wishlistMachine, { input: { signedIn: true, address } })
  const warnings: string[] = []
  actor.on('warned', ({ message }) => warnings.push(message))
  actor.start()
  actor.send({ type: 'heart.clicked', item: seminar })
  await new Promise((resolve) => setImmediate(resolve))
  expect(warnings).toEqual(['cannot add to wishlist'])
  expect(heartOf(actor.getSnapshot(), seminar)).toEqual(outlined)
})
