import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import type { Frame, Head } from '../page.ts'
import { cachedHtml } from '../ui/cached-html.ts'
import { pageWording } from '#wording/pages.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeadOfHeader } from './header.tsx'

/**
 * What a page shows, with what stands around every page; of that, all but the breadcrumbs is the same on many. Where a
 * browser takes the page over, with the marks that it needs.
 */
export const inShell = (head: Head, frame: Frame, children: ReactNode, hydrated = false): string => {
  const { brand } = frame
  const { rubric, section, audience } = head
  return (
    beginning({ brand, head: { rubric, section, audience } }, frame) +
    (hydrated
      ? `${renderToStaticMarkup(<Breadcrumbs head={head} />)}<main id="inhalt">${renderToString(children)}</main>`
      : renderToStaticMarkup(
          <>
            <Breadcrumbs head={head} />
            <main id="inhalt">{children}</main>
          </>,
        )) +
    end({ brand }, frame)
  )
}

const beginning = cachedHtml(({ brand, head }: { readonly brand: Brand; readonly head: HeadOfHeader }, around) => (
  <>
    <a className="skip" href="#inhalt">
      {pageWording.shell.skip}
    </a>
    <Header head={head} frame={{ ...around, brand }} />
  </>
))

const end = cachedHtml(({ brand }: { readonly brand: Brand }, around) => <Footer frame={{ ...around, brand }} />)
