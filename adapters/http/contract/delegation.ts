import { cartModes } from '#core/cart/cart.ts'
import { meetingPapers } from '#core/delegation/delegation.ts'
import type { ForDelegating } from '#core/delegation/ports.ts'
import { memberRoles, mostMembers } from '#core/gremium/roster.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { OwnGremium } from './membership.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

const cents = z.number().int()
const roles = memberRoles.map(({ id }) => id)

const Candidate = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  wants: z.boolean(),
  isChosen: z.boolean(),
  clashes: z.array(
    z.object({ kind: z.enum(['booked', 'wanted']), title: z.string(), startDate: z.string(), endDate: z.string() }),
  ),
  isNamed: z.boolean(),
})

const Delegation = z
  .object({
    gremium: OwnGremium,
    entryId: z.string(),
    eventId: z.number().int(),
    title: z.string(),
    href: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    town: z.string().exactOptional(),
    placesLeft: z.number().int(),
    body: z.enum(targetGroups),
    decidesAlone: z.boolean(),
    resolveBy: z.string().exactOptional(),
    holidays: z.array(z.object({ day: z.string(), name: z.string() })),
    candidates: z.array(Candidate),
    costs: z.object({ net: cents, withHotel: cents, complete: z.boolean() }).exactOptional(),
    leavesTooFew: z.boolean(),
  })
  .meta({
    id: 'Delegation',
    description: 'Ein Eintrag der Merkliste auf dem Weg in die Sitzung: wer fährt, was es kostet.',
  })

const chosen = z.array(segment).max(mostMembers)
const ofEntry = { gremium: segment.exactOptional(), entry: segment }

export const delegation: Carrying<ForDelegating> = {
  look: {
    method: 'GET',
    path: '/api-meinifb/gremium-list/:entry/delegation',
    says: 'Wen das Gremium zu einem Termin seiner Merkliste entsenden kann und was es kostet',
    ask: z.object({ ...ofEntry, chosen: chosen.exactOptional() }),
    ok: 200,
    value: Delegation,
    refusals: refusing('not-signed-in', 'not-found', 'past', 'begun'),
  },
  paper: {
    method: 'GET',
    path: addressOf.meetingPaper(':entry', ':kind'),
    says: 'Tagesordnungspunkt oder Beschlussvorlage für die Gewählten als PDF',
    ask: z.object({ ...ofEntry, kind: z.enum(meetingPapers), chosen }),
    ok: 200,
    file: ['application/pdf'],
    instead: addressOf.delegation(':entry'),
    refusals: refusing('not-signed-in', 'not-found', 'past', 'begun', 'invalid'),
  },
  fillCart: {
    method: 'POST',
    path: '/api-meinifb/gremium-list/:entry/cart',
    says: 'Plätze für die Gewählten in den Warenkorb legen',
    ask: z.object({ ...ofEntry, chosen, mode: z.enum(cartModes) }),
    ok: 204,
    refusals: refusing(
      'not-signed-in',
      'not-found',
      'past',
      'begun',
      'invalid',
      'not-allowed',
      'sold-out',
      'cart-full',
    ),
  },
}
