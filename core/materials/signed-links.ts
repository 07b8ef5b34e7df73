import type { User } from '../accounts/accounts.ts'
import * as addressOf from '../shared/addresses.ts'
import type { Instant } from '../shared/day.ts'
import { linkMinutes } from './material-limits.ts'
import type { Material } from './materials.ts'

/** What a link leads to: a file of a material, or all photos of an event. */
export type LinkTarget =
  | { readonly to: 'photo' | 'preview' | 'document'; readonly id: Material['id'] }
  | { readonly to: 'photos'; readonly eventId: number }

/** What a link says of itself: until when it leads somewhere, in seconds since 1970, and that we wrote it. */
export interface Signed {
  readonly until: number
  readonly signature: string
}

const addressOfTarget = (target: LinkTarget): string => {
  if (target.to === 'photos') return addressOf.photosZip(String(target.eventId))
  const by = { photo: addressOf.photoDownload, preview: addressOf.photoPreview, document: addressOf.documentDownload }
  return by[target.to](target.id)
}

const secondsAt = (instant: Instant): number => Math.floor(Date.parse(instant) / 1000)

/** Until when a link that is written now leads somewhere. */
export const linkUntil = (now: Instant): number => secondsAt(now) + linkMinutes * 60

/** Whether a link's time is not over. */
export const isStillGood = ({ until }: Pick<Signed, 'until'>, now: Instant): boolean => until > secondsAt(now)

/** What is signed: nobody else's session makes anything of the link, and it leads nowhere else. */
export const signedText = (target: LinkTarget, userId: User['id'], until: number): string =>
  JSON.stringify([addressOfTarget(target), userId, until])

/** The address of a signed link. */
export const signedHref = (target: LinkTarget, { until, signature }: Signed): string =>
  `${addressOfTarget(target)}?until=${until}&signature=${signature}`
