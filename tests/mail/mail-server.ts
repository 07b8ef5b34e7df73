import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly mail: Email
}

/** A real mail server on the loopback that keeps what it accepts and refuses what it is told to. */
interface MailServer {
  readonly url: string
  readonly received: readonly Received[]
  /** Attempts to hand in a letter, refused ones too. */
  readonly attempts: () => number
  /** The next so many letters are refused with that answer: when their recipient is named, or when they are read. */
  readonly refuse: (times: number, code: number, message: string, what?: 'recipient' | 'content') => void
  readonly close: () => Promise<void>
}

/** It offers no encryption; `host` is one of the addresses of this machine. */
export async function openMailServer(host = '127.0.0.1'): Promise<MailServer> {
  const received: Received[] = []
  let attempts = 0
  const refusals: { recipient: readonly Error[]; content: readonly Error[] } = { recipient: [], content: [] }
  const nextRefusal = (what: keyof typeof refusals): Error | undefined => {
    const [refusal, ...rest] = refusals[what]
    refusals[what] = rest
    return refusal
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      attempts += 1
      done(nextRefusal('recipient'))
    },
    onData: (stream, { envelope }, done) => {
      const keep = async (): Promise<void> => {
        const mail = await PostalMime.parse(await buffer(stream))
        const refusal = nextRefusal('content')
        if (refusal) throw refusal
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail })
      }
      callbackify(keep)(done)
    },
  })
  server.listen(0, host)
  await once(server.server, 'listening')
  return {
    url: `smtp://${host}:${portOf(server.server.address())}`,
    received,
    attempts: () => attempts,
    refuse: (times, responseCode, message, what = 'recipient') => {
      refusals[what] = Array.from({ length: times }, () => Object.assign(new Error(message), { responseCode }))
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('the mail server has no port')
  return address.port
}
