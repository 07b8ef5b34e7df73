import type { ForKeepingTheRoster } from '#core/gremium/roster-ports.ts'
import { memberFunctions, memberRoles } from '#core/gremium/roster.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line, segment } from './text-sizes.ts'

const idsOf = <Id extends string>(choices: readonly { readonly id: Id }[]) => z.enum(choices.map(({ id }) => id))

export const MemberOfGremium = z
  .object({
    id: z.string(),
    version: z.number().int(),
    salutationId: z.string().exactOptional(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().exactOptional(),
    role: idsOf(memberRoles),
    released: z.number(),
    functions: z.array(idsOf(memberFunctions)),
    since: z.string(),
    until: z.string().exactOptional(),
    firstTerm: z.boolean().exactOptional(),
    hasAccount: z.boolean(),
    isOwn: z.boolean(),
    isSeated: z.boolean(),
  })
  .meta({
    id: 'MemberOfGremium',
    description: 'Ein Sitz im Gremium und wer ihn hat; Freistellung als Teil einer Stelle.',
  })

const member = {
  salutationId: line.exactOptional(),
  firstName: line,
  lastName: line,
  email: line.exactOptional(),
  role: line,
  released: z.number().exactOptional(),
  functions: z.array(line).max(20).exactOptional(),
  since: line,
  until: line.exactOptional(),
  firstTerm: z.boolean().exactOptional(),
}
const gremium = segment.exactOptional()
const version = z.number().int()

/** Domain §4.7, §7.2. */
export const roster: Carrying<ForKeepingTheRoster> = {
  roster: {
    method: 'GET',
    path: '/api-meinifb/gremium-members',
    says: 'Wer im eigenen Gremium welchen Sitz hat, und wie viele Sitze das Gesetz vorsieht',
    ask: z.object({ gremium }),
    ok: 200,
    value: z.object({
      items: z.array(MemberOfGremium),
      inOffice: z.number().int(),
      seats: z.number().int().exactOptional(),
    }),
    refusals: refusing('not-signed-in', 'not-found'),
  },
  addMember: {
    method: 'POST',
    path: '/api-meinifb/gremium-members',
    says: 'Jemanden in die Besetzung des eigenen Gremiums aufnehmen',
    ask: z.object({ gremium, ...member }),
    ok: 201,
    value: MemberOfGremium,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed', 'invalid', 'gremium-full'),
  },
  changeMember: {
    method: 'POST',
    path: '/api-meinifb/gremium-members/:id',
    says: 'Alle Angaben zu einem Mitglied ersetzen; sagt, wenn jemand anderes es inzwischen geändert hat',
    ask: z.object({ gremium, id: segment, version, ...member }),
    ok: 200,
    value: MemberOfGremium,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed', 'member-changed', 'invalid'),
  },
  endTerm: {
    method: 'POST',
    path: '/api-meinifb/gremium-members/:id/end-term',
    says: 'Die Amtszeit eines Mitglieds beenden; ein Ersatzmitglied kann am nächsten Tag nachrücken',
    ask: z.object({ gremium, id: segment, version, until: line, successor: line.exactOptional() }),
    ok: 200,
    value: MemberOfGremium,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed', 'member-changed', 'invalid'),
  },
  removeMember: {
    method: 'POST',
    path: '/api-meinifb/gremium-members/:id/remove',
    says: 'Einen versehentlichen Eintrag aus der Besetzung nehmen',
    ask: z.object({ gremium, id: segment, version }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed', 'member-changed'),
  },
}
