import { mostItems, syncKinds } from '#core/sync/sync.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import type { HandWrittenCall } from './hand-written-calls.ts'
import { refusing } from './refusing.ts'
import { text } from './text-sizes.ts'

const SyncKind = z.enum(syncKinds)
const Ids = z.array(z.string())

const Item = z.looseObject({
  externalId: text(200).regex(/^[\p{L}\p{N}._:@/-]+$/u),
  version: z.number().int().min(0),
})

export const SyncBatch = z.object({
  mode: z.enum(['upsert', 'delete']),
  items: z.array(Item).min(1).max(mostItems),
})

export const SyncReport = z
  .object({
    created: Ids,
    updated: Ids,
    deleted: Ids,
    unchanged: Ids,
    rejected: z.array(
      z.object({
        externalId: z.string(),
        errors: z.array(z.object({ field: z.string().exactOptional(), message: z.string() })),
      }),
    ),
  })
  .meta({ id: 'SyncReport', description: 'Was aus jedem Eintrag wurde, nach seiner externalId.' })

const signed =
  'Signiert: X-Seminarhaus-Timestamp sind Sekunden seit 1970, X-Seminarhaus-Signature ist „sha256=“ und HMAC-SHA256 ' +
  'in Hex über Zeitstempel, Punkt und Rumpf'

/** A batch of content of another system (domain §7.11). */
export const syncCall = {
  name: 'sync.sync',
  endpoint: {
    method: 'POST',
    path: addressOf.sync(':kind'),
    says: `Inhalte eines anderen Systems, höchstens ${mostItems} auf einmal. ${signed}`,
    ask: SyncBatch.extend({ kind: SyncKind }),
    ok: 200,
    value: SyncReport,
    refusals: refusing('not-a-service', 'key-taken'),
    fromAnywhere: true,
    unsigned: true,
  },
} as const satisfies HandWrittenCall

export const syncStatusCall = {
  name: 'sync.status',
  endpoint: {
    method: 'GET',
    path: addressOf.syncStatus,
    says: `Wie viel andere Systeme gebracht haben. ${signed}, der hier leer ist`,
    ask: z.object({}),
    ok: 200,
    value: z.object({
      kinds: z.array(
        z.object({
          kind: SyncKind,
          items: z.number().int(),
          deleted: z.number().int(),
          changedAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
    refusals: refusing('not-a-service', 'key-taken'),
  },
} as const satisfies HandWrittenCall
