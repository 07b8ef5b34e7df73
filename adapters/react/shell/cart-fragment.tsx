import type { Frame } from '../page.ts'
import { WaysToBook } from '../blocks/ways-to-book.tsx'
import { Icon } from '../ui/icon.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.shell.cart

/**
 * What is in the cart, for pages of others; nothing can be put in before booking opens, so it says how to book until
 * then.
 */
export const CartFragment = ({ frame: { brand } }: { readonly frame: Frame }) => (
  <section className="cart stack" aria-label={words.title}>
    <p>
      <Icon name="book" /> {words.empty}
    </p>
    <WaysToBook brand={brand} />
  </section>
)
