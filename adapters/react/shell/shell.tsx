import type { ReactNode } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { Part } from '../cached-part.tsx'
import type { Drawing } from '../drawing.tsx'
import type { Frame, Head } from '../page.ts'
import { pageWording } from '#wording/pages.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeadOfHeader } from './header.tsx'

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
  </>
)

const end: Part<{ readonly brand: Brand }> = ({ brand }, around) => <Footer frame={{ ...around, brand }} />
