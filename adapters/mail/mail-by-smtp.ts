import { mimeMessage } from './mime-message.ts'
import type { MailTransport } from './transport.ts'
import { whenNeeded } from './when-needed.ts'

/** Milliseconds that a mail server may take; together less than the lease of a letter. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/**
 * Hands mail to the server of an address such as `smtps://user:password@mail.example:465`. With `smtp://` the
 * connection is encrypted before anything is said that is not for everyone (STARTTLS), or nothing is sent; on this very
 * machine it may stay as it is.
 */
export function mailBySmtp(url: string): MailTransport {
  const { transport, close } = whenNeeded(({ createTransport }) =>
    createTransport({ url, requireTLS: !isLoopback(url), ...patience }),
  )
  return {
    send: async (mail) => {
      await (await transport()).sendMail(mimeMessage(mail))
    },
    close,
  }
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const isLoopback = (url: string): boolean => loopback.has(new URL(url).hostname)
