import {
  categories,
  longestBody,
  longestNickname,
  longestReason,
  longestTag,
  longestTitle,
  postStates,
} from '#core/forum/forum.ts'
import { denials } from '#core/forum/permission.ts'
import { threadOrders, type ForDiscussing, type ForModerating } from '#core/forum/ports.ts'
import { moderationActs, reportReasons, sides, verdicts } from '#core/forum/reports.ts'
import { longestEmail } from '#core/shared/email-address.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment, text } from './text-sizes.ts'

const CategoryId = z.enum(categories.map(({ id }) => id))
const Author = z.object({ nickname: z.string().exactOptional() }).meta({
  id: 'ForumAuthor',
  description: 'Wer etwas geschrieben hat; ohne Namen, wenn es das Konto nicht mehr gibt.',
})

const shownThread = {
  id: z.string(),
  category: CategoryId,
  title: z.string(),
  tags: z.array(z.string()),
  author: Author,
  at: z.string(),
  lastAt: z.string(),
  locked: z.boolean(),
  posts: z.number().int(),
  answerId: z.string().exactOptional(),
}
const ForumThread = z.object(shownThread).meta({ id: 'ForumThread', description: 'Ein Thema des Forums.' })
const FollowedThread = z
  .object({ ...shownThread, unread: z.number().int() })
  .meta({ id: 'FollowedThread', description: 'Ein abonniertes Thema, mit der Zahl der ungelesenen Beiträge.' })

const shownPost = {
  id: z.string(),
  nth: z.number().int().exactOptional(),
  author: Author,
  at: z.string(),
  body: z.string(),
  html: z.string(),
  replyTo: z.string().exactOptional(),
  editedAt: z.string().exactOptional(),
  removedBy: z.enum(['selbst', 'moderation']).exactOptional(),
}
const ForumPost = z
  .object(shownPost)
  .meta({ id: 'ForumPost', description: 'Ein Beitrag; body ist Markdown, html ist das, was angezeigt wird.' })

const WaitingPost = z
  .object({
    ...shownPost,
    thread: z.object({ id: z.string(), title: z.string(), category: CategoryId }),
    opens: z.boolean(),
  })
  .meta({ id: 'WaitingPost', description: 'Ein erster Beitrag, der auf die Moderation wartet.' })

const Permission = z
  .object({
    canRead: z.boolean(),
    canPost: z.boolean(),
    canModerate: z.boolean(),
    reason: z.enum(denials).exactOptional(),
  })
  .meta({ id: 'ForumPermission', description: 'Was man im Forum darf, und was dem Schreiben entgegensteht.' })

const Decision = z.object({ verdict: z.enum(verdicts), reason: z.string() })
const ShownReport = z
  .object({
    id: z.string(),
    at: z.string(),
    reason: z.enum(reportReasons),
    explanation: z.string(),
    post: z.object({ id: z.string(), body: z.string(), html: z.string(), removed: z.boolean() }),
    thread: z.object({ id: z.string(), title: z.string() }),
    author: Author,
    decided: Decision.extend({ at: z.string() }).exactOptional(),
    objection: z.object({ by: z.enum(sides), text: z.string() }).exactOptional(),
    settled: Decision.exactOptional(),
  })
  .meta({ id: 'ForumReport', description: 'Eine Meldung (Art. 16 DSA) mit Entscheidung und Widerspruch.' })

const LoggedAct = z.object({
  act: z.enum(moderationActs),
  at: z.string(),
  by: z.string().exactOptional(),
  threadId: z.string(),
  postId: z.string().exactOptional(),
  reason: z.string(),
})

const Written = z
  .object({ id: z.string(), threadId: z.string(), state: z.enum(postStates) })
  .meta({ id: 'WrittenPost', description: 'Ein neuer Beitrag; state „wartet“: Erst die Moderation zeigt ihn allen.' })

const body = text(2 * longestBody)
const threadId = segment
const prose = text(2 * longestReason)
const writing = ['not-signed-in', 'not-found', 'not-joined', 'said-already', 'too-many'] as const
const editing = ['not-signed-in', 'not-found', 'not-allowed', 'edit-over', 'thread-locked'] as const

