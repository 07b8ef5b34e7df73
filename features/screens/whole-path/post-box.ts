import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Letter } from '#core/letters/ports.ts'
import type { Enclosure } from '#mail/transport.ts'
import { letterText } from '#mail/letter-text.ts'
import { mailIntoFiles } from '#mail/mail-into-files.ts'
import { brand } from '#features/support/content-builder.ts'
import { withPlainSpaces } from './walk.ts'

/** Letters as they lie in the folder of a site without a mail server. */
export interface PostBox {
  /** The links of the newest letter to somebody that is about that; undefined where there is none. */
  links(to: string, subject: string): Promise<readonly string[] | undefined>
  /** What the newest letter to somebody says that is about that; empty where there is none. */
  text(to: string, subject: string): Promise<string>
  /** The files for calendars in it. */
  calendars(to: string, subject: string): Promise<readonly { readonly bytes: Uint8Array }[]>
  close(): Promise<void>
}

export async function openPostBox({
  letters,
  calendarsOf,
  now,
  origin,
}: {
  readonly letters: () => Promise<readonly Letter[]>
  readonly calendarsOf: (letter: Letter) => Promise<readonly Enclosure[]>
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
      const enclosures = await calendarsOf(letter)
      await transport.send({ id, date: now(), from: brand.email, to: letter.to, ...words, enclosures })
    }
  }

  const newest = async (to: string, subject: string) => {
    await fetchPost()
    const files = (await readdir(folder)).toSorted()
    const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
    return mails.findLast(
      (each) =>
        each.to?.some(({ address }) => address === to) && withPlainSpaces(each.subject ?? '').startsWith(subject),
    )
  }

  return {
    async links(to, subject) {
      const mail = await newest(to, subject)
      return mail && [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([address]) => address)
    },
    text: async (to, subject) => withPlainSpaces((await newest(to, subject))?.text ?? ''),
    async calendars(to, subject) {
      const files = (await newest(to, subject))?.attachments ?? []
      return files
        .filter(({ mimeType }) => mimeType === 'text/calendar')
        .map(({ content }) => ({ bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content) }))
    },
    async close() {
      transport.close()
      await rm(folder, { recursive: true })
    },
  }
}
