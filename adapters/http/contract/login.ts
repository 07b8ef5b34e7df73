import type { ForManagingALogin } from '#core/login/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line, segment, text } from './text-sizes.ts'

const Device = z.object({
  browser: z.enum(['firefox', 'edge', 'opera', 'chrome', 'safari', 'other']),
  system: z.enum(['windows', 'android', 'ios', 'macos', 'linux', 'other']),
})

export const OpenSession = z
  .object({ id: z.string(), device: Device, begunAt: z.string(), seenAt: z.string(), isThis: z.boolean() })
  .meta({ id: 'OpenSession', description: 'Wo jemand angemeldet ist.' })

export const SessionTime = z
  .object({ secondsLeft: z.number().int(), secondsMore: z.number().int() })
  .meta({ id: 'SessionTime', description: 'Wie lange eine Sitzung noch dauert.' })

/** The paths are those of spec §7 and domain §7.1, §7.2 and §7.6. */
export const login: Carrying<ForManagingALogin> = {
  sessions: {
    method: 'GET',
    path: '/api-meinifb/sessions',
    says: 'Wo man angemeldet ist, diese Sitzung zuerst',
    ask: z.object({}),
    ok: 200,
    value: z.array(OpenSession),
    refusals: refusing('not-signed-in'),
  },
  endSession: {
    method: 'POST',
    path: '/api-meinifb/sessions/:id/end',
    says: 'Eine eigene Sitzung beenden',
    ask: z.object({ id: segment }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found'),
  },
  endAllSessions: {
    method: 'POST',
    path: '/api-meinifb/sessions/end',
    says: 'Überall abmelden, auch hier',
    ask: z.object({}),
    ok: 204,
    refusals: refusing('not-signed-in'),
  },
  extendSession: {
    method: 'POST',
    path: '/kundenportal/extend-session',
    says: 'Angemeldet bleiben',
    ask: z.object({}),
    ok: 200,
    value: SessionTime,
    refusals: refusing('not-signed-in'),
  },
  sessionTime: {
    method: 'GET',
    path: '/kundenportal/session-time',
    says: 'Wie lange die Sitzung noch dauert; Nachsehen verlängert sie nicht',
    ask: z.object({}),
    ok: 200,
    value: SessionTime,
    refusals: {},
  },
  updatePassword: {
    method: 'POST',
    path: '/api-meinifb/update-password',
    says: 'Das Passwort ändern; andere Sitzungen enden',
    ask: z.object({ old: line, new: line }),
    ok: 204,
    refusals: refusing('not-signed-in', 'credentials-wrong', 'invalid', 'too-many'),
  },
  updateLoginEmail: {
    method: 'POST',
    path: '/api-meinifb/update-login-email',
    says: 'Die E-Mail-Adresse ändern, mit der man sich anmeldet; ein Link bestätigt die neue',
    ask: z.object({ newEmail: line, password: line }),
    ok: 202,
    refusals: refusing('not-signed-in', 'credentials-wrong', 'invalid', 'too-many'),
  },
  lookAtLoginEmail: {
    method: 'GET',
    path: '/api/open-links/new-address/:token',
    says: 'Ob der Link, der eine neue E-Mail-Adresse bestätigt, noch gilt; er wird dadurch nicht verbraucht',
    ask: z.object({ token: segment }),
    ok: 204,
    refusals: refusing('expired'),
  },
  confirmLoginEmail: {
    method: 'POST',
    path: '/api-meinifb/update-login-email/:token',
    says: 'Eine neue E-Mail-Adresse bestätigen',
    ask: z.object({ token: segment }),
    ok: 204,
    refusals: refusing('expired'),
  },
  rememberTarget: {
    method: 'POST',
    path: '/kundenportal/logintarget',
    says: 'Merken, wohin die nächste Anmeldung führt; fremde Adressen werden zu „/“',
    ask: z.object({ url: text(4_000) }),
    ok: 204,
    refusals: {},
  },
  takeTarget: {
    method: 'GET',
    path: '/kundenportal/logintargetget',
    says: 'Wohin die Anmeldung führt, einmal',
    ask: z.object({}),
    ok: 200,
    value: z.object({ url: z.string().nullable() }),
    refusals: {},
  },
  emailAvailability: {
    method: 'GET',
    path: '/api/fetch-user-email-availability',
    says: 'Ob sich eine E-Mail-Adresse registrieren lässt; ob sie ein Konto hat, sagt das nicht',
    ask: z.object({ email: line }),
    ok: 200,
    value: z.object({ available: z.boolean() }),
    refusals: refusing('invalid', 'too-many'),
  },
}
