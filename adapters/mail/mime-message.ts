import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './transport.ts'

/**
 * Mail as nodemailer takes it. Its Message-ID follows from the letter, so that a mail program shows a repeated one
 * once.
 */
export const mimeMessage = ({
  id,
  date,
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  unsubscribe,
  enclosures = [],
}: Mail): SendMailOptions => ({
  messageId: `<${id}@${hostOf(from)}>`,
  date: new Date(date),
  from,
  to,
  subject,
  text,
  html,
  ...(replyTo !== undefined && { replyTo }),
  attachments: enclosures.map(({ name, bytes, mime }) => ({
    filename: name,
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    ...(mime !== undefined && { contentType: mime }),
  })),
  // Keeps holiday notices from answering.
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** The domain of an address such as 'Seminarhaus <post@seminarhaus.example>'. */
const hostOf = (address: string): string => /@([a-z0-9.-]+)>?\s*$/i.exec(address)?.[1] ?? 'localhost'
