import type { TargetGroup } from '../shared/target-group.ts'
import type { Category } from './forum.ts'

/** Who asks, as far as the forum looks at it. */
export interface ForumReader {
  readonly signedIn: boolean
  /** She has a nickname and accepted the Netiquette. */
  readonly joined: boolean
  /** Bodies that she belongs to today. */
  readonly groups: readonly TargetGroup[]
  readonly moderates: boolean
}

/** Why somebody may not write, or not even read. */
export const denials = ['nicht-angemeldet', 'nicht-dabei', 'geschlossene-gruppe', 'thema-geschlossen'] as const
export type Denial = (typeof denials)[number]

export interface Permission {
  readonly canRead: boolean
  readonly canPost: boolean
  readonly canModerate: boolean
  /** The first that stands in the way of writing. */
  readonly reason?: Denial
}

/**
 * What somebody may do in a category (domain §7.7): everybody reads where it is open; where it is closed, those of that
 * body and the moderation; nobody where there is no such category. Members write who have a nickname, and nobody but
 * the moderation where a thread is locked.
 */
export const permissionIn = (
  category: Pick<Category, 'closedTo'> | undefined,
  { signedIn, joined, groups, moderates }: ForumReader,
  locked = false,
): Permission => {
  const closedTo = category?.closedTo
  const belongs = category !== undefined && (closedTo === undefined || groups.includes(closedTo) || moderates)
  const reason = whyNot({ signedIn, joined, belongs, open: !locked || moderates })
  return { canRead: belongs, canPost: reason === undefined, canModerate: moderates, ...(reason && { reason }) }
}

const whyNot = (has: {
  readonly signedIn: boolean
  readonly joined: boolean
  readonly belongs: boolean
  readonly open: boolean
}): Denial | undefined => {
  if (!has.signedIn) return 'nicht-angemeldet'
  if (!has.belongs) return 'geschlossene-gruppe'
  if (!has.joined) return 'nicht-dabei'
  return has.open ? undefined : 'thema-geschlossen'
}
