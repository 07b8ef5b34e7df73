// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { brandBeforeContent } from '#core/brand/brand.ts'
import type { SiteOnHydratedPages } from '#pages-port/calls-in-browsers.ts'
import { pageInBrowser, type PageInBrowser } from '#react/browser/page-in-browser.ts'
import type { HydratedPage, HydratedPageRequest, Shown } from '#react/page.ts'

/** A page whose reading and whose form wait until a test answers them, or lets them fail. */
const opened = () => {
  const asked: { readonly what: string; readonly answer: (value: unknown) => void; readonly fail: () => void }[] = []
  const asking = <T>(what: string): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    asked.push({ what, answer: (value) => resolve(value as T), fail: () => reject(new Error('the line is broken')) })
    return promise
  }
  const page: HydratedPage<unknown, unknown> = {
    hydrated: true,
    loader: ({ url }: HydratedPageRequest) => asking<Shown<unknown>>(`read ${url.pathname}${url.search}`),
    action: ({ form }: HydratedPageRequest) => asking(`send ${form.one('remove')}`),
    Component: () => null,
    head: () => ({ title: '' }),
  }
  const frame = {
    brand: brandBeforeContent,
    settings: {
      siteOrigin: window.location.origin,
      brOrigin: window.location.origin,
      assets: { loader: '', styles: [], wording: '', fonts: [] },
    },
    here: '/merken',
  }
  const failures: unknown[] = []
  const hydration = { window, site: {} as SiteOnHydratedPages, failed: (error: unknown) => void failures.push(error) }
  const inBrowser = pageInBrowser(page, { shown: listOf('one', 'two'), frame }, hydration)
  /** Answers the question that waits, and looks what is shown then. */
  const next = async (what: string, how: 'fail' | { readonly value: unknown }) => {
    await idle()
    const question = asked.shift()
    expect(question?.what).toBe(what)
    if (how === 'fail') question?.fail()
    else question?.answer(how.value)
    await idle()
    return seen(inBrowser)
  }
  return { inBrowser, next, asked, failures }
}

const listOf = (...data: string[]): Shown<unknown> => ({ data, cache: 'private', tags: [] })
const seen = (page: PageInBrowser) => {
  const { shown, acted, failed } = page.showing()
  return [shown.data, acted, failed]
}
const idle = () => new Promise((resolve) => setTimeout(resolve))
const formOf = (name: string, value: string): HTMLFormElement => {
  document.body.innerHTML = `<form method="post" action="/merken?nach=termin"><input name="${name}" value="${value}"></form>`
  return document.querySelector('form') as HTMLFormElement
}
const status = (acted: unknown) => ({ value: { status: 200, acted } })

afterEach(() => {
  document.body.innerHTML = ''
})

test('what was answered is told together with the page as it is after that, not before it has been read anew', async () => {
  const { inBrowser, next } = opened()
  inBrowser.submit(formOf('remove', 'one'))
  expect(await next('send one', status('gone'))).toEqual([['one', 'two'], undefined, false])
  expect(await next('read /merken?nach=termin', { value: listOf('two') })).toEqual([['two'], 'gone', false])
})

test('where only reading it anew is lost, what was answered is told, and not that nothing arrived', async () => {
  const { inBrowser, next, failures } = opened()
  inBrowser.submit(formOf('remove', 'one'))
  await next('send one', status('gone'))
  expect(await next('read /merken?nach=termin', 'fail')).toEqual([['one', 'two'], 'gone', false])
  expect(failures).toHaveLength(1)
})

test('a form that does not arrive leaves the page as it stands and says so; the next one is sent all the same', async () => {
  const { inBrowser, next, failures } = opened()
  inBrowser.submit(formOf('remove', 'one'))
  expect(await next('send one', 'fail')).toEqual([['one', 'two'], undefined, true])
  expect(failures).toHaveLength(1)
  inBrowser.submit(formOf('remove', 'one'))
  await next('send one', status('gone'))
  expect(await next('read /merken?nach=termin', { value: listOf('two') })).toEqual([['two'], 'gone', false])
})

test('what is asked while something is asked waits for it, as it was when it was asked', async () => {
  const { inBrowser, next, asked } = opened()
  inBrowser.submit(formOf('remove', 'one'))
  const second = formOf('remove', 'two')
  inBrowser.submit(second)
  second.innerHTML = ''
  await idle()
  expect(asked.map(({ what }) => what)).toEqual(['send one'])
  await next('send one', status('gone one'))
  await next('read /merken?nach=termin', { value: listOf('two') })
  await next('send two', status('gone two'))
  expect(await next('read /merken?nach=termin', { value: listOf() })).toEqual([[], 'gone two', false])
})

test('a link shows the page in its other state, under its address, and tells no more what was answered before', async () => {
  const { inBrowser, next } = opened()
  inBrowser.submit(formOf('remove', 'one'))
  await next('send one', status('gone'))
  await next('read /merken?nach=termin', { value: listOf('two') })
  let heard = 0
  const unsubscribe = inBrowser.subscribe(() => void (heard += 1))
  inBrowser.follow('/merken?nach=namen')
  expect(await next('read /merken?nach=namen', { value: listOf('two') })).toEqual([['two'], undefined, false])
  expect(window.location.search).toBe('?nach=namen')
  unsubscribe()
  inBrowser.follow('/merken')
  expect(await next('read /merken', 'fail')).toEqual([['two'], undefined, true])
  expect([window.location.search, heard]).toEqual(['?nach=namen', 1])
})

test('an answer that leads elsewhere loads that page', async () => {
  const { inBrowser, next, asked } = opened()
  const elsewhere = new Response(null, { status: 303, headers: { location: '#elsewhere' } })
  inBrowser.submit(formOf('remove', 'one'))
  await next('send one', { value: elsewhere })
  expect([window.location.hash, asked]).toEqual(['#elsewhere', []])
})
