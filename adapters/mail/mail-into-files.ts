import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { mimeMessage } from './mime-message.ts'
import type { MailTransport } from './transport.ts'
import { whenNeeded } from './when-needed.ts'

/**
 * Lays mail into a folder, one `.eml` file a letter, for trying the site out without a mail server. A file is there
 * whole or not at all, for its owner alone, and sending the same letter again writes the same file again.
 */
export function mailIntoFiles(folder: string): MailTransport {
  const { transport, close } = whenNeeded(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    send: async (mail) => {
      const { message } = await (await transport()).sendMail(mimeMessage(mail))
      if (!Buffer.isBuffer(message)) throw new TypeError('the message was not composed into a buffer')
      const path = join(folder, `${fileName(mail.id)}.eml`)
      await writeWhole(path, message).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeWhole(path, message)
      })
    },
    close,
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const fileName = (id: string): string => id.replace(/[^\w-]/g, '_')

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = await open(`${path}.part`, 'w', 0o600)
  try {
    await draft.writeFile(bytes)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(`${path}.part`, path)
}
