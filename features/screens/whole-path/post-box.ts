import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Letter } from '#core/letters/ports.ts'
import { letterText } from '#mail/letter-text.ts'
import { mailIntoFiles } from '#mail/mail-into-files.ts'
import { brand } from '#features/support/content-builder.ts'

/** Letters as they lie in the folder of a site without a mail server. */
export interface PostBox {
  /** The links of the newest letter to somebody that is about that; undefined where there is none. */
  links(to: string, subject: string): Promise<readonly string[] | undefined>
  close(): Promise<void>
}

export async function openPostBox({
  letters,
  now,
  origin,
}: {
  readonly letters: () => Promise<readonly Letter[]>
  readonly now: () => string
  readonly origin: string
}): Promise<PostBox> {
  const folder = await mkdtemp(join(tmpdir(), 'letters-'))
  const transport = mailIntoFiles(folder)
  let laidOut = 0

  /** Lays out what was written since. */
  const fetchPost = async (): Promise<void> => {
    for (const letter of (await letters()).slice(laidOut)) {
      laidOut += 1
      const id = String(laidOut).padStart(4, '0')
      const words = letterText(letter, { siteOrigin: origin, brand })
      await transport.send({ id, date: now(), from: brand.email, to: letter.to, ...words })
    }
  }

  return {
    async links(to, subject) {
      await fetchPost()
      const files = (await readdir(folder)).toSorted()
      const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
      const mail = mails.findLast(
        (each) => each.to?.some(({ address }) => address === to) && each.subject?.startsWith(subject),
      )
      return mail && [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([address]) => address)
    },
    async close() {
      transport.close()
      await rm(folder, { recursive: true })
    },
  }
}
