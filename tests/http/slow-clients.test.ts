import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Render } from '#pages-port/page-rendering.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { plainPages } from './plain-pages.ts'

/** Milliseconds. */
const patience = { head: 400, request: 3_000, body: 800, files: { bytes: 1_000, within: 400 }, silence: 600 }
const large = 'x'.repeat(40 * 1024 * 1024)

const render: Render = async (ask) =>
  ask.url === '/riesig' ? { status: 200, html: large, cache: 'private', tags: [] } : plainPages(ask)

let testApp: TestApp
let port: number
beforeAll(async () => {
  testApp = await openTestApp({ render, settings: { patience } })
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  port = (testApp.app.server.address() as AddressInfo).port
})
afterAll(() => testApp.close())

/** A connection, what came back on it, and when it was over. */
function asker() {
  const socket: Socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => (heard += part.toString('latin1')))
  socket.on('error', () => undefined)
  const over = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)))
  return { socket, over }
}

const connections = () =>
  new Promise<number>((resolve) => testApp.app.server.getConnections((_, count) => resolve(count)))

/** Sends a piece every now and then until it is cut off; answers what it was told. */
async function dripping(first: string, drop: string): Promise<string> {
  const { socket, over } = asker()
  socket.write(first)
  const drip = setInterval(() => socket.write(drop), 50)
  const told = await over
  clearInterval(drip)
  return told
}

it('a head that drips in is cut off', async () => {
  expect(await dripping('GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-More: 1\r\n')).toMatch(/^HTTP\/1\.1 408 /)
})

it('a body that drips in is cut off', async () => {
  const head =
    'POST /api/ui-errors HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
    'Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n'
  const begun = performance.now()
  expect(await dripping(head, ' ')).toMatch(/^HTTP\/1\.1 408 /)
  expect(performance.now() - begun).toBeLessThan(2_500)
})

const uploading =
  'POST /jobs-karriere/offene-stellen/seminarorganisation/veranstaltungskauffrau-701 HTTP/1.1\r\nHost: localhost\r\n' +
  'Sec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n' +
  '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n'

it('files that drip in are cut off long before all time is over', async () => {
  const begun = performance.now()
  expect(await dripping(uploading, ' ')).toMatch(/^HTTP\/1\.1 408 /)
  expect(performance.now() - begun).toBeLessThan(2_500)
})

it('files that come slowly but come are waited for', async () => {
  const begun = performance.now()
  expect(await dripping(uploading, 'x'.repeat(400))).toMatch(/^HTTP\/1\.1 408 /)
  expect(performance.now() - begun).toBeGreaterThan(2_500)
})

it('who says nothing at all is cut off', async () => {
  expect(await asker().over).toMatch(/^(HTTP\/1\.1 408 |$)/)
})

it('an answer that nobody reads is held for a while and not for ever', async () => {
  const { socket } = asker()
  socket.pause()
  socket.write('GET /riesig HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await pause(200)
  expect(await connections()).toBe(1)
  for (let tries = 0; tries < 60 && (await connections()) > 0; tries += 1) await pause(50)
  expect(await connections()).toBe(0)
  socket.destroy()
})

it('a thousand who are only there keep nobody from being served', async () => {
  const idle = Array.from({ length: 1000 }, asker)
  for (let tries = 0; tries < 100 && (await connections()) < 1000; tries += 1) await pause(20)
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(answer.status).toBe(200)
  await answer.text()
  for (const { socket } of idle) socket.destroy()
})
