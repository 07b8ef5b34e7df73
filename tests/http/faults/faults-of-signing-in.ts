import { person } from '../test-app.ts'
import { html, large, strange, type Fault } from './fault.ts'
import { wrongPasswords } from './having-done-before.ts'

const login = '/kundenportal/login'
const noEntry = 'E-Mail-Adresse oder Passwort stimmen nicht'

/** Where a login must not lead. */
const hostileTargets: readonly string[] = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https://evil.example',
  'http://localhost:3000@evil.example/',
  'http://localhost:3000.evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  ' //evil.example',
  'evil.example',
]

/** The form of the login. */
export const faultsOfSigningIn: readonly Fault[] = [
  {
    route: login,
    fault: 'wrong password',
    ask: (v) => v.form(login, { email: person.email, password: 'falsch' }),
    status: 401,
    says: noEntry,
    keeps: { email: person.email, password: '' },
  },
  {
    route: login,
    fault: 'no account',
    ask: (v) => v.form(login, { email: 'niemand@betrieb.example', password: 'falsch' }),
    status: 401,
    says: noEntry,
    keeps: { email: 'niemand@betrieb.example' },
  },
  {
    route: login,
    fault: 'nothing filled in',
    ask: (v) => v.form(login, {}),
    status: 401,
    says: noEntry,
    keeps: { email: '' },
  },
  {
    route: login,
    fault: 'malformed e-mail',
    ask: (v) => v.form(login, { email: 'kim@', password: 'x' }),
    status: 401,
    says: noEntry,
    keeps: { email: 'kim@' },
  },
  {
    route: login,
    fault: 'markup as e-mail',
    ask: (v) => v.form(login, { email: '"><script>alert(1)</script>', password: 'x' }),
    status: 401,
    says: noEntry,
    keeps: { email: '"><script>alert(1)</script>' },
  },
  {
    route: login,
    fault: 'target kept after a wrong password',
    ask: (v) => v.form(login, { email: person.email, password: 'x', post_login_redirect_url: '/wishlist/list?a=1' }),
    status: 401,
    says: noEntry,
    keeps: { post_login_redirect_url: '/wishlist/list?a=1' },
  },
  {
    route: login,
    fault: '5 wrong passwords',
    ask: async (v) => (await wrongPasswords(v, 5), v.form(login, person)),
    status: 429,
    says: 'zu viele Versuche',
    keeps: { email: person.email },
  },
  {
    route: login,
    fault: 'overlong e-mail',
    ask: (v) => v.form(login, { email: 'x'.repeat(100_000), password: 'x' }),
    status: 401,
    says: noEntry,
  },
  {
    route: login,
    fault: 'NUL in a field',
    ask: (v) => v.form(login, { email: 'a\0b', password: 'x' }),
    status: 400,
    says: '400',
  },
  {
    route: login,
    fault: '10 MB',
    ask: (v) => v.form(login, { email: large }),
    status: 413,
    says: 'Das ist zu viel auf einmal',
  },
  {
    route: login,
    fault: 'foreign Origin',
    ask: (v) => v.form(login, person, { origin: 'https://evil.example' }),
    status: 403,
    says: strange,
  },
  {
    route: login,
    fault: 'from another site',
    ask: (v) => v.form(login, person, { 'sec-fetch-site': 'cross-site' }),
    status: 403,
    says: strange,
  },
  {
    route: login,
    fault: 'as multipart',
    ask: (v) => v.form(login, person, { 'content-type': 'multipart/form-data; boundary=x' }),
    status: 415,
    says: 'Dieses Format kennen wir nicht',
  },
  {
    route: `${login}/{email}`,
    fault: 'malformed e-mail',
    ask: (v) => v.get(`${login}/keine`, html),
    status: 404,
    says: '404',
  },
  ...hostileTargets.map((target): Fault => ({
    route: login,
    fault: `hostile target ${JSON.stringify(target)}`,
    ask: (v) => v.form(login, { ...person, post_login_redirect_url: target }),
    status: 303,
    location: '/',
  })),
  {
    route: login,
    fault: 'an empty target',
    ask: (v) => v.form(login, { ...person, post_login_redirect_url: '' }),
    status: 303,
    location: '/meinifb/meinifbv2',
  },
  {
    route: login,
    fault: 'hostile target in the address',
    ask: (v) => v.form(`${login}?post_login_redirect_url=%2F%2Fevil.example`, person),
    status: 303,
    location: '/',
  },
]
