import type { ReactNode } from 'react'
import type { Frame, Head } from '../page.ts'
import { pageWording } from '../wording/pages.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What stands around every page. */
export const Shell = ({
  head,
  frame,
  children,
}: {
  readonly head: Head
  readonly frame: Frame
  readonly children: ReactNode
}) => (
  <>
    <a className="skip" href="#inhalt">
      {pageWording.shell.skip}
    </a>
    <Header head={head} frame={frame} />
    <Breadcrumbs head={head} />
    <main id="inhalt">{children}</main>
    <Footer frame={frame} />
  </>
)
