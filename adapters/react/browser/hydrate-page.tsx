import { useEffect, useMemo, useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import {
  createBrowserRouter,
  redirectDocument,
  RouterProvider,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
  useSubmit,
  type RouteObject,
} from 'react-router-dom'
import type { Site } from '#core/site.ts'
import { postedForm } from '#pages-port/posted-form.ts'
import { pageDataId, type PageRequest, type Frame, type Page, type PageData, type Shown } from '../page.ts'
import { TakenOverPage, type TakenOver } from '../ui/taken-over.tsx'
import type { HydratedPages } from './hydrated-pages.ts'

/** What the page shows after something was asked in this browser; `failed` where that did not arrive. */
interface Answered {
  readonly acted?: unknown
  readonly failed?: boolean
}

/** What taking over a page needs. */
export interface Hydration {
  readonly window: Window
  readonly site: Site
  readonly pages: HydratedPages
  /** Told of what went wrong; whatever cannot be done says so on the page as well. */
  readonly failed: (error: unknown) => void
}

/**
 * Takes over the page that the server has drawn: the same component, loader and action, on the application over the wire.
 * Forms and links of the page then work without a reload; a call that fails leaves everything as it stands.
 */
export async function hydratePage({ window, site, pages, failed }: Hydration): Promise<Root | undefined> {
  const { document, location } = window
  const text = document.getElementById(pageDataId)?.textContent
  const page = await pages[location.pathname]?.()
  const host = document.getElementById('inhalt')
  if (!text || !page || !host) return undefined
  const { shown, acted, frame } = JSON.parse(text) as PageData
  const router = createBrowserRouter([routeOf(page, shown, frame, site, failed)], {
    window,
    hydrationData: { loaderData: { page: { shown } }, ...(acted !== undefined && { actionData: { page: { acted } } }) },
  })
  return hydrateRoot(host, <RouterProvider router={router} />, { onRecoverableError: failed })
}

function routeOf(
  page: Page<unknown, unknown>,
  first: Shown<unknown>,
  frame: Frame,
  site: Site,
  failed: (error: unknown) => void,
): RouteObject {
  let last = first
  const asked = async (request: Request): Promise<PageRequest> => {
    const { brand, settings } = frame
    const fields = request.method === 'POST' ? [...(await request.formData())] : []
    const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string')
    return {
      site,
      brand,
      settings,
      requestId: '',
      params: {},
      url: new URL(request.url),
      form: postedForm(texts),
      files: [],
      takenOver: true,
    }
  }
  return {
    id: 'page',
    path: frame.here,
    async loader({ request }) {
      try {
        last = await page.loader(await asked(request))
        return { shown: last }
      } catch (error) {
        if (request.signal.aborted) throw error
        failed(error)
        return { shown: last, failed: true }
      }
    },
    async action({ request }): Promise<Answered | Response> {
      try {
        const answer = await page.action?.(await asked(request))
        if (!(answer instanceof Response)) return { acted: answer?.acted }
        const href = answer.headers.get('location') ?? frame.here
        return new URL(href, request.url).pathname === frame.here ? answer : redirectDocument(href)
      } catch (error) {
        if (request.signal.aborted) throw error
        failed(error)
        return { failed: true }
      }
    },
    Component: () => <Drawn page={page} frame={frame} />,
  }
}

function Drawn({ page: { Component }, frame }: { readonly page: Page<unknown, unknown>; readonly frame: Frame }) {
  const loaded = useLoaderData<{ readonly shown: Shown<unknown>; readonly failed?: boolean }>()
  const answered = useAnswer()
  const submit = useSubmit()
  const navigate = useNavigate()
  const takenOver = useMemo<TakenOver>(
    () => ({
      submit: (form) => void submit(form, { preventScrollReset: true }),
      follow: (href) => void navigate(href, { preventScrollReset: true, replace: true }),
    }),
    [submit, navigate],
  )
  useFocusOnAnswer(answered)
  return (
    <TakenOverPage value={takenOver}>
      <Component
        data={loaded.shown.data}
        acted={answered?.acted}
        failed={answered?.acted === undefined && ((loaded.failed ?? false) || (answered?.failed ?? false))}
        frame={frame}
      />
    </TakenOverPage>
  )
}

/** What was answered, together with the page as it is after that: not before it has been read anew. */
function useAnswer(): Answered | undefined {
  const answered = useActionData<Answered>()
  const isBeingRead = useNavigation().state === 'loading'
  const [told, tell] = useState(answered)
  if (!isBeingRead && told !== answered) tell(answered)
  return isBeingRead ? told : answered
}

/** What was answered has the focus, as it has after a reload; the page as it came is left alone. */
function useFocusOnAnswer(answered: Answered | undefined): void {
  const before = useRef(answered)
  useEffect(() => {
    if (before.current === answered) return
    before.current = answered
    document.querySelector<HTMLElement>('#inhalt [role=alert], #inhalt [role=status]')?.focus()
  }, [answered])
}
