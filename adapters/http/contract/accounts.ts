import * as addressOf from '#core/shared/addresses.ts'
import type { ForHoldingAnAccount } from '#core/accounts/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { Taken } from './forms.ts'
import { refusing } from './refusing.ts'
import { line, segment, text } from './text-sizes.ts'

export const Self = z
  .object({
    isLoggedIn: z.literal(true),
    id: z.string(),
    salutation: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    roles: z.array(z.enum(['mitglied', 'forum', 'redaktion', 'admin'])),
    gremium: z.object({ id: z.string(), name: z.string(), role: z.enum(['verwalter', 'mitglied']) }).nullable(),
    unread: z.number().int(),
  })
  .meta({ id: 'Self', description: 'Wer angemeldet ist.' })

export const SignedIn = z.object({ user: Self, redirectUrl: z.string() })

export const WhoAmI = z.union([Self, z.object({ isLoggedIn: z.literal(false) })])
export const Choice = z.object({ id: z.string(), label: z.string() }).meta({ id: 'Choice' })
export const Country = z.object({ code: z.string(), label: z.string() }).meta({ id: 'Country' })

/** The paths are those of spec §7 and domain §7.1, §7.2 and §7.5. */
export const accounts: Carrying<ForHoldingAnAccount> = {
  signIn: {
    method: 'POST',
    path: '/kundenportal/local-login',
    says: 'Anmelden',
    ask: z.object({
      email: line,
      password: line,
      remember: z.boolean().exactOptional(),
      postLoginRedirectUrl: text(4_000).exactOptional(),
    }),
    ok: 200,
    value: SignedIn,
    refusals: refusing('credentials-wrong', 'email-unconfirmed', 'second-factor-needed', 'too-many'),
  },
  signOut: {
    method: 'POST',
    path: addressOf.signOut,
    says: 'Abmelden',
    ask: z.object({}),
    ok: 204,
    refusals: {},
    page: true,
  },
  whoAmI: {
    method: 'GET',
    path: '/kundenportal/get-user',
    says: 'Wer angemeldet ist',
    ask: z.object({}),
    ok: 200,
    value: WhoAmI,
    refusals: {},
  },
  register: {
    method: 'POST',
    path: '/api/user-registration',
    says: 'Registrieren; der Bestätigungslink kommt per E-Mail',
    ask: z.object({
      salutationId: line,
      firstName: line,
      lastName: line,
      email: line,
      password: line,
      company: line,
      function: line,
      phone: line.exactOptional(),
      zip: line.exactOptional(),
      city: line.exactOptional(),
      newsletter: z.boolean().exactOptional(),
      agb: z.boolean(),
      privacyAccepted: z.boolean(),
      website: text(1_000).exactOptional().meta({ description: 'Bleibt leer: eine Falle für Programme.' }),
      postLoginRedirectUrl: text(4_000).exactOptional(),
    }),
    ok: 202,
    value: Taken,
    refusals: refusing('invalid', 'too-soon', 'too-many'),
  },
  confirm: {
    method: 'POST',
    path: '/api/user-registration/confirm/:token',
    says: 'Die E-Mail-Adresse mit dem Passwort dieser Registrierung bestätigen und anmelden',
    ask: z.object({ token: segment, password: line }),
    ok: 200,
    value: SignedIn,
    refusals: refusing('expired', 'invalid', 'too-many'),
  },
  lookAtConfirmation: {
    method: 'GET',
    path: '/api/open-links/confirm/:token',
    says: 'Ob der Link, der eine E-Mail-Adresse bestätigt, noch gilt; er wird dadurch nicht verbraucht',
    ask: z.object({ token: segment }),
    ok: 204,
    refusals: refusing('expired'),
  },
  forgotPassword: {
    method: 'POST',
    path: addressOf.forgottenPassword,
    says: 'Einen Link anfordern, mit dem ein neues Passwort gesetzt wird; er kommt per E-Mail',
    ask: z.object({ email: line }),
    ok: 202,
    refusals: refusing('invalid', 'too-many'),
    page: true,
  },
  resetPassword: {
    method: 'POST',
    path: '/kundenportal/password-reset',
    says: 'Ein neues Passwort setzen; alle Sitzungen enden',
    ask: z.object({ token: segment, password: line }),
    ok: 204,
    refusals: refusing('expired', 'invalid'),
  },
  lookAtPasswordReset: {
    method: 'GET',
    path: '/api/open-links/password-reset/:token',
    says: 'Ob der Link, mit dem ein neues Passwort gesetzt wird, noch gilt; er wird dadurch nicht verbraucht',
    ask: z.object({ token: segment }),
    ok: 204,
    refusals: refusing('expired'),
  },
  salutations: {
    method: 'GET',
    path: '/api-meinifb/salutations',
    says: 'Anreden zur Auswahl',
    ask: z.object({}),
    ok: 200,
    value: z.array(Choice),
    refusals: {},
    cache: 'public',
  },
  functions: {
    method: 'GET',
    path: '/api-meinifb/functions',
    says: 'Funktionen im Gremium zur Auswahl',
    ask: z.object({}),
    ok: 200,
    value: z.array(Choice),
    refusals: {},
    cache: 'public',
  },
  countries: {
    method: 'GET',
    path: '/api-meinifb/countries',
    says: 'Länder zur Auswahl',
    ask: z.object({}),
    ok: 200,
    value: z.array(Country),
    refusals: {},
    cache: 'public',
  },
}
