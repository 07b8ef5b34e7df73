// @vitest-environment happy-dom
import { Children } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { brandBeforeContent } from '#core/brand/brand.ts'
import type { SiteOnHydratedPages } from '#pages-port/calls-in-browsers.ts'
import { answered, forOne } from '#react/answers.ts'
import { hydratePage } from '#react/browser/hydrate-page.tsx'
import { pageDataId, type HydratedPage } from '#react/page.ts'
import { PageForm } from '#react/ui/taken-over.tsx'
import { eventually, the } from './page-with-widgets.ts'

const people = ['Änne', 'Kim', '', 'Kim', 'Yıldız']
const noCalls = {} as SiteOnHydratedPages

/** A page with a form for several people, which says whom it was sent. */
const page: HydratedPage<null, readonly string[]> = {
  hydrated: true,
  loader: async () => forOne(null),
  action: async ({ form }) => answered(form.all('participant')),
  head: () => ({ title: '' }),
  Component: ({ acted }) => (
    <PageForm action="/leute">
      {Children.toArray(people.map((name) => <input name="participant" defaultValue={name} />))}
      <button>Senden</button>
      <output>{JSON.stringify(acted)}</output>
    </PageForm>
  ),
}

afterEach(() => (document.body.innerHTML = ''))

test('a form of a page that a browser took over reaches its action with every value of a field', async () => {
  window.history.replaceState(null, '', '/leute')
  const settings = { siteOrigin: '', brOrigin: '', assets: { loader: '', styles: [], wording: '', fonts: [] } }
  const frame = { brand: brandBeforeContent, settings, here: '/leute' }
  const drawn = renderToString(<page.Component data={null} frame={frame} />)
  const data = JSON.stringify({ shown: forOne(null), frame })
  document.body.innerHTML = `<main id="inhalt">${drawn}</main><script type="application/json" id="${pageDataId}">${data}</script>`
  const failed = vi.fn<(error: unknown) => void>()
  const root = await hydratePage({ window, site: noCalls, failed, pages: { '/leute': async () => page } })
  await eventually(() => the('button').click())
  await eventually(() => expect(JSON.parse(the('output').textContent)).toEqual(people))
  expect(failed).not.toHaveBeenCalled()
  root?.unmount()
})
