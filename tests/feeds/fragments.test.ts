import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { render, origin } from '../react/pages-app.ts'
import { openTestApp, type TestApp } from '../http/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ render, settings: { siteOrigin: origin, brOrigin: origin } })
})
afterAll(() => testApp.close())

const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  testApp.app.inject({ url, headers: { host: new URL(origin).host, ...headers } })
const read = (html: string) => {
  const { document } = new Window()
  document.body.innerHTML = html
  return document.body
}
const marked = (html: string): readonly (string | null)[] =>
  [...read(html).querySelectorAll('[aria-current]')].map(
    (link) => link.getAttribute('href')?.replace(origin, '') ?? null,
  )

describe.each(['header', 'footer', 'navigation', 'cart'])('the fragment %s', (name) => {
  test('is HTML without a document, script, style or form', async () => {
    const answer = await ask(`/fragments/${name}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).not.toMatch(/<!doctype|<html|<head[ >]|<body|<script|<style|style="|<form|<main/i)
    expect(read(answer.body).textContent.trim()).not.toBe('')
  })

  test('leads to our own pages from any other origin', async () => {
    const body = read((await ask(`/fragments/${name}`)).body)
    const addresses = [...body.querySelectorAll('[href], [src], [action]')]
      .filter((element) => element.localName !== 'use')
      .flatMap((element) => ['href', 'src', 'action'].map((attribute) => element.getAttribute(attribute) ?? ''))
      .filter((address) => address !== '')
    expect(addresses.length).toBeGreaterThan(0)
    const elsewhere = addresses.filter(
      (address) => !/^(?:tel|mailto):/.test(address) && !address.startsWith(`${origin}/`),
    )
    expect(elsewhere).toEqual([])
  })

  test('brings the icons that it shows', async () => {
    const body = read((await ask(`/fragments/${name}`)).body)
    const uses = [...body.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '')
    for (const id of uses) expect(body.querySelector(`symbol[id="${id}"]`), id).not.toBeNull()
  })
})

describe('fragments', () => {
  test.each(['header', 'footer', 'navigation'])('%s is cached and asked again by its ETag', async (name) => {
    const { headers } = await ask(`/fragments/${name}`)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await ask(`/fragments/${name}`, { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('the cart is cached by nobody', async () => {
    const { headers, body } = await ask('/fragments/cart')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('Ihr Warenkorb ist leer.')
  })

  test.each([
    ['/seminare/t/rhetorik', ['/seminare/rubrik']],
    ['/seminare/p/rhetorik-4001', ['/seminare/p']],
    ['/seminare/p?ort=1', ['/seminare/p']],
    ['/standorte/hamburg-1', ['/standorte']],
    ['/fachtagung/sbv', ['/fachtagung']],
    ['/betriebsratslexikon/sbv/inklusion', ['/betriebsratslexikon/br', '/betriebsratslexikon/sbv']],
    ['/seminareschlecht', []],
    ['', []],
    ['//evil.example', []],
    ['"><script>alert(1)</script>', []],
  ])('for a page at %s the menu marks where it lies', async (activePath, hrefs) => {
    for (const name of ['header', 'navigation']) {
      const { body } = await ask(`/fragments/${name}?activePath=${encodeURIComponent(activePath)}`)
      expect(marked(body)).toEqual(hrefs)
      expect(body).not.toContain('evil')
      expect(body).not.toContain('<script')
    }
  })

  test.each(['sidebar', 'constructor', 'toString', 'header/extra', '__proto__', 'Header'])(
    '%s is none',
    async (name) => {
      expect((await ask(`/fragments/${name}`)).statusCode).toBe(404)
      const problem = await ask(`/fragments/${name}`, { accept: 'application/json' })
      expect(problem.statusCode).toBe(404)
    },
  )

  test('nothing can be posted to one', async () => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/fragments/header',
      headers: { host: new URL(origin).host },
    })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toContain('GET')
  })

  test('stands in the documentation of all calls', async () => {
    const { paths } = (await ask('/api/openapi.json')).json<{
      paths: Record<string, { get: { responses: Record<string, { content?: object }> } }>
    }>()
    expect(Object.keys(paths['/fragments/{fragment}']?.get.responses['200']?.content ?? {})).toEqual(['text/html'])
    for (const path of [
      '/sitemap.xml',
      '/robots.txt',
      '/api/themes-remarketing',
      '/api/consumer',
      '/standorte/hotels',
      '/standorte/get-datalist-locations',
      '/seminare/p/{key}/termin.ics',
      '/seminare/p/termine.ics',
    ])
      expect(Object.keys(paths), path).toContain(path)
    const offers = paths['/api/themes-remarketing']?.get.responses['200']?.content
    expect(Object.keys(offers ?? {})).toEqual(['application/json', 'text/csv'])
  })
})
