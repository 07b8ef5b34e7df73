import type { ForSharingAList } from '#core/shared-list/ports.ts'
import { listedTypes, longestComment, opinions } from '#core/shared-list/shared-list.ts'
import { entryStates } from '#core/shared-list/shown-entry.ts'
import { longestValue } from '#core/wishlist/wishlist.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { OwnGremium } from './membership.ts'
import { refusing } from './refusing.ts'
import { segment, text } from './text-sizes.ts'
import { OfferedEvent } from './wishlist.ts'

const ListedPerson = z.object({ id: z.string(), name: z.string() })

const Tally = z.object({ dafuer: z.number().int(), dagegen: z.number().int(), enthaltung: z.number().int() })

const opinion = z.enum(opinions)

const ShownVote = z
  .object({
    kind: z.enum(['offen', 'geheim']).exactOptional(),
    tally: Tally.exactOptional(),
    names: z.array(z.object({ name: z.string(), opinion })).exactOptional(),
    own: z.enum([...opinions, 'geheim']).exactOptional(),
    counted: z.boolean(),
  })
  .meta({
    id: 'ShownVote',
    description: 'Das Meinungsbild zu einem Eintrag; ein geheimes nennt Zahlen erst, wenn es ausgezählt ist.',
  })

const ShownComment = z
  .object({ id: z.string(), name: z.string(), at: z.string(), text: z.string(), mayRemove: z.boolean() })
  .meta({ id: 'ShownComment', description: 'Ein Kommentar zu einem Eintrag der Merkliste eines Gremiums.' })

export const ShownEntry = z
  .object({
    id: z.string(),
    type: z.enum(listedTypes),
    value: z.string(),
    title: z.string(),
    href: z.string(),
    state: z.enum(entryStates),
    startDate: z.string().exactOptional(),
    endDate: z.string().exactOptional(),
    town: z.string().exactOptional(),
    seats: z.string().exactOptional(),
    price: z.number().int().exactOptional(),
    withHotel: z.number().int().exactOptional(),
    next: z.array(OfferedEvent),
    addedOn: z.string(),
    addedBy: z.string().exactOptional(),
    interested: z.array(ListedPerson),
    isInterested: z.boolean(),
    vote: ShownVote,
    comments: z.array(ShownComment),
    commentCount: z.number().int(),
    mayRemove: z.boolean(),
  })
  .meta({ id: 'ListEntry', description: 'Etwas auf der Merkliste eines Gremiums, wie es heute steht.' })

const gremium = segment.exactOptional()
const ofEntry = { gremium, id: segment }

export const sharedList: Carrying<ForSharingAList> = {
  list: {
    method: 'GET',
    path: '/api-meinifb/gremium-list',
    says: 'Die Merkliste des eigenen Gremiums, das Neueste zuerst',
    ask: z.object({ gremium }),
    ok: 200,
    value: z.object({ gremium: OwnGremium, items: z.array(ShownEntry) }),
    refusals: refusing('not-signed-in', 'not-found'),
  },
  add: {
    method: 'POST',
    path: '/api-meinifb/gremium-list',
    says: 'Einen Termin oder ein Thema auf die Merkliste des Gremiums setzen',
    ask: z.object({ gremium, type: z.enum(listedTypes), value: text(longestValue) }),
    ok: 201,
    value: z.object({ id: z.string() }),
    refusals: refusing('not-signed-in', 'not-found', 'unknown-content', 'wishlist-full'),
  },
  remove: {
    method: 'POST',
    path: '/api-meinifb/gremium-list/:id/remove',
    says: 'Einen Eintrag von der Merkliste des Gremiums nehmen',
    ask: z.object(ofEntry),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed'),
  },
  interest: {
    method: 'POST',
    path: '/api-meinifb/gremium-list/:id/interest',
    says: 'Zu einem Eintrag „für mich“ sagen oder nicht mehr',
    ask: z.object({ ...ofEntry, interested: z.boolean() }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found'),
  },
  vote: {
    method: 'POST',
    path: '/api-meinifb/gremium-list/:id/vote',
    says: 'Zu einem Eintrag sagen, was man davon hält; geheim nur einmal',
    ask: z.object({ ...ofEntry, opinion }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'voted-already', 'votes-counted'),
  },
  countVotes: {
    method: 'POST',
    path: '/api-meinifb/gremium-list/:id/count-votes',
    says: 'Ein geheimes Meinungsbild beenden und auszählen, ab drei Stimmen',
    ask: z.object(ofEntry),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed', 'too-few-votes'),
  },
  comments: {
    method: 'GET',
    path: '/api-meinifb/gremium-list/:id/comments',
    says: 'Alle Kommentare zu einem Eintrag, der älteste zuerst',
    ask: z.object(ofEntry),
    ok: 200,
    value: z.object({ items: z.array(ShownComment) }),
    refusals: refusing('not-signed-in', 'not-found'),
  },
  comment: {
    method: 'POST',
    path: '/api-meinifb/gremium-list/:id/comments',
    says: 'Einen Eintrag kommentieren',
    ask: z.object({ ...ofEntry, comment: text(2 * longestComment) }),
    ok: 201,
    value: z.object({ id: z.string() }),
    refusals: refusing('not-signed-in', 'not-found', 'invalid'),
  },
  removeComment: {
    method: 'POST',
    path: '/api-meinifb/gremium-list/:id/comments/:commentId/remove',
    says: 'Einen Kommentar entfernen',
    ask: z.object({ ...ofEntry, commentId: segment }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed'),
  },
}
