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
  /** The next so many letters are refused with that answer. */
  readonly refuse: (times: number, code: number, message: string) => void
  readonly close: () => Promise<void>
}

export async function openMailServer(): Promise<MailServer> {
  const received: Received[] = []
  let attempts = 0
  let refusals: readonly Error[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      attempts += 1
      const [refusal, ...rest] = refusals
      refusals = rest
      done(refusal)
    },
    onData: (stream, { envelope }, done) => {
      const keep = async (): Promise<void> => {
        const mail = await PostalMime.parse(await buffer(stream))
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail })
      }
      callbackify(keep)(done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    received,
    attempts: () => attempts,
    refuse: (times, responseCode, message) => {
      refusals = Array.from({ length: times }, () => Object.assign(new Error(message), { responseCode }))
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('the mail server has no port')
  return address.port
}
