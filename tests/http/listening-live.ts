import { get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface LiveEvent {
  readonly name: string
  readonly id: number
  readonly topics: readonly string[]
}

/** A stream as a browser hears it, over a socket. */
export interface HeardLive {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** All that has come, or the whole answer where it is no stream. */
  readonly text: () => string
  readonly events: () => readonly LiveEvent[]
  /** The version that a browser would show if it came back. */
  readonly lastId: () => number
  /** Waits, at most so many milliseconds, until this many events have come. */
  readonly heard: (count: number, most?: number) => Promise<readonly LiveEvent[]>
  /** Answers when it has ended. */
  readonly ended: Promise<void>
  readonly close: () => void
}

export const portOf = ({ server }: Pick<FastifyInstance, 'server'>): number => (server.address() as AddressInfo).port

/** Opens a stream; answers when its head is there. */
export const listenLive = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HeardLive> =>
  new Promise((resolve, reject) => {
    const said = { host: 'localhost:3000', accept: 'text/event-stream', ...headers }
    const sent = get({ port, host: '127.0.0.1', path, agent: false, headers: said }, (answer) => {
      let text = ''
      const waiting = new Set<() => void>()
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      const wake = (): void => {
        for (const each of waiting) each()
      }
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
        wake()
      })
      answer.on('error', () => undefined)
      answer.on('close', () => {
        end()
        wake()
      })
      const events = () => eventsIn(text)
      const heard: HeardLive['heard'] = (count, most = 2_000) =>
        new Promise((found, late) => {
          const done = () => {
            waiting.delete(look)
            clearTimeout(timer)
          }
          const look = () => {
            if (events().length < count) return
            done()
            found(events())
          }
          const timer = setTimeout(() => {
            done()
            late(new Error(`heard ${JSON.stringify(text)} within ${most} ms`))
          }, most)
          waiting.add(look)
          look()
        })
      const lastId = () => Number([...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1])
      const { statusCode: status = 0, headers: told } = answer
      resolve({ status, headers: told, text: () => text, events, lastId, heard, ended, close: () => sent.destroy() })
    })
    sent.on('error', reject)
  })

const eventsIn = (text: string): readonly LiveEvent[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
      const name = field('event')
      if (name === undefined) return []
      return [{ name, id: Number(field('id')), topics: JSON.parse(field('data') ?? '[]') as readonly string[] }]
    })
