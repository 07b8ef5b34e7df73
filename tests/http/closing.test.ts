import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openTestApp } from './test-app.ts'
import { plainPages } from './plain-pages.ts'

it('what is under way when the server closes is finished, and who asks once more is told to come back', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const testApp = await openTestApp({
    render: async (ask) => {
      if (ask.url === '/langsam') {
        begun()
        await held
      }
      return plainPages(ask)
    },
  })
  const { port } = new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => (heard += part.toString()))
  const hungUp = new Promise<void>((resolve) => socket.on('close', () => resolve()))

  socket.write('GET /langsam HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await hasBegun
  const closed = testApp.close()
  await pause(50)
  socket.write('GET /api/get-rubrics HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await pause(50)
  letGo()
  await Promise.all([closed, hungUp])

  const [first, second] = heard.split(/(?=HTTP\/1\.1 )/)
  expect(first).toMatch(/^HTTP\/1\.1 404 /)
  expect(second).toMatch(/^HTTP\/1\.1 503 /)
  expect(second?.toLowerCase()).toContain('retry-after: 5')
  expect(second).toContain('"code":"wartung"')
})
