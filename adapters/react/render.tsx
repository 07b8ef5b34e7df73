import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { Address } from '#core/shared/addresses.ts'
import { type Brand, brandBeforeContent } from '#core/brand/brand.ts'
import type { PageAnswer, PageAsk, PageSettings, Render } from '#pages-port/page-rendering.ts'
import { postedForm } from '#pages-port/posted-form.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { forOne } from './answers.ts'
import { drawings, type Drawing } from './drawing.tsx'
import type { ActionAnswer, AnyPage, PageData, ServedData, Shown } from './page.ts'
import { errorPage } from './shell/error.tsx'
import { routes, type RouteContext } from './routes.tsx'
import { documentOf } from './shell/document.ts'
import { inShell } from './shell/shell.tsx'
import { allIcons, spriteOf } from './ui/sprite.ts'

/**
 * Renders every page. React Router's static handler finds the page, runs its action and loader and minds the redirects;
 * what it found is drawn directly, with plain links and no hydration (architecture §8). Only what browsers take over is
 * drawn in React Router.
 */
export function createRender(settings: PageSettings): Render {
  const handler = createStaticHandler(routes)
  const begin = drawings()

  const errorAnswer = (ask: PageAsk, brand: Brand, status: number): PageAnswer => {
    const { mayBeDone = false, busy = false } = ask.fault ?? {}
    const data = { status, requestId: ask.requestId, mayBeDone, busy }
    const here = ask.url.split('?')[0] ?? '/'
    const html = draw(begin(), errorPage as AnyPage, { shown: forOne(data), frame: { brand, settings, here } })
    return { status, html, cache: 'private', tags: [] }
  }

  const render = async (ask: PageAsk): Promise<PageAnswer> => {
    if (ask.fault) return errorAnswer(ask, await brandOrPlain(ask), ask.fault.status)
    const brand = await brandOf(ask)
    const address = settings.siteOrigin + ask.url
    if (!isReadable(ask.url, address)) return errorAnswer(ask, brand, 404)

    const requestContext: RouteContext = {
      ...ask,
      brand,
      settings,
      form: ask.form ?? postedForm(),
      files: ask.files ?? [],
    }
    const found = await handler.query(requestOf(address, ask.method), { requestContext })
    if (!('loaderData' in found)) return redirectAnswer(found, ask)

    const failures = Object.values(found.errors ?? {})
    if (failures.length > 0) {
      const failure = failures[0]
      if (isRouteErrorResponse(failure)) return errorAnswer(ask, brand, failure.status)
      throw failure
    }
    const { route, pathname } = found.matches.at(-1) as (typeof found.matches)[number]
    const page = route.handle as AnyPage
    const shown = found.loaderData[route.id] as Shown<unknown>
    const answer = found.actionData?.[route.id] as ActionAnswer<unknown> | undefined
    const drawnFrom = { shown, acted: answer?.acted, frame: { brand, settings, here: shown.here ?? pathname } }
    const live = page.hydrated !== undefined
    // What browsers read themselves is drawn there once more, and a part is shown among texts of others.
    const citing = page.hydrated !== true && !page.part
    const drawing = begin(citing ? await ask.site.citations?.citationsOn(pathname as Address) : undefined)
    const html = live ? drawLive(drawing, page, drawnFrom, found) : draw(drawing, page, drawnFrom)
    const status = answer ? statusOfAnswer(answer) : (shown.status ?? 200)
    if (ask.asData && page.hydrated === 'served')
      return asData(
        { shown, acted: answer?.acted, cited: drawing.cited, build: settings.assets.hydration ?? '' },
        status,
      )
    return {
      status,
      html,
      cache: ask.method === 'POST' ? 'private' : shown.cache,
      tags: ['brand', ...shown.tags, ...drawing.tags],
    }
  }
  return Object.assign(render, { reads })
}

const statusOfAnswer = ({ refusal }: ActionAnswer<unknown>): number => (refusal ? statusOf(refusal) : 200)

/**
 * All that React Router reads of a request. A real one would load Node's fetch, which takes 3 MB and this server never
 * uses.
 */
const requestOf = (url: string, method: PageAsk['method']): Request =>
  ({ url, method, signal: new AbortController().signal }) as Request

/** The query keys that the page at a path reads; undefined where there is no page. */
const reads = (path: string): readonly string[] | undefined => {
  const page = matchRoutes(routes, path)?.at(-1)?.route.handle as AnyPage | undefined
  return page && (page.reads ?? [])
}

function draw(drawing: Drawing, page: AnyPage, { shown: { data }, acted, frame }: PageData): string {
  const content = <page.Component data={data} acted={acted} frame={frame} />
  if (page.part) {
    const html = drawing.still(content)
    return spriteOf(drawing.icons) + withFullAddresses(html, frame.settings.siteOrigin)
  }
  const head = page.head(data, frame)
  const html = inShell(drawing, head, frame, content)
  return documentOf({ sheet: page.sheet, head, frame, body: spriteOf(drawing.icons) + html })
}

/** Relative addresses would lead into the page of others that takes a part in. Text has its quotation marks escaped. */
const withFullAddresses = (html: string, origin: string): string =>
  html.replace(/ (href|src|action)="\/(?!\/)/g, ` $1="${origin}/`)

/**
 * A page that browsers take over: its links and forms are React Router's, and its document holds what it was drawn
 * from.
 */
function drawLive(drawing: Drawing, page: AnyPage, drawnFrom: PageData, found: StaticHandlerContext): string {
  const { shown, acted, frame } = drawnFrom
  const element = <page.Component data={shown.data} acted={acted} frame={frame} />
  const drawnRoutes = found.matches.map(({ route: { id, path } }) => ({ id, element, ...(path && { path }) }))
  const content = (
    <StaticRouterProvider router={createStaticRouter(drawnRoutes, found)} context={found} hydrate={false} />
  )
  const head = page.head(shown.data, frame)
  const html = inShell(drawing, head, frame, content, true)
  const pageData = { ...drawnFrom, ...(page.hydrated === 'served' && { cited: drawing.cited }) }
  // What a browser draws later may show other icons than what it was sent.
  return documentOf({ sheet: page.sheet, head, frame, body: spriteOf(allIcons) + html, pageData })
}

function redirectAnswer(response: Response, { asData: asked }: PageAsk): PageAnswer {
  const location = response.headers.get('location') ?? '/'
  // Else a script would be led on before it could tell where to.
  if (asked) return asData({ location }, 200)
  return { status: response.status, html: '', location, cache: 'private', tags: [] }
}

const asData = (data: ServedData, status: number): PageAnswer => ({
  status,
  html: '',
  json: JSON.stringify(data),
  cache: 'private',
  tags: [],
})

/** Whether an address is one at all: React Router would take broken escapes as they are, and say so on the console. */
const isReadable = (url: string, address: string): boolean => {
  if (!url.startsWith('/') || !URL.canParse(address)) return false
  try {
    return decodeURIComponent(new URL(address).pathname) !== ''
  } catch {
    return false
  }
}

const brandOf = async ({ site }: PageAsk): Promise<Brand> => {
  const answer = await site.office.content.brand({})
  return answer.ok ? answer.value : brandBeforeContent
}

/** A failure is told even where the store is what failed; the server has logged it already. */
const brandOrPlain = (ask: PageAsk): Promise<Brand> => brandOf(ask).catch(() => brandBeforeContent)
