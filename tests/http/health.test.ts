import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { injectVisitor } from './inject-visitor.ts'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { addServer, serverParts } from '#cli/compose/server.ts'
import { readSettings } from '#cli/settings.ts'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { smallProgramme } from './small-programme.ts'
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
  expect(figures.body).toMatch(/^http_requests_total\{method="GET",status="400",route="\/api\/get-seminar\/:url"\} 1$/m)
  expect(figures.body).toMatch(/^http_requests_total\{method="GET",status="404",route="page"\} 1$/m)
  expect(figures.body).toMatch(/^http_request_duration_seconds_bucket\{le="\+Inf"\} \d+$/m)
  expect(figures.body).toMatch(/^process_resident_memory_bytes \d+$/m)
  for (const line of figures.body.trimEnd().split('\n'))
    expect(line).toMatch(/^(# TYPE \w+ \w+|\w+(\{[^}]*\})? [\d.e+-]+)$/)
  expect(figures.body).not.toMatch(/geheim|betrieb\.example/)
})

it('tells how late the process is, what the post has to do, and who was refused', async () => {
  const { body } = await get('/metrics')
  for (const quantile of ['0.5', '0.99', '1'])
    expect(body).toMatch(new RegExp(`^event_loop_delay_seconds\\{quantile="${quantile}"\\} [\\d.e-]+$`, 'm'))
  expect(body).toMatch(/^letters_waiting 0$/m)
  expect(body).toMatch(/^security_events_total\{event="sign-in-failed"\} 0$/m)
  expect(body).toMatch(/^admission_refused_total\{kind="passwords"\} 0$/m)
})

it('tells of a process with nothing to do that it is never late, and of one that was held up by how much', async () => {
  const delayed = async (quantile: string): Promise<number> =>
    Number((await get('/metrics')).body.match(`event_loop_delay_seconds{quantile="${quantile}"} (.+)`)?.[1])
  // Each look begins anew. On a machine that is busy with other things, this one is held up as well for a while.
  const delayedAtRest = async (): Promise<number> => {
    await get('/metrics')
    await pause(300)
    return delayed('0.5')
  }
  await expect.poll(delayedAtRest, { interval: 0, timeout: 30_000 }).toBeLessThan(0.008)
  await pause(50)
  const end = performance.now() + 200
  while (performance.now() < end);
  await pause(50)
  expect(await delayed('1')).toBeGreaterThan(0.15)
})

it('counts connections of PostgreSQL by what they are for', async () => {
  const pools = [{ name: 'reading', inUse: 2, idle: 1, waiting: 3 }]
  const store = { ...openMemoryStore(), figures: async () => ({ lettersWaiting: 4, pools }) }
  const busy = await openTestApp({ store })
  const { body } = await busy.app.inject({ url: '/metrics' })
  await busy.close()
  expect(body).toMatch(/^letters_waiting 4$/m)
  expect(body).toMatch(/^database_connections\{pool="reading",state="inUse"\} 2$/m)
  expect(body).toMatch(/^database_connections\{pool="reading",state="waiting"\} 3$/m)
})

it('is not ready where nothing can be written, as on a full disk, and looks again when it has seen that', async () => {
  let full = false
  const checkWriting = async () => {
    if (full) throw new StoreUnavailable('SQLite cannot do this now')
  }
  const application = applicationOn({ ...openMemoryStore(), checkWriting }, readSettings({ LOG_LEVEL: 'silent' }))
  addServer(application)
  await application.get(parts.stage).content(smallProgramme)
  const isReady = application.get(serverParts.ready)
  full = true
  await expect(isReady()).rejects.toThrow(StoreUnavailable)
  await expect(isReady()).rejects.toThrow(StoreUnavailable)
  full = false
  expect(await isReady()).toBe(true)
})

it('tells them to this machine only', async () => {
  expect((await get('/metrics', {}, '192.0.2.7')).statusCode).toBe(404)
  expect((await get('/metrics', { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(404)
  for (const name of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'])
    expect([name, (await get('/metrics', { [name]: 'x' })).statusCode]).toEqual([name, 404])
  const open = await openTestApp({ settings: { metricsPublic: true } })
  expect((await open.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).statusCode).toBe(200)
  await open.close()
})
