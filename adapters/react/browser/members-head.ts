import type { ForFillingACart } from '#core/cart/ports.ts'

interface Headed {
  readonly document: Document
  readonly cart: () => Promise<Pick<ForFillingACart, 'count'>>
}

/** Says beside the way to the cart how many seats are in it; where nobody knows, it says what it said before. */
export async function showCartCount({ document, cart }: Headed): Promise<void> {
  const links = document.querySelectorAll<HTMLElement>('[data-cart]')
  if (links.length === 0) return
  const answer = await (await cart()).count({})
  if (!answer.ok) return
  const { count } = answer.value
  for (const link of links) {
    const { cart: name = '', one = '', many = '' } = link.dataset
    link.setAttribute('aria-label', count === 0 ? name : `${name}, ${count}\u00a0${count === 1 ? one : many}`)
    const badge = link.querySelector('.n')
    if (badge) badge.textContent = count === 0 ? '' : String(count)
  }
}

/** Leads whoever is signed in to his own pages, where everybody else is led to the login. */
export function leadMembersOn(document: Document): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-portal]')) {
    const { portal = '', portalSays } = link.dataset
    link.setAttribute('href', portal)
    if (portalSays !== undefined) link.textContent = portalSays
  }
}
