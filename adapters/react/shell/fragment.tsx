import type { ReactNode } from 'react'
import { forEveryone, forOne, notFound } from '../answers.ts'
import type { Frame, Head, Page } from '../page.ts'
import { CartFragment } from './cart-fragment.tsx'
import { Footer } from './footer.tsx'
import { Header, Menu } from './header.tsx'
import { sectionOf } from './section-of.ts'

interface Fragment {
  readonly name: Name
  /** Where the page stands that takes the fragment in. */
  readonly activePath: string
}

const parts = {
  header: (head, frame) => <Header head={head} frame={frame} />,
  navigation: (head, frame) => <Menu head={head} frame={frame} />,
  footer: (_, frame) => <Footer frame={frame} />,
  cart: (_, frame) => <CartFragment frame={frame} />,
} as const satisfies Readonly<Record<string, (head: Head, frame: Frame) => ReactNode>>
type Name = keyof typeof parts

const isName = (name: string): name is Name => Object.hasOwn(parts, name)

/** Parts of our pages for pages of others (domain §7.11): the same shell, without a document around it. */
export const fragmentPage: Page<Fragment> = {
  part: true,
  reads: ['activePath'],
  async loader({ params, url }) {
    const name = params['fragment'] ?? ''
    if (!isName(name)) throw notFound()
    const fragment = { name, activePath: url.searchParams.get('activePath') ?? '' }
    // The cart is its visitor's.
    return name === 'cart' ? forOne(fragment) : forEveryone(fragment, [])
  },
  head: () => ({ title: '', noindex: true }),
  Component: ({ data: { name, activePath }, frame }) =>
    parts[name]({ title: '', ...sectionOf(activePath.split(/[?#]/, 1)[0] ?? '', frame.brand) }, frame),
}
