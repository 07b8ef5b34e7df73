import { useEffect, type ComponentType } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { documentTitle, type Frame, type HydratedPage, type Shown } from '../page.ts'

/** What was answered to what was asked last. */
export interface Answered {
  readonly acted?: unknown
  /** It did not arrive, or its answer did not. */
  readonly failed?: boolean
}

/** What a page shows. */
export interface Loaded extends Answered {
  readonly shown: Shown<unknown>
}

/** Draws pages of what is loaded; the title and the focus follow, as they do where a page is loaded anew. */
export function drawnPage(document: Document, { brand, settings }: Frame) {
  let before: { readonly loaded: Loaded; readonly pathname: string } | undefined

  const follow = (loaded: Loaded, pathname: string, title: string): void => {
    const earlier = before
    before = { loaded, pathname }
    if (!earlier || earlier.loaded === loaded) return
    document.title = title
    const answer = document.querySelector<HTMLElement>('#inhalt [role=alert], #inhalt [role=status]')
    const news = answer ?? (pathname === earlier.pathname ? null : document.querySelector<HTMLElement>('#inhalt h1'))
    if (news) news.tabIndex = -1
    news?.focus()
  }

  return (page: HydratedPage<unknown, unknown>): ComponentType => {
    const DrawnPage = () => {
      const loaded = useLoaderData<Loaded>()
      const { pathname } = useLocation()
      const { shown, acted, failed = false } = loaded
      const frame = { brand, settings, here: shown.here ?? pathname }
      useEffect(() => follow(loaded, pathname, documentTitle(page.head(shown.data, frame), brand)))
      return <page.Component data={shown.data} acted={acted} failed={failed} frame={frame} />
    }
    return DrawnPage
  }
}
