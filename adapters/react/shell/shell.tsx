import type { ReactNode } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { Part } from '../cached-part.tsx'
import type { Drawing } from '../drawing.tsx'
import type { Frame, Head } from '../page.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { bookmarkedSign } from '#core/wishlist/wishlist-address.ts'
import { pageWording } from '#wording/pages.ts'
import { accountWording } from '#wording/pages/account.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeadOfHeader } from './header.tsx'

const words = accountWording.heart

/**
 * What a page shows, with what stands around every page; of that, all but the breadcrumbs is the same on many. Where a
 * browser takes the page over, with the marks that it needs.
 */
export const inShell = (drawing: Drawing, head: Head, frame: Frame, children: ReactNode, hydrated = false): string => {
  const { brand } = frame
  const { rubric, section, audience } = head
  return (
    drawing.part(beginning, { brand, head: { rubric, section, audience } }, frame) +
    (hydrated
      ? `${drawing.still(<Breadcrumbs head={head} />)}<main id="inhalt">${drawing.live(children)}</main>`
      : drawing.still(
          <>
            <Breadcrumbs head={head} />
            <main id="inhalt">{children}</main>
          </>,
        )) +
    drawing.part(end, { brand }, frame)
  )
}

const beginning: Part<{ readonly brand: Brand; readonly head: HeadOfHeader }> = ({ brand, head }, around) => (
  <>
    <a className="skip" href="#inhalt">
      {pageWording.shell.skip}
    </a>
    <Header head={head} frame={{ ...around, brand }} />
    <Bookmarked />
  </>
)

/** What a heart did without scripts: hidden but where the address names it, so that caches keep one page for all. */
const Bookmarked = () => (
  <aside className="wrap bookmarked on-screen" id={bookmarkedSign} aria-label={words.about} tabIndex={-1}>
    <p>
      {words.done} <a href={addressOf.wishlist}>{words.toWishlist}</a>
    </p>
  </aside>
)

const end: Part<{ readonly brand: Brand }> = ({ brand }, around) => <Footer frame={{ ...around, brand }} />
