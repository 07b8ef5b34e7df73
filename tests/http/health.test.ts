import { afterAll, beforeAll, expect, it } from 'vitest'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let ready: () => Promise<boolean> = async () => true
beforeAll(async () => {
  testApp = await openTestApp({ ready: () => ready() })
})
afterAll(() => testApp.close())

const get = (url: string, headers = {}, remoteAddress?: string) =>
  testApp.app.inject({ url, headers, ...(remoteAddress !== undefined && { remoteAddress }) })

it('lives and is ready, under whatever name it is asked', async () => {
  expect((await get('/healthz', { host: '10.0.0.7:3000' })).statusCode).toBe(200)
  expect((await get('/readyz', { host: '10.0.0.7:3000' })).statusCode).toBe(200)
})

it('is not ready when the store does not answer, and is again when it does', async () => {
  ready = async () => false
  expect((await get('/readyz')).statusCode).toBe(503)
  ready = () => Promise.reject(new Error('no connection'))
  expect((await get('/readyz')).statusCode).toBe(503)
  expect((await get('/healthz')).statusCode).toBe(200)
  ready = async () => true
  expect((await get('/readyz')).statusCode).toBe(200)
})

it('tells figures that Prometheus reads, by route and without addresses', async () => {
  const visitor = injectVisitor(testApp.app)
  await visitor.get('/api/get-seminar/geheim@betrieb.example?q=geheim')
  await visitor.get('/kundenportal/login/kim@betrieb.example')
  const figures = await get('/metrics')
  expect(figures.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(figures.body).toMatch(/^http_requests_total\{method="GET",status="404",route="\/api\/get-seminar\/:url"\} 1$/m)
  expect(figures.body).toMatch(/^http_requests_total\{method="GET",status="404",route="page"\} 1$/m)
  expect(figures.body).toMatch(/^http_request_duration_seconds_bucket\{le="\+Inf"\} \d+$/m)
  expect(figures.body).toMatch(/^process_resident_memory_bytes \d+$/m)
  for (const line of figures.body.trimEnd().split('\n'))
    expect(line).toMatch(/^(# TYPE \w+ \w+|\w+(\{[^}]*\})? [\d.e+-]+)$/)
  expect(figures.body).not.toMatch(/geheim|betrieb\.example/)
})

it('tells them to this machine only', async () => {
  expect((await get('/metrics', {}, '192.0.2.7')).statusCode).toBe(404)
  expect((await get('/metrics', { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(404)
  const open = await openTestApp({ settings: { metricsPublic: true } })
  expect((await open.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).statusCode).toBe(200)
  await open.close()
})
