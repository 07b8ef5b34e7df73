import type { Role } from './accounts.ts'

/**
 * Everybody whom a right can be given to (domain §7.0): a visitor, a user, a member and the manager of a Gremium, a
 * moderator of the forum, an editor, an administrator, a program with its own secret.
 */
export type Actor =
  | 'visitor'
  | 'user'
  | 'gremium-member'
  | 'gremium-manager'
  | 'forum-moderator'
  | 'editor'
  | 'administrator'
  | 'service'

/** What somebody may do that not everybody may. */
export type Right =
  | 'own-account'
  | 'see-gremium'
  | 'manage-gremium'
  | 'moderate-forum'
  | 'edit-content'
  | 'run-bookings'
  | 'answer-requests'
  | 'administer'
  | 'deliver-content'

const people = ['user', 'gremium-member', 'gremium-manager', 'forum-moderator', 'editor', 'administrator'] as const

/** The one place where rights are given. */
const given: Readonly<Record<Right, readonly Actor[]>> = {
  'own-account': people,
  'see-gremium': ['gremium-member', 'gremium-manager'],
  'manage-gremium': ['gremium-manager'],
  'moderate-forum': ['forum-moderator', 'editor', 'administrator'],
  'edit-content': ['editor', 'administrator'],
  'run-bookings': ['editor', 'administrator'],
  'answer-requests': ['editor', 'administrator'],
  administer: ['administrator'],
  'deliver-content': ['service'],
}

const actorOf: Readonly<Record<Role, Actor>> = {
  mitglied: 'user',
  forum: 'forum-moderator',
  redaktion: 'editor',
  admin: 'administrator',
}

/** Who somebody is by the roles of his account, and what he is in his Gremium; nobody signed in is a visitor. */
export const actorsOf = (
  user: { readonly roles: readonly Role[] } | undefined,
  inGremium?: 'gremium-member' | 'gremium-manager',
): readonly Actor[] => {
  if (!user) return ['visitor']
  return ['user', ...user.roles.map((role) => actorOf[role]), ...(inGremium ? [inGremium] : [])]
}

/** Whether one of these may do that. */
export const may = (actors: readonly Actor[], right: Right): boolean =>
  actors.some((actor) => given[right].includes(actor))

/** Whether an account is worth so much to strangers that its password alone opens nothing. */
export const needsSecondFactor = (user: { readonly roles: readonly Role[] }): boolean => {
  const actors = actorsOf(user)
  return may(actors, 'edit-content') || may(actors, 'administer')
}
