import { portalRoles } from '#core/gremium/gremium.ts'
import type { ForBelongingToAGremium } from '#core/gremium/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { GremiumHint } from './gremium-hints.ts'
import { refusing } from './refusing.ts'
import { line, segment } from './text-sizes.ts'

const role = z.enum(portalRoles)

export const OwnGremium = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    company: z.string(),
    site: z.string().exactOptional(),
    role,
  })
  .meta({ id: 'OwnGremium', description: 'Ein Gremium, zu dem man gehört.' })

export const UserOfGremium = z
  .object({
    id: z.string(),
    name: z.string(),
    role,
    email: z.string().exactOptional(),
    status: z.enum(['aktiv', 'eingeladen']),
    until: z.string().exactOptional(),
  })
  .meta({ id: 'UserOfGremium', description: 'Wer zu einem Gremium gehört oder dazu eingeladen ist.' })

export const InvitedTo = z
  .object({ name: z.string(), role, until: z.string() })
  .meta({ id: 'InvitedTo', description: 'Wozu eine Einladung einlädt und bis wann sie gilt.' })

const settings = {
  type: line,
  company: line,
  site: line.exactOptional(),
  employees: z.number().exactOptional(),
  voters: z.number().exactOptional(),
  young: z.number().exactOptional(),
  disabled: z.number().exactOptional(),
  inOffice: z.number().exactOptional(),
  released: z.number().exactOptional(),
  electedAt: line.exactOptional(),
  land: line.exactOptional(),
  budget: z.number().exactOptional(),
  awayTogether: z.boolean().exactOptional(),
  openVotes: z.boolean().exactOptional(),
}

export const SettingsOfGremium = z
  .object({ id: z.string(), name: z.string(), version: z.number().int(), role, hasRoster: z.boolean(), ...settings })
  .meta({
    id: 'SettingsOfGremium',
    description: 'Was ein Gremium von sich sagt, mit den Zahlen, auf die das Gesetz sieht.',
  })

const UsersOfGremium = z.object({ items: z.array(UserOfGremium) })
const gremium = segment.exactOptional()

/** The paths are those of spec §7 and domain §7.1 and §7.2. */
export const membership: Carrying<ForBelongingToAGremium> = {
  found: {
    method: 'POST',
    path: '/api-meinifb/gremien',
    says: 'Ein Gremium anlegen und verwalten',
    ask: z.object({ type: line, company: line, site: line.exactOptional() }),
    ok: 201,
    value: OwnGremium,
    refusals: refusing('not-signed-in', 'invalid', 'too-many'),
  },
  own: {
    method: 'GET',
    path: '/api-meinifb/gremien',
    says: 'Die eigenen Gremien, das zuerst, dem man zuerst beigetreten ist',
    ask: z.object({}),
    ok: 200,
    value: z.object({
      items: z.array(OwnGremium),
      next: z.string().exactOptional(),
      total: z.number().exactOptional(),
    }),
    refusals: refusing('not-signed-in'),
  },
  users: {
    method: 'GET',
    path: '/kundenportal/get-gremium-users',
    says: 'Wer zum eigenen Gremium gehört',
    ask: z.object({ gremium }),
    ok: 200,
    value: UsersOfGremium,
    refusals: refusing('not-signed-in', 'not-found'),
  },
  managedUsers: {
    method: 'GET',
    path: '/api-meinifb/gremium-users',
    says: 'Wer zum eigenen Gremium gehört und wer eingeladen ist, für seine Verwalter',
    ask: z.object({ gremium }),
    ok: 200,
    value: UsersOfGremium,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed'),
  },
  invite: {
    method: 'POST',
    path: '/api-meinifb/gremium-users',
    says: 'Jemanden per E-Mail einladen; die Einladung gilt 14 Tage',
    ask: z.object({ gremium, email: line, role }),
    ok: 201,
    value: UserOfGremium,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed', 'invalid', 'gremium-full', 'too-many'),
  },
  settings: {
    method: 'GET',
    path: '/api-meinifb/gremium-settings',
    says: 'Was das eigene Gremium von sich sagt',
    ask: z.object({ gremium }),
    ok: 200,
    value: SettingsOfGremium,
    refusals: refusing('not-signed-in', 'not-found'),
  },
  changeSettings: {
    method: 'POST',
    path: '/api-meinifb/gremium-settings',
    says: 'Diese Angaben ersetzen; was fehlt, ist danach unbekannt',
    ask: z.object({ gremium, version: z.number().int(), ...settings }),
    ok: 200,
    value: SettingsOfGremium,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed', 'gremium-changed', 'invalid'),
  },
  hints: {
    method: 'GET',
    path: '/api-meinifb/gremium-hints',
    says: 'Was das Gesetz zum eigenen Gremium sagt: Größe, Freistellungen, Ausschüsse, nächste Wahl',
    ask: z.object({ gremium }),
    ok: 200,
    value: z.object({ items: z.array(GremiumHint) }),
    refusals: refusing('not-signed-in', 'not-found'),
  },
  changeRole: {
    method: 'POST',
    path: '/api-meinifb/gremium-users/:id',
    says: 'Jemandem im eigenen Gremium ein anderes Recht geben',
    ask: z.object({ gremium, id: segment, role }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed', 'last-manager'),
  },
  removeUser: {
    method: 'DELETE',
    path: '/api-meinifb/gremium-users/:id',
    says: 'Jemanden aus dem eigenen Gremium nehmen oder eine Einladung zurücknehmen',
    ask: z.object({ gremium, id: segment }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed', 'last-manager'),
  },
  leave: {
    method: 'POST',
    path: '/api-meinifb/gremium-leave',
    says: 'Das eigene Gremium verlassen',
    ask: z.object({ gremium }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'last-manager'),
  },
  lookAtInvitation: {
    method: 'GET',
    path: '/api/open-links/gremium/:token',
    says: 'Wozu eine Einladung einlädt, wenn sie noch gilt; sie wird dadurch nicht verbraucht',
    ask: z.object({ token: segment }),
    ok: 200,
    value: InvitedTo,
    refusals: refusing('expired'),
  },
  join: {
    method: 'POST',
    path: '/api-meinifb/gremium-invitations/:token',
    says: 'Eine Einladung annehmen, einmal',
    ask: z.object({ token: segment }),
    ok: 200,
    value: OwnGremium,
    refusals: refusing('not-signed-in', 'expired'),
  },
}
