import { useEffect, type ComponentType } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import type { Frame, Head, HydratedPage, Shown } from '../page.ts'
import { headFollows } from './head-follows.ts'

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

/** Draws pages of what is loaded; what stands around them and the focus follow as where a page is loaded anew. */
export function drawnPage(document: Document, { brand, settings }: Frame) {
  let before: { readonly loaded: Loaded; readonly title: string } | undefined

  const follow = (loaded: Loaded, head: Head, frame: Frame): void => {
    const earlier = before
    before = { loaded, title: head.title }
    if (!earlier || earlier.loaded === loaded) return
    headFollows(document, head, frame)
    const answer = document.querySelector<HTMLElement>('#inhalt [role=alert], #inhalt [role=status]')
    // Steps of one way have one path and each its own title.
    const news = answer ?? (head.title === earlier.title ? null : document.querySelector<HTMLElement>('#inhalt h1'))
    if (news) news.tabIndex = -1
    news?.focus()
  }

  return (page: HydratedPage<unknown, unknown>): ComponentType => {
    const DrawnPage = () => {
      const loaded = useLoaderData<Loaded>()
      const { pathname } = useLocation()
      const { shown, acted, failed = false } = loaded
      const frame = { brand, settings, here: shown.here ?? pathname }
      useEffect(() => follow(loaded, page.head(shown.data, frame), frame))
      return <page.Component data={shown.data} acted={acted} failed={failed} frame={frame} />
    }
    return DrawnPage
  }
}
