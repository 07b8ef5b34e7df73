import type { ForDecidingOnOnesData, ForTakingOnesData } from '#core/privacy/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line, segment } from './text-sizes.ts'

const path = '/api-meinifb/account-deletion'

/** The paths are those of domain §7.2. */
export const privacy: Carrying<ForDecidingOnOnesData> = {
  accountDeletion: {
    method: 'GET',
    path,
    says: 'Wann das eigene Konto gelöscht wird; null, wenn niemand darum gebeten hat',
    ask: z.object({}),
    ok: 200,
    value: z.object({ due: z.string().nullable() }),
    refusals: refusing('not-signed-in'),
  },
  deleteAccount: {
    method: 'POST',
    path,
    says: 'Das eigene Konto in sieben Tagen löschen lassen',
    ask: z.object({ password: line }),
    ok: 202,
    value: z.object({ due: z.string() }),
    refusals: refusing('not-signed-in', 'credentials-wrong', 'too-many', 'bookings-ahead'),
  },
  keepAccount: {
    method: 'POST',
    path: `${path}/undo`,
    says: 'Das eigene Konto doch behalten',
    ask: z.object({}),
    ok: 204,
    refusals: refusing('not-signed-in'),
  },
  lookAtDeletion: {
    method: 'GET',
    path: '/api/open-links/account-deletion/:token',
    says: 'Ob der Link, der ein Konto behält, noch gilt; er wird dadurch nicht verbraucht',
    ask: z.object({ token: segment }),
    ok: 204,
    refusals: refusing('expired'),
  },
  keepAccountByLink: {
    method: 'POST',
    path: `${path}/undo/:token`,
    says: 'Ein Konto über den Link aus der E-Mail doch behalten',
    ask: z.object({ token: segment }),
    ok: 204,
    refusals: refusing('expired'),
  },
}

/** All that is stored of whoever asks, to take away. */
export const ownData: Carrying<ForTakingOnesData> = {
  prove: {
    method: 'POST',
    path: `${addressOf.dataExport}/prove`,
    says: 'Mit dem Passwort zeigen, dass man es selbst ist, bevor man die eigenen Daten mitnimmt',
    ask: z.object({ password: line }),
    ok: 204,
    refusals: refusing('not-signed-in', 'credentials-wrong', 'too-many'),
  },
  take: {
    method: 'GET',
    path: addressOf.dataExport,
    says: 'Alles, was über einen gespeichert ist, als ZIP mit JSON und PDF; höchstens fünf Minuten nach dem Passwort',
    ask: z.object({}),
    ok: 200,
    file: ['application/zip'],
    instead: addressOf.settingsOfData,
    refusals: refusing('not-signed-in', 'not-allowed', 'too-many'),
  },
}
