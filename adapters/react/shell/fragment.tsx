import type { ReactNode } from 'react'
import { forEveryone, forOne, notFound } from '../answers.ts'
import type { CartCount } from '#core/cart/ports.ts'
import type { Frame, Head, Page } from '../page.ts'
import { CartFragment } from './cart-fragment.tsx'
import { Footer } from './footer.tsx'
import { Header, Menu } from './header.tsx'
import { sectionOf } from './section-of.ts'

interface Fragment {
  readonly name: Name
  /** Where the page stands that takes the fragment in. */
  readonly activePath: string
  /** Of its visitor, where it is shown. */
  readonly cart: CartCount
}

const parts = {
  header: (head, frame) => <Header head={head} frame={frame} />,
  navigation: (head, frame) => <Menu head={head} frame={frame} />,
  footer: (_, frame) => <Footer frame={frame} />,
  cart: (_, __, cart) => <CartFragment cart={cart} />,
} as const satisfies Readonly<Record<string, (head: Head, frame: Frame, cart: CartCount) => ReactNode>>
type Name = keyof typeof parts

const isName = (name: string): name is Name => Object.hasOwn(parts, name)

/** Parts of our pages for pages of others (domain §7.11): the same shell, without a document around it. */
export const fragmentPage: Page<Fragment> = {
  part: true,
  reads: ['activePath'],
  async loader({ site, params, url }) {
    const name = params['fragment'] ?? ''
    if (!isName(name)) throw notFound()
    const fragment = { name, activePath: url.searchParams.get('activePath') ?? '', cart: { count: 0, itemCount: 0 } }
    if (name !== 'cart') return forEveryone(fragment, [])
    // The cart is its visitor's.
    const answer = await site.booking.cart.count({})
    return forOne({ ...fragment, ...(answer.ok && { cart: answer.value }) })
  },
  head: () => ({ title: '', noindex: true }),
  Component: ({ data: { name, activePath, cart }, frame }) =>
    parts[name]({ title: '', ...sectionOf(activePath.split(/[?#]/, 1)[0] ?? '', frame.brand) }, frame, cart),
}
