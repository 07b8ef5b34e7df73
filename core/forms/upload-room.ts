import type { Clock } from '../shared/clock.ts'
import type { ForCountingAttempts } from '../shared/rate-limit.ts'
import type { Visitor } from '../shared/visitor.ts'
import { megabyte, type NoRoom, type UploadedFile } from './forms.ts'

interface RoomNeeds {
  readonly attempts: Pick<ForCountingAttempts, 'count' | 'record'>
  readonly clock: Clock
  /** In bytes. */
  readonly limits: { readonly uploadsPerDay: number; readonly uploadsInAll: number }
}

const day = 24 * 3600
/** Seconds after which somebody may have made room. */
const untilRoomIsMade = 3600
/** Files are counted in pieces of so many bytes, each begun one. */
const piece = 4 * megabyte

/**
 * Takes room for files that are to be stored where so many bytes lie already. Refuses when all of it or the day's share
 * of the visitor's network is used up, so that strangers cannot fill the disk; a form without files always has room.
 */
export const takeRoom = async (
  { network }: Pick<Visitor, 'network'>,
  files: readonly UploadedFile[],
  stored: () => Promise<number>,
  { attempts, clock, limits }: RoomNeeds,
): Promise<NoRoom | undefined> => {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (bytes === 0) return undefined
  if ((await stored()) + bytes > limits.uploadsInAll) return { why: 'no-room', retryAfter: untilRoomIsMade }
  const key = `uploads:${network}`
  const now = clock.now()
  const pieces = Math.ceil(bytes / piece)
  const { attempts: taken, retryAfter } = await attempts.count(key, now, day)
  if ((taken + pieces) * piece > limits.uploadsPerDay) return { why: 'no-room', retryAfter: retryAfter || day }
  await attempts.record(
    Array.from({ length: pieces }, () => key),
    now,
  )
  return undefined
}
