import type { ForSharingAList } from '#core/shared-list/ports.ts'
import { listedTypes } from '#core/shared-list/shared-list.ts'
import { entryStates } from '#core/shared-list/shown-entry.ts'
import { longestValue } from '#core/wishlist/wishlist.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { OwnGremium } from './membership.ts'
import { refusing } from './refusing.ts'
import { segment, text } from './text-sizes.ts'
import { OfferedEvent } from './wishlist.ts'

const ListedPerson = z.object({ id: z.string(), name: z.string() })

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
}
