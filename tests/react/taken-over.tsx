import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { brandBeforeContent } from '#core/brand/brand.ts'
import type { SiteOnHydratedPages } from '#pages-port/calls-in-browsers.ts'
import { hydratePage } from '#react/browser/hydrate-page.tsx'
import { sheetsOf } from './sheets-of.ts'
import { pageDataId, type HydratedPage, type PageData, type Shown } from '#react/page.ts'

/** Pages by their path. */
export type PlantedPages = Readonly<Record<string, HydratedPage<unknown, unknown>>>

const noCalls = {} as SiteOnHydratedPages
const leaving: (() => void)[] = []

/** Lets go of every page that was taken over. */
export const leaveAll = (): void => {
  for (const leave of leaving.splice(0)) leave()
  document.body.innerHTML = ''
}

/** Draws the page of an address as a server does, and takes it over; tells what went wrong. */
export async function takenOver(pages: PlantedPages, address: string, shown: Shown<unknown>) {
  const { origin } = window.location
  window.history.replaceState(null, '', address)
  const path = address.replace(/\?.*/, '')
  const page = pages[path]
  if (!page) throw new Error(`no page at ${path}`)
  const sectionSheets = sheetsOf((section) => `/assets/${section}.css`)
  const assets = { loader: '', styles: [], sectionSheets, wording: '', fonts: [] }
  const settings = { siteOrigin: origin, brOrigin: origin, assets }
  const data: PageData = { shown, frame: { brand: brandBeforeContent, settings, here: path } }
  const routes = [{ path, element: <page.Component data={shown.data} frame={data.frame} /> }]
  const found = await createStaticHandler(routes).query(new Request(origin + address))
  if (found instanceof Response) throw new Error('it leads elsewhere')
  const router = createStaticRouter(routes, found)
  const drawn = renderToString(<StaticRouterProvider router={router} context={found} hydrate={false} />)
  document.head.innerHTML = page.sheet ? `<link rel="stylesheet" href="${sectionSheets[page.sheet]}">` : ''
  document.body.innerHTML =
    `<main id="inhalt">${drawn}</main>` +
    `<script type="application/json" id="${pageDataId}">${JSON.stringify(data)}</script>`
  const failures: unknown[] = []
  const leave = await hydratePage({
    window,
    site: noCalls,
    pages: Object.fromEntries(Object.entries(pages).map(([at, each]) => [at, async () => each])),
    failed: (error) => void failures.push(error),
  })
  if (leave) leaving.push(leave)
  await vi.waitFor(() => {
    if (!Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')))
      throw new Error('it is not taken over yet')
  })
  return { failures }
}
