import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from '../test-app.ts'
import { strange, type Asker, type Fault } from './fault.ts'
import { registration, typed } from './registration-form.ts'

async function sixthRegistration(visitor: Asker, { clock }: TestApp): Promise<LightMyRequestResponse> {
  const inTime = async (): Promise<LightMyRequestResponse> => {
    await visitor.get('/api/begin-form')
    clock.pass(1)
    return visitor.form('/registrierung', registration)
  }
  for (let i = 0; i < 5; i += 1) await inTime()
  return inTime()
}

/** The form that makes an account. */
export const faultsOfRegistering: readonly Fault[] = [
  {
    route: '/registrierung',
    fault: 'nothing filled in',
    ask: (v) => v.form('/registrierung', {}),
    status: 422,
    says: 'Bitte geben Sie Ihren Vornamen an.',
  },
  {
    route: '/registrierung',
    fault: 'malformed e-mail',
    ask: (v) => v.form('/registrierung', { ...registration, email: 'aenne@@betrieb' }),
    status: 422,
    says: 'Die E-Mail-Adresse ist nicht vollständig.',
    keeps: { ...typed, email: 'aenne@@betrieb', password: '' },
  },
  {
    route: '/registrierung',
    fault: 'short password',
    ask: (v) => v.form('/registrierung', { ...registration, password: 'kurz' }),
    status: 422,
    says: 'Das Passwort ist zu kurz.',
    keeps: { ...typed, password: '' },
  },
  {
    route: '/registrierung',
    fault: 'common password',
    ask: (v) => v.form('/registrierung', { ...registration, password: 'passwort123' }),
    status: 422,
    says: 'errät man zu leicht',
    keeps: typed,
  },
  {
    route: '/registrierung',
    fault: 'password of 129',
    ask: (v) => v.form('/registrierung', { ...registration, password: 'ab'.repeat(65) }),
    status: 422,
    says: 'Das Passwort ist zu lang.',
    keeps: typed,
  },
  {
    route: '/registrierung',
    fault: 'unknown salutation',
    ask: (v) => v.form('/registrierung', { ...registration, salutationId: 'graf' }),
    status: 422,
    says: 'Bitte wählen Sie eine Anrede aus.',
    keeps: { firstName: 'Änne' },
  },
  {
    route: '/registrierung',
    fault: 'malformed postcode',
    ask: (v) => v.form('/registrierung', { ...registration, zip: '2009' }),
    status: 422,
    says: 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 20095.',
    keeps: { ...typed, zip: '2009' },
  },
  {
    route: '/registrierung',
    fault: 'terms not accepted',
    ask: (v) => v.form('/registrierung', typed),
    status: 422,
    says: 'Bitte lesen Sie die AGB',
    keeps: typed,
  },
  {
    route: '/registrierung',
    fault: 'overlong name',
    ask: (v) => v.form('/registrierung', { ...registration, firstName: 'x'.repeat(50_000) }),
    status: 422,
    says: 'zu lang',
    keeps: { lastName: registration.lastName },
  },
  {
    route: '/registrierung',
    fault: 'faster than people type',
    ask: (v) => v.form('/registrierung', registration),
    status: 429,
    says: 'schneller, als ein Mensch tippt',
    keeps: { ...typed, password: '' },
  },
  {
    route: '/registrierung',
    fault: 'sixth within the hour',
    ask: sixthRegistration,
    status: 429,
    says: 'zu viele Versuche',
    keeps: typed,
  },
  {
    route: '/registrierung',
    fault: 'foreign Origin',
    ask: (v) => v.form('/registrierung', registration, { origin: 'null', 'sec-fetch-site': 'cross-site' }),
    status: 403,
    says: strange,
  },
  {
    route: '/registrierung/bestaetigen/{token}',
    fault: 'unknown token',
    ask: (v) => v.form('/registrierung/bestaetigen/unbekannt', {}),
    status: 410,
    says: 'abgelaufen',
  },
]
