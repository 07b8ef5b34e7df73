import { person } from '../test-app.ts'
import { large, type Fault } from './fault.ts'
import { wrongPasswords } from './having-done-before.ts'
import { asJson } from './registration-form.ts'

const localLogin = '/kundenportal/local-login'
const malformed = 'Die Anfrage ist unvollständig oder fehlerhaft.'

/** Calls that sign in and register. */
export const faultsOfAccountCalls: readonly Fault[] = [
  {
    route: `POST ${localLogin}`,
    fault: 'broken JSON',
    ask: (v) => v.json(localLogin, '{"email":'),
    status: 400,
    says: malformed,
  },
  {
    route: `POST ${localLogin}`,
    fault: 'prototype in JSON',
    ask: (v) => v.json(localLogin, '{"__proto__":{"admin":true}}'),
    status: 400,
    says: malformed,
  },
  {
    route: `POST ${localLogin}`,
    fault: 'wrong types',
    ask: (v) => v.json(localLogin, { email: 1, password: [] }),
    status: 400,
    says: 'Hier wird ein Text erwartet.',
  },
  {
    route: `POST ${localLogin}`,
    fault: 'fields missing',
    ask: (v) => v.json(localLogin, {}),
    status: 400,
    says: 'Diese Angabe fehlt.',
  },
  {
    route: `POST ${localLogin}`,
    fault: 'wrong password',
    ask: (v) => v.json(localLogin, { ...person, password: 'falsch' }),
    status: 401,
    says: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  },
  {
    route: `POST ${localLogin}`,
    fault: '5 wrong passwords',
    ask: async (v) => (await wrongPasswords(v, 5), v.json(localLogin, person)),
    status: 429,
    says: 'zu viele Versuche',
  },
  {
    route: `POST ${localLogin}`,
    fault: '10 MB',
    ask: (v) => v.json(localLogin, { email: large, password: 'x' }),
    status: 413,
    says: 'höchstens 256\u00a0kB',
  },
  {
    route: `POST ${localLogin}`,
    fault: 'as XML',
    ask: (v) => v.json(localLogin, '<a/>', { 'content-type': 'application/xml' }),
    status: 415,
    says: 'Dieses Format verstehen wir nicht.',
  },
  {
    route: `POST ${localLogin}`,
    fault: 'missing XSRF',
    ask: (v) => v.json(localLogin, person, { 'x-xsrf-token': '' }),
    status: 403,
    says: 'nicht erkennbar von unserer Website',
  },
  {
    route: `POST ${localLogin}`,
    fault: 'hostile target',
    ask: (v) => v.json(localLogin, { ...person, postLoginRedirectUrl: '//evil.example' }),
    status: 200,
    says: '"redirectUrl":"/"',
  },
  {
    route: `GET ${localLogin}`,
    fault: 'wrong method',
    ask: (v) => v.get(localLogin),
    status: 405,
    says: 'lässt sich so nicht aufrufen',
    allow: 'POST',
  },
  {
    route: 'POST /api/user-registration',
    fault: 'malformed e-mail',
    ask: (v) => v.json('/api/user-registration', { ...asJson, email: 'keine' }),
    status: 422,
    says: 'Die E-Mail-Adresse ist nicht vollständig',
  },
  {
    route: 'POST /api/user-registration',
    fault: 'terms as text',
    ask: (v) => v.json('/api/user-registration', { ...asJson, agb: 'on' }),
    status: 400,
    says: 'Hier wird true oder false erwartet.',
  },
  {
    route: 'POST /api/user-registration/confirm/{token}',
    fault: 'unknown token',
    ask: (v) => v.json('/api/user-registration/confirm/x', { password: 'x' }),
    status: 410,
    says: 'abgelaufen',
  },
  {
    route: 'POST /api/user-registration/confirm/{token}',
    fault: 'no password',
    ask: (v) => v.json('/api/user-registration/confirm/x', {}),
    status: 400,
    says: 'password',
  },
  {
    route: 'GET /api/open-links/confirm/{token}',
    fault: 'unknown token',
    ask: (v) => v.get('/api/open-links/confirm/x'),
    status: 410,
    says: 'abgelaufen',
  },
  {
    route: 'GET /api/open-links/password-reset/{token}',
    fault: 'unknown token',
    ask: (v) => v.get('/api/open-links/password-reset/x'),
    status: 410,
    says: 'abgelaufen',
  },
  {
    route: 'POST /kundenportal/password-forgot',
    fault: 'no address',
    ask: (v) => v.json('/kundenportal/password-forgot', { email: 'keine' }),
    status: 422,
    says: 'nicht vollständig',
  },
  {
    route: 'POST /kundenportal/password-reset',
    fault: 'unknown token',
    ask: (v) => v.json('/kundenportal/password-reset', { token: 'x', password: 'Acht Bäume am Werk' }),
    status: 410,
    says: 'abgelaufen',
  },
]
