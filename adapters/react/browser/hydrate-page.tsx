import { useEffect, useRef, useSyncExternalStore } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { pageDataId, type Frame, type Page, type PageData } from '../page.ts'
import { TakenOverPage } from '../ui/taken-over.tsx'
import type { HydratedPages } from './hydrated-pages.ts'
import { pageInBrowser, type Hydration, type PageInBrowser, type Showing } from './page-in-browser.ts'

/**
 * Takes over the page that the server has drawn: the same component, loader and action, on the application over the wire.
 * Forms and links of the page then work without a reload; a call that fails leaves everything as it stands.
 */
export async function hydratePage({
  pages,
  ...hydration
}: Hydration & { readonly pages: HydratedPages }): Promise<Root | undefined> {
  const { document, location } = hydration.window
  const text = document.getElementById(pageDataId)?.textContent
  const page = await pages[location.pathname]?.()
  const host = document.getElementById('inhalt')
  if (!text || !page || !host) return undefined
  const pageData = JSON.parse(text) as PageData
  const inBrowser = pageInBrowser(page, pageData, hydration)
  const drawn = <Drawn page={inBrowser} Component={page.Component} frame={pageData.frame} />
  return hydrateRoot(host, drawn, { onRecoverableError: hydration.failed })
}

function Drawn({
  page,
  Component,
  frame,
}: {
  readonly page: PageInBrowser
  readonly Component: Page<unknown, unknown>['Component']
  readonly frame: Frame
}) {
  const showing = useSyncExternalStore(page.subscribe, page.showing, page.showing)
  useFocusOnAnswer(showing)
  return (
    <TakenOverPage value={page}>
      <Component data={showing.shown.data} acted={showing.acted} failed={showing.failed} frame={frame} />
    </TakenOverPage>
  )
}

/** What was answered has the focus, as it has after a reload; the page as it came is left alone. */
function useFocusOnAnswer(showing: Showing): void {
  const before = useRef(showing)
  useEffect(() => {
    if (before.current === showing) return
    before.current = showing
    document.querySelector<HTMLElement>('#inhalt [role=alert], #inhalt [role=status]')?.focus()
  }, [showing])
}
