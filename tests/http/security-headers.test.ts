import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let secure: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  secure = await openTestApp({
    settings: {
      siteOrigin: 'https://www.haus.example',
      brOrigin: 'https://br.haus.example',
      cookiebotId: '00000000-0000-0000-0000-000000000000',
    },
  })
})
afterAll(async () => {
  await testApp.close()
  await secure.close()
})

const policyOf = (header: unknown): Record<string, string[]> =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...values]) => [name, values]),
  )

describe('every answer', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/gibt-es-nicht'],
    ['GET', '/kaputt'],
    ['GET', '/%E0%A4%A'],
    ['GET', '/api/get-rubrics'],
    ['GET', '/api/gibt-es-nicht'],
    ['GET', '/api/docs'],
    ['GET', '/wishlist/get-bookmarks'],
    ['POST', '/wishlist/add-bookmark'],
    ['PUT', '/'],
    ['GET', '/seminare/'],
    ['GET', '/healthz'],
  ])('to %s %s carries the security headers', async (method, url) => {
    const { headers } = await injectVisitor(testApp.app).send(method, url, {})
    const policy = policyOf(headers['content-security-policy'])
    expect(policy).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
      'form-action': ["'self'", 'http://localhost:3000'],
      'frame-ancestors': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    })
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['permissions-policy']).toContain('fullscreen=(self "https://www.youtube-nocookie.com"')
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{13}$/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  it('on http neither pins https nor asks for it', async () => {
    const { headers } = await injectVisitor(testApp.app).get('/')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})

it('on https is pinned, lets forms lead to both domains, and lets Cookiebot in where it is used', async () => {
  const { headers } = await injectVisitor(secure.app, { host: 'www.haus.example' }).get('/')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  const policy = policyOf(headers['content-security-policy'])
  expect(policy).toHaveProperty('upgrade-insecure-requests')
  expect(policy['form-action']).toEqual(["'self'", 'https://www.haus.example', 'https://br.haus.example'])
  expect(policy['script-src']).toEqual(["'self'", 'https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'])
  expect(policy['frame-src']).toContain('https://consentcdn.cookiebot.com')
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/)
})
