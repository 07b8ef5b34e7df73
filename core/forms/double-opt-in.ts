import { addSeconds } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import { storedUntil } from './stored-until.ts'

/** A consent to letters and its proof, from the first request to some time after its end (domain §6, UWG § 7). */
export interface OptIn {
  readonly id: string
  /** Trimmed, lower-case. */
  readonly email: string
  readonly requestedAt: Instant
  /** Which words she agreed to. */
  readonly textVersion: string
  /** The link that confirms: the digest of its token, and until when it counts; gone once it was used. */
  readonly link?: { readonly digest: string; readonly until: Instant }
  readonly confirmedAt?: Instant
  readonly endedAt?: Instant
}

/** Hours for which the link that confirms is good. */
export const confirmationHours = 48

/** The link that confirms by a token, from now on. */
export const confirmationLink = (
  token: string,
  now: Instant,
  { digest }: Pick<ForMakingSecrets, 'digest'>,
): NonNullable<OptIn['link']> => ({ digest: digest(token), until: addSeconds(now, confirmationHours * 3600) })

export const isConfirmed = ({ confirmedAt, endedAt }: OptIn): boolean =>
  confirmedAt !== undefined && endedAt === undefined

/** Whether somebody may still confirm it. */
export const isWaiting = ({ link }: OptIn, now: Instant): boolean =>
  link !== undefined && Date.parse(link.until) > Date.parse(now)

/**
 * From when on nothing needs it: what nobody confirmed, once its link is dead; what has ended, once nobody can ask any
 * more with what right we wrote (§§ 195, 199 BGB; Art. 17 Abs. 3 Buchst. e DSGVO). Undefined while it lasts.
 */
export const staleFrom = (
  { link, endedAt }: OptIn,
  { monthsStored }: { readonly monthsStored: number },
): Instant | undefined => (endedAt === undefined ? link?.until : `${storedUntil(endedAt, monthsStored)}T00:00:00.000Z`)
