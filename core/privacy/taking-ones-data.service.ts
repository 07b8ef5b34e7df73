import type { User } from '../accounts/accounts.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ForPrintingPdfs } from '../documents/ports.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { ArchivedFile, ForPackingFiles } from '../shared/archives.ts'
import { addSeconds, today } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import type { Document } from '../shared/document.ts'
import type { Origins } from '../shared/origins.ts'
import { countAttempt, type ForCountingAttempts } from '../shared/rate-limit.ts'
import { done, refused, type TooMany } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import { exportsPerHour, filesOfExport, provenSeconds } from './data-export.ts'
import type { OnesAccount } from './ending-an-account.ts'
import { personalDataOf, type DataNeeds, type PersonalData } from './personal-data.ts'
import type { AboutData, ForPhrasingData, ForTakingOnesData } from './ports.ts'

interface TakingNeeds extends DataNeeds {
  readonly users: ForStoringUsers
  readonly content: ForKnowingTheBrand
  readonly phrasingData: ForPhrasingData
  readonly packing: ForPackingFiles
  readonly pdfs: ForPrintingPdfs
  readonly attempts: ForCountingAttempts
  readonly origins: Origins
}

const note = 'data-export'
/** Somebody who takes her data twice at once is told to come again after so many seconds. */
const busy: TooMany = { why: 'too-many', retryAfter: 30 }

/** What the note in her browser says: whose data, and until when. */
const noteOf = (userId: User['id'], until: Instant): string => `${userId} ${until}`
const isProven = (said: string | undefined, userId: User['id'], now: Instant): boolean => {
  const [whose, until] = (said ?? '').split(' ')
  return whose === userId && until !== undefined && Date.parse(until) > Date.parse(now)
}

/** One after the other. */
async function* each<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all
}
const whole = async (chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = []
  for await (const piece of chunks) pieces.push(piece)
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** Takes data away, for one visitor after the other; of one person once at a time. */
export const takingOnesData = (
  needs: TakingNeeds,
): ((visitor: Pick<Visitor, 'note' | 'writeNote' | 'dropNote'>, account: OnesAccount) => ForTakingOnesData) => {
  const { users, content, phrasingData, packing, pdfs, origins, clock } = needs
  const underWay = new Set<User['id']>()
  const limited = (key: string) => countAttempt({ key, most: exportsPerHour, windowSeconds: 3600 }, needs)

  const archiveOf = async (data: PersonalData): Promise<Document> => {
    const about: AboutData = {
      brand: (await content.brand()) ?? brandBeforeContent,
      site: origins.site,
      today: today(clock),
    }
    const at = data.exportedAt
    const files: readonly ArchivedFile[] = [
      { name: filesOfExport.readMe, at, text: phrasingData.readMe(about) },
      { name: filesOfExport.data, at, text: `${JSON.stringify(data, null, 2)}\n` },
      { name: filesOfExport.paper, at, chunks: each([await pdfs.print(phrasingData.paper(data, about))]) },
    ]
    return {
      mime: 'application/zip',
      filename: `meine-daten-${about.today}.zip`,
      bytes: await whole(packing.zip(each(files))),
    }
  }

  return (visitor, account) => ({
    async prove({ password }) {
      const proven = await account.passwordAgain(password)
      if (!proven.ok) return proven
      const { id } = proven.value.user
      const tooMany = await limited(`data-export-proven:${id}`)
      if (tooMany) return refused(tooMany)
      visitor.writeNote(note, noteOf(id, addSeconds(clock.now(), provenSeconds)), provenSeconds)
      return done(undefined)
    },

    async take() {
      const session = await account.session()
      const user = session && (await users.byId(session.userId))
      if (!user) return refused({ why: 'not-signed-in' })
      if (!isProven(visitor.note(note), user.id, clock.now())) return refused({ why: 'not-allowed' })
      if (underWay.has(user.id)) return refused(busy)
      underWay.add(user.id)
      try {
        // Whoever sends a note of hers again and again gets no further than whoever says the password every time.
        const tooMany = await limited(`data-export:${user.id}`)
        if (tooMany) return refused(tooMany)
        visitor.dropNote(note)
        const data = await personalDataOf(user.email, needs)
        if (!data.ok) throw new Error('who has an account has data')
        return done(await archiveOf(data.value))
      } finally {
        underWay.delete(user.id)
      }
    },
  })
}
