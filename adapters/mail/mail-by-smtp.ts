import { mimeMessage } from './mime-message.ts'
import type { MailTransport } from './transport.ts'
import { whenNeeded } from './when-needed.ts'

/** Milliseconds that a mail server may take; together less than the lease of a letter. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/** Hands mail to the server of an address such as `smtps://user:password@mail.example:465`. */
export function mailBySmtp(url: string): MailTransport {
  const { transport, close } = whenNeeded(({ createTransport }) => createTransport({ url, ...patience }))
  return {
    send: async (mail) => {
      await (await transport()).sendMail(mimeMessage(mail))
    },
    close,
  }
}
