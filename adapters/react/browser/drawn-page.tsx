import { useEffect, type ComponentType } from 'react'
import { useLoaderData, useLocation, type Location } from 'react-router-dom'
import type { Cited, Frame, Head, PageView, Shown } from '../page.ts'
import { Citations } from '../ui/citing-line.tsx'
import { Unreached } from '../ui/unreached.ts'
import { headFollows } from './head-follows.ts'

/** What was answered to what was asked last. */
export interface Answered {
  readonly acted?: unknown
  /** It did not arrive, or its answer did not. */
  readonly failed?: boolean
  /** It was read anew by itself: nobody did anything. */
  readonly quiet?: boolean
  /** The page as it is after it, where that came along. */
  readonly read?: { readonly shown: Shown<unknown>; readonly cited?: Cited }
}

/** What a page shows. */
export interface Loaded extends Omit<Answered, 'read'> {
  readonly shown: Shown<unknown>
  /** Where its lines lead. */
  readonly cited?: Cited
}

/** Draws pages of what is loaded; what stands around them and the focus follow as where a page is loaded anew. */
export function drawnPage(document: Document, { brand, settings }: Frame) {
  let before: { readonly loaded: Loaded; readonly title: string; readonly path: string } | undefined

  const follow = (loaded: Loaded, head: Head, frame: Frame, { pathname, hash }: Location): void => {
    const earlier = before
    before = { loaded, title: head.title, path: pathname }
    if (!earlier || earlier.loaded === loaded) return
    headFollows(document, head, frame)
    if (loaded.quiet) return
    const answer = document.querySelector<HTMLElement>('#inhalt [role=alert], #inhalt [role=status]:not(.vh)')
    // What was done stays in sight where it was done: there the eyes are, and it is said aloud.
    const there = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (there && answer?.getAttribute('role') !== 'alert') {
      if (answer) void import('./say-on-page.ts').then((its) => its.sayOnPage(document, answer.textContent))
      return lookAt(there, document)
    }
    // Steps of one way have one path and each its own title.
    const goneOn = head.title !== earlier.title || pathname !== earlier.path
    const news = answer ?? (goneOn ? document.querySelector<HTMLElement>('#inhalt h1') : null)
    if (news) news.tabIndex = -1
    news?.focus()
  }

  return (page: PageView<unknown, unknown>): ComponentType => {
    const DrawnPage = () => {
      const loaded = useLoaderData<Loaded>()
      const at = useLocation()
      const { shown, acted, failed = false, cited } = loaded
      const frame = { brand, settings, here: shown.here ?? at.pathname }
      useEffect(() => follow(loaded, page.head(shown.data, frame), frame, at))
      return (
        <Citations value={cited && linksBy(cited)}>
          <Unreached value={failed}>
            <page.Component data={shown.data} acted={acted} failed={failed} frame={frame} />
          </Unreached>
        </Citations>
      )
    }
    return DrawnPage
  }
}

/** As the server found them for this page; running text came with its links. */
const linksBy = (cited: Cited) => ({
  inHtml: (html: string) => html,
  inText: (text: string) => cited[text] ?? [{ text }],
})

/** What an address names; whoever is at work in it stays where he is. */
function lookAt(there: HTMLElement, { activeElement }: Document): void {
  if (there.contains(activeElement)) return
  there.scrollIntoView()
  there.tabIndex = -1
  there.focus({ preventScroll: true })
}
