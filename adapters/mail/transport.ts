import { join } from 'node:path'
import type { Instant } from '#core/shared/day.ts'
import { mailIntoFiles } from './mail-into-files.ts'
import { mailBySmtp } from './mail-by-smtp.ts'

/** A file that goes with a letter. */
export interface Enclosure {
  readonly name: string
  readonly bytes: Uint8Array
  /** Its media type, where its name does not say all. */
  readonly mime?: string
}

/** A letter on its way. */
export interface Mail {
  /** The same for every attempt to send the same letter. */
  readonly id: string
  readonly date: Instant
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Whom an answer goes to; the sender where nothing is said. */
  readonly replyTo?: string
  /** Address that ends what it belongs to, with one click (RFC 8058). */
  readonly unsubscribe?: string
  readonly enclosures?: readonly Enclosure[]
}

/** Hands mail to a mail server. */
export interface MailTransport {
  /** Answers when the mail has been accepted; throws when it has not. */
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

/** By SMTP where a server is set, else into files under the data folder. */
export const transportOf = ({
  smtpUrl,
  dataDir,
}: {
  readonly smtpUrl: string | undefined
  readonly dataDir: string
}): MailTransport => (smtpUrl === undefined ? mailIntoFiles(join(dataDir, 'mail')) : mailBySmtp(smtpUrl))
