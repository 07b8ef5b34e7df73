import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { beginInTurns } from '#http/server/admission/begun-in-turns.ts'

const turns = { atOnce: 4, waitingEach: 16, waiting: 60 }
const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server whose requests are begun in turns, and how many were begun so far. */
async function open(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  let begun = 0
  const server = createServer((request, response) => {
    begun += 1
    answer(request, response)
  })
  servers.push(server)
  const { figures } = beginInTurns({ server }, turns)
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  return { port: (server.address() as AddressInfo).port, server, begun: () => begun, figures }
}

const ask = (port: number): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: false }, (answer) => {
      let body = ''
      answer.on('data', (part: Buffer) => (body += part.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    }).on('error', reject)
  })

it('of requests that arrive together a few are begun in each turn of the event loop, and all are answered', async () => {
  const { port, server, begun } = await open((_, response) => void response.end('hier'))
  const together = Array.from({ length: 50 }, () => ({ socket: {} }) as IncomingMessage)
  const answered: number[] = []
  for (const [n, request] of together.entries())
    server.emit('request', request, { end: () => answered.push(n) } as unknown as ServerResponse)
  expect(begun()).toBe(turns.atOnce)
  for (let before = begun(); before < together.length; before = begun()) {
    await turn()
    expect(begun() - before).toBeLessThanOrEqual(turns.atOnce)
    expect(begun()).toBeGreaterThan(before)
  }
  expect(answered).toEqual(together.map((_, n) => n))
  expect((await ask(port)).status).toBe(200)
})

it('who sends one after the other without waiting for answers is let go, and others are served', async () => {
  const { port, begun, figures } = await open((_, response) => void response.end('hier'))
  const socket = connect(port, '127.0.0.1')
  const over = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('error', () => undefined).resume()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(300))
  await over
  expect(begun()).toBeLessThanOrEqual(turns.atOnce + turns.waitingEach)
  expect(figures().refused).toBeGreaterThan(0)
  expect((await ask(port)).status).toBe(200)
})

it('who comes when too many wait is told so at once, and when to come again', async () => {
  const { port, server, figures } = await open((_, response) => void response.end('hier'))
  const nobody = () => ({ end: () => undefined }) as unknown as ServerResponse
  let isFlooded = true
  // So many come in each turn that the queue stays full.
  const flood = (): void => {
    while (figures().waiting < turns.waiting) server.emit('request', { socket: {} } as IncomingMessage, nobody())
    if (isFlooded) setImmediate(flood)
  }
  flood()
  const answer = await ask(port)
  isFlooded = false
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store', connection: 'close' },
  })
  expect(JSON.parse(answer.body)).toMatchObject({
    code: 'ueberlastet',
    title: expect.stringContaining('sehr viel los'),
  })
})

it('whoever has hung up is not begun any more', async () => {
  const { server, begun } = await open(() => undefined)
  const gone = { destroyed: false }
  for (let n = 0; n < 10; n += 1) server.emit('request', { socket: gone } as IncomingMessage, {} as ServerResponse)
  gone.destroyed = true
  await turn()
  await turn()
  expect(begun()).toBe(turns.atOnce)
})
