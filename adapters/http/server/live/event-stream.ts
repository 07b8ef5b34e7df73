import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Writes server-sent events (HTML, 9.2). */
export interface EventStream {
  /** Names what has changed; a browser shows the version again where it comes back (`Last-Event-ID`). */
  changed(version: number, topics: readonly string[]): void
  /** Says that nothing more will come, and that it makes no sense to come back. */
  over(): void
  /** Keeps the connection open: whoever is between may end one on which nothing passes. */
  beat(): void
  end(): void
  onClose(act: () => void): void
}

/** A browser that was cut off comes back after so many milliseconds, and not all at once. */
const retry = (): number => 2_000 + Math.floor(Math.random() * 3_000)

/** Asked for by `EventSource`, and by nobody by chance. */
export const wantsEvents = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/event-stream')

/** The version that a browser heard last, where it comes back. */
export const lastHeard = ({ headers }: FastifyRequest): number | undefined => {
  const said = headers['last-event-id']
  return typeof said === 'string' && /^\d{1,15}$/.test(said) ? Number(said) : undefined
}

/** Begins one. It goes through Fastify, so that its head is that of every answer. */
export function beginStream(reply: FastifyReply, version: number): EventStream {
  const body = new PassThrough()
  const write = (text: string): void => void (body.writable && body.write(text))
  void reply
    .code(200)
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept')
    // Nothing else is asked on that connection: it ends with the stream.
    .header('connection', 'close')
    // Proxies shall pass on each event when it comes.
    .header('x-accel-buffering', 'no')
    .send(body)
  write(`retry: ${retry()}\nid: ${version}\n\n`)
  return {
    changed: (now, topics) => write(`id: ${now}\nevent: changed\ndata: ${JSON.stringify(topics)}\n\n`),
    over: () => body.end('event: over\ndata: []\n\n'),
    beat: () => write(':\n\n'),
    end: () => body.end(),
    onClose: (act) => void body.once('close', act),
  }
}