/** Paths of domain §7.7. */
export const forum: Carrying<ForDiscussing> = {
  threads: {
    method: 'GET',
    path: '/api/forum/threads',
    says: 'Themen des Forums, ohne Kategorie aus allen offenen',
    ask: z.object({ category: segment.exactOptional(), sort: z.enum(threadOrders).exactOptional(), ...pageQuery }),
    ok: 200,
    value: pageOf(ForumThread),
    refusals: refusing('not-found', 'not-signed-in', 'not-allowed'),
  },
  posts: {
    method: 'GET',
    path: '/api/forum/posts',
    says: 'Ein Thema mit seinen Beiträgen, der älteste zuerst',
    ask: z.object({ threadId, from: z.number().int().min(1).exactOptional(), ...pageQuery }),
    ok: 200,
    value: pageOf(ForumPost).extend({ thread: ForumThread }),
    refusals: refusing('not-found'),
  },
  permission: {
    method: 'GET',
    path: '/api/forum/forum-permission',
    says: 'Was man im Forum, in einer Kategorie oder in einem Thema darf',
    ask: z.object({ category: segment.exactOptional(), threadId: threadId.exactOptional() }),
    ok: 200,
    value: Permission,
    refusals: refusing('not-found'),
  },
  own: {
    method: 'GET',
    path: '/api/forum/own',
    says: 'Was man selbst von einem Thema hat: wartende und änderbare Beiträge, Abonnement, Lesestand',
    ask: z.object({ threadId }),
    ok: 200,
    value: z.object({
      permission: Permission,
      nickname: z.string().exactOptional(),
      waiting: z.array(ForumPost),
      editable: z.array(z.string()),
      mayAccept: z.boolean(),
      follows: z.boolean(),
      read: z.number().int(),
    }),
    refusals: refusing('not-signed-in', 'not-found'),
  },
  read: {
    method: 'POST',
    path: '/api/forum/read',
    says: 'Merken, bis zu welchem Beitrag man ein Thema gelesen hat',
    ask: z.object({ threadId, nth: z.number().int().min(0) }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found'),
  },
  join: {
    method: 'POST',
    path: '/api/forum/join',
    says: 'Einen Spitznamen wählen und die Netiquette annehmen',
    ask: z.object({ nickname: text(4 * longestNickname), netiquette: z.boolean() }),
    ok: 204,
    refusals: refusing('not-signed-in', 'invalid'),
  },
  open: {
    method: 'POST',
    path: '/api/forum/thread',
    says: 'Ein Thema eröffnen',
    ask: z.object({
      categoryId: segment,
      title: text(4 * longestTitle),
      body,
      tags: z.array(text(4 * longestTag)).max(20),
    }),
    ok: 201,
    value: Written,
    refusals: refusing(...writing, 'not-allowed', 'invalid'),
  },
  answer: {
    method: 'POST',
    path: '/api/forum/post',
    says: 'In einem Thema antworten',
    ask: z.object({ threadId, body, replyTo: segment.exactOptional() }),
    ok: 201,
    value: Written,
    refusals: refusing(...writing, 'thread-locked', 'invalid'),
  },
  edit: {
    method: 'PATCH',
    path: '/api/forum/post/:id',
    says: 'Einen eigenen Beitrag ändern, innerhalb von 15 Minuten',
    ask: z.object({ id: segment, body }),
    ok: 204,
    refusals: refusing(...editing, 'invalid'),
  },
  remove: {
    method: 'DELETE',
    path: '/api/forum/post/:id',
    says: 'Einen eigenen Beitrag löschen, innerhalb von 15 Minuten',
    ask: z.object({ id: segment }),
    ok: 204,
    refusals: refusing(...editing),
  },
  accept: {
    method: 'POST',
    path: '/api/forum/accept',
    says: 'Sagen, welcher Beitrag das eigene Thema beantwortet, oder keiner',
    ask: z.object({ threadId, postId: segment.nullable() }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed'),
  },
  follow: {
    method: 'POST',
    path: '/api/forum/follow',
    says: 'Ein Thema abonnieren oder nicht mehr',
    ask: z.object({ threadId, follows: z.boolean() }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found'),
  },
  followed: {
    method: 'GET',
    path: '/api/forum/followed',
    says: 'Abonnierte Themen, das mit dem neuesten Beitrag zuerst',
    ask: z.object(pageQuery),
    ok: 200,
    value: pageOf(FollowedThread),
    refusals: refusing('not-signed-in'),
  },
  report: {
    method: 'POST',
    path: '/api/forum/report',
    says: 'Einen Beitrag melden (Art. 16 DSA)',
    ask: z.object({
      postId: segment,
      reason: z.enum(reportReasons),
      explanation: prose,
      email: text(2 * longestEmail).exactOptional(),
    }),
    ok: 201,
    value: z.object({ id: z.string() }),
    refusals: refusing('not-found', 'too-many', 'invalid'),
  },
  lookAtDecision: {
    method: 'GET',
    path: '/api/open-links/forum-decision/:token',
    says: 'Die Entscheidung, zu der ein Link gehört; er wird dadurch nicht verbraucht',
    ask: z.object({ token: segment }),
    ok: 200,
    value: ShownReport,
    refusals: refusing('expired'),
  },
  object: {
    method: 'POST',
    path: '/api/forum/objection/:token',
    says: 'Einer Entscheidung widersprechen, einmal und innerhalb von sechs Monaten (Art. 20 DSA)',
    ask: z.object({ token: segment, text: prose }),
    ok: 204,
    refusals: refusing('expired', 'invalid'),
  },
}

const moderators = ['not-signed-in', 'not-allowed', 'not-found'] as const

export const moderation: Carrying<ForModerating> = {
  queue: {
    method: 'GET',
    path: '/api/forum/moderation',
    says: 'Wartende Beiträge, offene Meldungen und das Protokoll der Moderation',
    ask: z.strictObject({}),
    ok: 200,
    value: z.object({ waiting: z.array(WaitingPost), reports: z.array(ShownReport), log: z.array(LoggedAct) }),
    refusals: refusing('not-signed-in', 'not-allowed'),
  },
  release: {
    method: 'POST',
    path: '/api/forum/moderation/release',
    says: 'Einen wartenden Beitrag allen zeigen',
    ask: z.strictObject({ postId: segment }),
    ok: 204,
    refusals: refusing(...moderators),
  },
  takeOff: {
    method: 'POST',
    path: '/api/forum/moderation/remove',
    says: 'Einen Beitrag mit Begründung entfernen',
    ask: z.strictObject({ postId: segment, reason: prose }),
    ok: 204,
    refusals: refusing(...moderators, 'invalid'),
  },
  lock: {
    method: 'POST',
    path: '/api/forum/moderation/lock',
    says: 'Ein Thema schließen oder wieder öffnen',
    ask: z.strictObject({ threadId, locked: z.boolean(), reason: prose }),
    ok: 204,
    refusals: refusing(...moderators, 'invalid'),
  },
  move: {
    method: 'POST',
    path: '/api/forum/moderation/move',
    says: 'Ein Thema in eine andere Kategorie verschieben',
    ask: z.strictObject({ threadId, category: segment, reason: prose }),
    ok: 204,
    refusals: refusing(...moderators, 'invalid'),
  },
  merge: {
    method: 'POST',
    path: '/api/forum/moderation/merge',
    says: 'Die Beiträge eines Themas an ein anderes derselben Kategorie anhängen',
    ask: z.strictObject({ threadId, into: segment, reason: prose }),
    ok: 204,
    refusals: refusing(...moderators, 'invalid'),
  },
  decide: {
    method: 'POST',
    path: '/api/forum/moderation/decide',
    says: 'Über eine Meldung oder einen Widerspruch entscheiden',
    ask: z.strictObject({ reportId: segment, verdict: z.enum(verdicts), reason: prose }),
    ok: 204,
    refusals: refusing(...moderators, 'invalid'),
  },
}
