// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { wishlistWording as words } from '#wording/pages/wishlist.ts'
import { signIn, textOf } from './pages-app.ts'
import { takingOver } from './taken-over-as-it-came.ts'
import { wishlistCartWording as cartWords } from '#wording/pages/wishlist-cart.ts'

const address = '/wishlist/list'
const { browser, said, get, post, takenOver } = takingOver()

const keep = async (...values: readonly string[]) => {
  for (const value of values) await browser().site.account.wishlist.add({ type: 'seminar', value })
}
const firstId = (html: string) => /name="remove" value="([^"]+)"/.exec(html)?.[1] ?? ''

const states: Readonly<Record<string, { readonly says: string; readonly reach: () => Promise<string> }>> = {
  'signed out': { says: words.signInText, reach: () => get(address) },
  empty: {
    says: words.empty,
    reach: async () => {
      await signIn(browser())
      return get(address)
    },
  },
  'filled and ordered by date': {
    says: words.orders['next-event'],
    reach: async () => {
      await signIn(browser())
      await keep('rhetorik', 'protokoll')
      return get(`${address}?sortierung=termin`)
    },
  },
  'with something taken off': {
    says: words.removedLately,
    reach: async () => {
      await signIn(browser())
      await keep('rhetorik', 'protokoll')
      await post(address, { remove: firstId(await get(address)) })
      return get(address)
    },
  },
  'with a note that was written': {
    says: words.noted,
    reach: async () => {
      await signIn(browser())
      await keep('rhetorik')
      return post(address, { id: firstId(await get(address)), note: 'für Köln,\nmit <Übernachtung> & "Frühstück"' })
    },
  },
  'with what was put into the cart, and what was not': {
    says: cartWords.leftOut,
    reach: async () => {
      await signIn(browser())
      await keep('rhetorik')
      const events = await browser().site.programme.catalogue.events({})
      const open = events.ok ? events.value.items.find(({ placesLeft }) => placesLeft > 0) : undefined
      await browser().site.account.wishlist.addEvent({ event: String(open?.eventId) })
      return get((await browser().post(address, { cart: 'alle' })).location ?? '')
    },
  },
  'with a note that was refused': {
    says: words.failed,
    reach: async () => {
      await signIn(browser())
      await keep('rhetorik')
      return post(address, { id: firstId(await get(address)), note: 'x'.repeat(501) })
    },
  },
}

test.each(Object.keys(states))('the wishlist is taken over as it came: %s', async (state) => {
  const { says, reach } = states[state] ?? { says: '', reach: () => get(address) }
  const html = await reach()
  expect(textOf(html)).toContain(says)
  const { before, after, leave } = await takenOver(html, address)
  expect(after).toBe(before)
  expect(said).toEqual([])
  leave()
})
