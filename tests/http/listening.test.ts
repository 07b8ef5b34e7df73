import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { listenAt } from '#http/server/listening.ts'
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts'
import { plainPages } from './plain-pages.ts'

/** Both are this machine's, wherever there is no IPv6. */
const addresses = ['127.0.0.1', '127.0.0.2']
const cachingPages = { pageCache: 4, render: Object.assign(plainPages, { reads: () => [] }) }

let testApp: TestApp | undefined
afterEach(async () => {
  await testApp?.close()
  testApp = undefined
})

/** An application at `localhost`, which stands for these addresses, and the port it got. */
const listeningAt = async (options: TestAppOptions = {}, found = addresses): Promise<number> => {
  testApp = await openTestApp(options)
  await listenAt(testApp.app, { host: 'localhost', port: 0 }, async () => found)
  return (testApp.app.server.address() as AddressInfo).port
}

/** The number of the request, which answers out of the cache do not have. */
const numberOf = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request({ host, port, path: '/', agent: false, headers: { host: 'localhost:3000' } }, (answer) => {
      answer.resume().on('end', () => resolve(String(answer.headers['x-request-id'])))
    })
    sent.on('error', reject).end()
  })

/** What comes back on a raw connection until it ends. */
const heardAt = async (host: string, port: number, text: string): Promise<string> => {
  const socket = connect(port, host)
  let heard = ''
  socket.on('data', (part) => (heard += part.toString()))
  socket.write(text)
  await once(socket, 'close')
  return heard.replace(/^date: .*\r\n/im, '')
}

describe('at localhost, where that name stands for two addresses', () => {
  it('cached pages are answered in front at both', async () => {
    const port = await listeningAt(cachingPages)
    const [first = ''] = addresses
    expect(await numberOf(first, port)).not.toBe('none')
    const numbers = []
    for (const address of addresses) numbers.push(await numberOf(address, port))
    expect(numbers).toEqual(['none', 'none'])
  })

  it('what never becomes a request is answered alike at both', async () => {
    const port = await listeningAt()
    const [first, second] = await Promise.all(addresses.map((address) => heardAt(address, port, 'NO REQUEST\r\n\r\n')))
    expect(first).toMatch(/^HTTP\/1\.1 400 /)
    expect(first).toContain('content-security-policy')
    expect(second).toBe(first)
  })

  it('closing finishes what is under way at the second, and takes nothing new there', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    let begin = () => {}
    const hasBegun = new Promise<void>((resolve) => (begin = resolve))
    const port = await listeningAt({
      render: async (ask) => {
        begin()
        await held
        return plainPages(ask)
      },
    })
    const answer = heardAt('127.0.0.2', port, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    await hasBegun
    let hasClosed = false
    const closed = testApp?.app.close().then(() => (hasClosed = true))
    await pause(50)
    expect(hasClosed).toBe(false)
    await expect(numberOf('127.0.0.2', port)).rejects.toThrow('ECONNREFUSED')
    letGo()
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
    await closed
  })

  it('an address that is not to be had is left out', async () => {
    // Of the networks that are for documentation: never this machine's.
    const port = await listeningAt({}, ['127.0.0.1', '198.51.100.7'])
    expect(await numberOf('127.0.0.1', port)).toMatch(/^[0-9a-f]{8}-/)
  })
})

it('any other host is one address', async () => {
  testApp = await openTestApp()
  await listenAt(testApp.app, { host: '127.0.0.2', port: 0 }, async () => addresses)
  const { address, port } = testApp.app.server.address() as AddressInfo
  expect(address).toBe('127.0.0.2')
  await expect(numberOf('127.0.0.1', port)).rejects.toThrow('ECONNREFUSED')
})
