import { lines, linkSeen } from '#features/screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import type { Screen, Spot } from '#features/screens/screen.ts'
import { said } from '../support/said.ts'
import type { CartAnswerSeen, CartControlSeen, PutsIntoTheCart } from './into-the-cart.driver.ts'

const wishlist = '/wishlist/list'
/** What concerns the cart, by what it is called in full: the words, and which line they are of. */
const buttons = /: (?:In den Warenkorb|Auf die Warteliste)$/
const links = /^(?:Im Warenkorb|Im Warenkorb, für die Warteliste|Warenkorb ist voll|Termine ansehen): /

/** Puts bookmarks into the cart by what the wishlist offers. */
export const putsIntoTheCartOnScreen = ({ screen }: PageAddress): PutsIntoTheCart => {
  const linesOf = async ({ page }: Screen) => {
    const shown: { readonly line: Spot; readonly title: string; readonly address: string }[] = []
    for (const line of await page.all('listitem')) {
      const [heading] = await line.all('heading')
      const [link] = heading ? await heading.readAll('link', linkSeen) : []
      if (link) shown.push({ line, title: link.label, address: link.address })
    }
    return shown
  }
  const answer = async ({ page }: Screen): Promise<CartAnswerSeen> => {
    const status = await sooner('answer', async () => (await page.all('status'))[0])
    const [heading] = await status.readAll('heading', lines)
    const told = await status.readAll('listitem', (item) => {
      const [what, why] = [...item.querySelectorAll(':scope > p')].map((part) => part.textContent ?? '')
      return { what: what ?? '', why: why ?? '' }
    })
    return {
      heading: heading?.join(' ') ?? '',
      leftOut: told.map(({ what, why }) => ({ what: said(what), why: said(why) })),
    }
  }
  const putAll = async (on: Screen, waitingList: boolean): Promise<CartAnswerSeen> => {
    await on.go(wishlist)
    if (waitingList) await (await on.page.field('Ausgebuchte Termine für die Warteliste')).tick(true)
    await (await sooner('button', async () => (await on.page.all('button', 'Alle in den Warenkorb'))[0])).click()
    await on.settle()
    return answer(on)
  }

  return {
    async controls() {
      await screen.go(wishlist)
      return Promise.all(
        (await linesOf(screen)).map(async ({ line, title, address }): Promise<CartControlSeen> => {
          const [button] = await line.readAll('button', lines, buttons)
          const [link] = await line.readAll('link', linkSeen, links)
          return { title, address, label: button?.join(' ') ?? link?.label, leadsTo: link?.address }
        }),
      )
    },
    async putOne(eventId, forWaitingList) {
      await screen.go(wishlist)
      const found = (await linesOf(screen)).find(({ address }) => address.endsWith(`-${eventId}`))
      if (!found) throw new Error(`the wishlist does not hold ${eventId}`)
      const words = forWaitingList ? /: Auf die Warteliste$/ : /: In den Warenkorb$/
      await (await sooner('button', async () => (await found.line.all('button', words))[0])).click()
      await screen.settle()
      return answer(screen)
    },
    putAll: (waitingList) => putAll(screen, waitingList),
    async putAllWithoutScripts() {
      const bare = await screen.withoutScripts()
      const told = await putAll(bare, false)
      await bare.close()
      return told
    },
  }
}
