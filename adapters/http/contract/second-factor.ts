import type { ForProvingIdentity } from '#core/login/ports.ts'
import { z } from 'zod'
import { SignedIn } from './accounts.ts'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line } from './text-sizes.ts'

export const Enrolment = z
  .object({
    secret: z.string(),
    uri: z.string(),
    qr: z.object({ size: z.number().int(), path: z.string() }),
  })
  .meta({ id: 'Enrolment', description: 'Eine App, die eingerichtet wird.' })

export const secondFactor: Carrying<ForProvingIdentity> = {
  state: {
    method: 'GET',
    path: '/api-meinifb/second-factor',
    says: 'Wie es um den zweiten Faktor steht',
    ask: z.object({}),
    ok: 200,
    value: z.object({ on: z.boolean(), required: z.boolean(), recoveryCodesLeft: z.number().int() }),
    refusals: refusing('not-signed-in'),
  },
  enterCode: {
    method: 'POST',
    path: '/kundenportal/second-factor',
    says: 'Der zweite Schritt der Anmeldung: ein Code der App oder ein Ersatzcode',
    ask: z.object({ code: line }),
    ok: 200,
    value: SignedIn,
    refusals: refusing('not-signed-in', 'invalid', 'too-many'),
  },
  enrol: {
    method: 'POST',
    path: '/api-meinifb/second-factor/enrol',
    says: 'Eine App für Codes einrichten',
    ask: z.object({ password: line.exactOptional() }),
    ok: 200,
    value: Enrolment,
    refusals: refusing('not-signed-in', 'credentials-wrong', 'second-factor-on', 'too-many'),
  },
  confirmEnrolment: {
    method: 'POST',
    path: '/api-meinifb/second-factor/confirm',
    says: 'Das Einrichten mit einem ersten Code abschließen; die Antwort nennt die Ersatzcodes, dieses eine Mal',
    ask: z.object({ code: line }),
    ok: 200,
    value: z.object({ recoveryCodes: z.array(z.string()), redirectUrl: z.string() }),
    refusals: refusing('not-signed-in', 'invalid', 'too-many'),
  },
  remove: {
    method: 'POST',
    path: '/api-meinifb/second-factor/remove',
    says: 'Die App entfernen',
    ask: z.object({ password: line }),
    ok: 204,
    refusals: refusing('not-signed-in', 'credentials-wrong', 'too-many'),
  },
}
