import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { Window, type Element } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#storage/sql/migrate.ts'
import { openSqlStore } from '#storage/sql/open-sql-store.ts'
import { openMemoryStore } from '#storage/memory/memory-store.ts'
import { builtPages } from './built-pages.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openHouse, person, type House } from './open-house.ts'

type Visitor = ReturnType<typeof injectVisitor>

/** What somebody does wrong, and how he is answered. */
interface Row {
  readonly route: string
  readonly fault: string
  readonly ask: (visitor: Visitor, house: House) => Promise<LightMyRequestResponse>
  readonly status: number
  /** A word or sentence of the answer, on a page or in a problem. */
  readonly says?: string
  /** Values that the form shows again. */
  readonly keeps?: Readonly<Record<string, string>>
  readonly allow?: string
  readonly location?: string
}

/** What the form shows again; the password never is, and ticks are no values. */
const typed = {
  salutationId: 'frau',
  firstName: 'Änne',
  lastName: 'Ö’Brien-von der Heide',
  company: 'Łuczak & Söhne "GmbH" <KG>',
  function: 'br-mitglied',
  email: 'aenne@betrieb.example',
  zip: '20095',
  city: 'Hamburg',
  phone: '040 123456',
}
const registration = { ...typed, password: 'noch ein gutes langes Wort', agb: 'on', privacyAccepted: 'on' }
const asJson = { ...registration, agb: true, privacyAccepted: true }
const large = 'x'.repeat(10 * 1024 * 1024)
const login = '/kundenportal/login'
const localLogin = '/kundenportal/local-login'
const list = '/wishlist/list'
const add = '/wishlist/add-bookmark'
const html = { accept: 'text/html' }
const item = { type: 'seminar', value: 'betriebsverfassungsrecht-i' }

const malformed = 'Die Anfrage ist unvollständig oder fehlerhaft.'
const noEntry = 'E-Mail-Adresse oder Passwort stimmen nicht'
const strange = 'Das dürfen wir nicht annehmen'

const rows: readonly Row[] = [
  // Addresses of pages
  {
    route: '/seminare/t/{theme}',
    fault: 'unknown theme',
    ask: (v) => v.get('/seminare/t/gibt-es-nicht', html),
    status: 404,
    says: '404',
  },
  {
    route: '/seminare/t/{theme}',
    fault: 'NUL',
    ask: (v) => v.get('/seminare/t/a%00b', html),
    status: 400,
    says: '400',
  },
  {
    route: '/seminare/t/{theme}',
    fault: 'broken escape',
    ask: (v) => v.get('/seminare/t/%E0%A4%A', html),
    status: 400,
    says: '400',
  },
  {
    route: '/seminare/t/{theme}',
    fault: 'overlong segment',
    ask: (v) => v.get(`/seminare/t/${'x'.repeat(3_000)}`, html),
    status: 404,
    says: '404',
  },
  {
    route: '/seminare/t/{theme}',
    fault: 'climbing dots',
    ask: (v) => v.get('/seminare/t/..%2f..%2fetc%2fpasswd', html),
    status: 404,
    says: '404',
  },
  {
    route: '/seminare/t/{theme}',
    fault: 'markup',
    ask: (v) => v.get('/seminare/t/%3Cscript%3Ealert(1)%3C%2Fscript%3E', html),
    status: 404,
    says: '404',
  },
  {
    route: '/seminare/t/{theme}',
    fault: 'emoji',
    ask: (v) => v.get('/seminare/t/%F0%9F%A6%8A', html),
    status: 404,
    says: '404',
  },
  {
    route: '/seminare/t/{theme}',
    fault: 'posted to',
    ask: (v) => v.form('/seminare/t/betriebsverfassungsrecht-i', { a: '1' }),
    status: 405,
    says: '405',
    allow: 'GET, HEAD',
  },
  {
    route: '/seminare/t/{theme}',
    fault: 'deleted',
    ask: (v) => v.send('DELETE', '/seminare/t/x', html),
    status: 405,
    says: '405',
    allow: 'GET, HEAD, POST',
  },
  {
    route: '/seminare/t/{theme}/termine',
    fault: 'unknown theme',
    ask: (v) => v.get('/seminare/t/gibt-es-nicht/termine', html),
    status: 404,
    says: '404',
  },
  {
    route: '/seminare/r/{rubric}',
    fault: 'unknown rubric',
    ask: (v) => v.get('/seminare/r/gibt-es-nicht', html),
    status: 404,
    says: '404',
  },
  {
    route: '/seminare/p/{event}',
    fault: 'unknown date',
    ask: (v) => v.get('/seminare/p/gibt-es-nicht-99', html),
    status: 404,
    says: '404',
  },
  {
    route: '/seminare/p/{event}',
    fault: 'number out of range',
    ask: (v) => v.get('/seminare/p/x-99999999999999999999', html),
    status: 404,
    says: '404',
  },
  {
    route: '/seminare/p/{event}',
    fault: 'no number',
    ask: (v) => v.get('/seminare/p/x', html),
    status: 404,
    says: '404',
  },
  {
    route: '/betriebsratslexikon/{group}',
    fault: 'unknown group',
    ask: (v) => v.get('/betriebsratslexikon/xyz', html),
    status: 404,
    says: '404',
  },
  {
    route: '/betriebsratslexikon/br/{x}',
    fault: 'unknown entry',
    ask: (v) => v.get('/betriebsratslexikon/br/gibt-es-nicht', html),
    status: 404,
    says: '404',
  },
  {
    route: '/suche',
    fault: 'overlong query',
    ask: (v) => v.get(`/suche?q=${'wort+'.repeat(1_000)}`, html),
    status: 200,
    says: 'Suche',
  },
  {
    route: '/suche',
    fault: 'markup in the query',
    ask: (v) => v.get('/suche?q=%3Cscript%3Ealert(1)%3C/script%3E', html),
    status: 200,
    says: '&lt;script&gt;',
  },
  { route: '/suche', fault: 'NUL in the query', ask: (v) => v.get('/suche?q=a%00b', html), status: 400, says: '400' },
  {
    route: '/suche',
    fault: 'broken escape in the query',
    ask: (v) => v.get('/suche?q=%E0%A4%A', html),
    status: 200,
    says: 'Suche',
  },
  {
    route: '/',
    fault: 'unknown host',
    ask: (v) => v.get('/', { ...html, host: 'evil.example' }),
    status: 421,
    says: '421',
  },
  { route: '/{x}', fault: 'no such page', ask: (v) => v.get('/wp-login.php', html), status: 404, says: '404' },
  {
    route: '/{x}',
    fault: 'two slashes',
    ask: (v) => v.get('//evil.example/x', html),
    status: 301,
    location: '/evil.example/x',
  },

  // Signing in
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
  ...hostileTargets().map((target): Row => ({
    route: login,
    fault: `hostile target ${JSON.stringify(target)}`,
    ask: (v) => v.form(login, { ...person, post_login_redirect_url: target }),
    status: 303,
    location: '/',
  })),
  {
    route: login,
    fault: 'hostile target in the address',
    ask: (v) => v.form(`${login}?post_login_redirect_url=%2F%2Fevil.example`, person),
    status: 303,
    location: '/',
  },

  // Registering
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
    says: 'Eine Postleitzahl hat fünf Ziffern.',
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

  // The wishlist without JavaScript
  {
    route: list,
    fault: 'signed out',
    ask: (v) => v.form(list, { ...item, back: '/seminare/t/betriebsverfassungsrecht-i' }),
    status: 303,
  },
  {
    route: list,
    fault: 'unknown type',
    ask: signedIn((v) => v.form(list, { type: 'auto', value: 'x' })),
    status: 422,
    says: 'gibt es nicht',
  },
  {
    route: list,
    fault: 'unknown value',
    ask: signedIn((v) => v.form(list, { type: 'seminar', value: 'gibt-es-nicht' })),
    status: 422,
    says: 'gibt es nicht',
  },
  { route: list, fault: 'nothing named', ask: signedIn((v) => v.form(list, {})), status: 422, says: 'gibt es nicht' },
  {
    route: list,
    fault: 'hostile way back',
    ask: signedIn((v) => v.form(list, { ...item, back: '//evil.example' })),
    status: 303,
    location: '/',
  },
  {
    route: list,
    fault: 'foreign id',
    ask: signedIn(async (v, house) => v.form(list, { remove: await foreignBookmark(house) })),
    status: 404,
    says: 'Das gibt es nicht oder nicht mehr.',
  },
  {
    route: list,
    fault: 'foreign Origin',
    ask: signedIn((v) => v.form(list, item, { origin: 'https://evil.example' })),
    status: 403,
    says: strange,
  },
  {
    route: '/kundenportal/logout',
    fault: 'from another site',
    ask: signedIn((v) => v.form('/kundenportal/logout', {}, { 'sec-fetch-site': 'cross-site' })),
    status: 403,
    says: strange,
  },

  // Calls
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
    says: 'höchstens 1 MB',
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
    route: `POST ${add}`,
    fault: 'signed out',
    ask: (v) => v.json(add, item),
    status: 401,
    says: 'Bitte melden Sie sich an.',
  },
  {
    route: `POST ${add}`,
    fault: 'unknown bookmark type',
    ask: signedIn((v) => v.json(add, { type: 'auto', value: 'x' })),
    status: 400,
    says: 'Möglich ist hier nur',
  },
  {
    route: `POST ${add}`,
    fault: 'unknown value',
    ask: signedIn((v) => v.json(add, { type: 'hotel', value: 'hotel-99999999999999' })),
    status: 422,
    says: 'gibt es nicht',
  },
  {
    route: `POST ${add}`,
    fault: 'value of 256',
    ask: signedIn((v) => v.json(add, { type: 'seminar', value: 'x'.repeat(256) })),
    status: 400,
    says: 'Erlaubt ist höchstens 255 Zeichen.',
  },
  {
    route: `POST ${add}`,
    fault: 'NUL',
    ask: signedIn((v) => v.json(add, { type: 'seminar', value: 'a\0b' })),
    status: 400,
    says: 'Zeichen, die nicht möglich sind',
  },
  {
    route: `POST ${add}`,
    fault: 'half a character',
    ask: signedIn((v) => v.json(add, '{"type":"seminar","value":"\\ud800"}')),
    status: 422,
    says: 'gibt es nicht',
  },
  {
    route: `POST ${add}`,
    fault: 'missing XSRF',
    ask: signedIn((v) => v.json(add, item, { 'x-xsrf-token': '' })),
    status: 403,
    says: 'nicht erkennbar',
  },
  {
    route: `POST ${add}`,
    fault: 'foreign Origin',
    ask: signedIn((v) => v.json(add, item, { origin: 'https://evil.example' })),
    status: 403,
    says: 'nicht erkennbar',
  },
  {
    route: `GET ${add}`,
    fault: 'wrong method',
    ask: signedIn((v) => v.get(add)),
    status: 405,
    says: 'lässt sich so nicht aufrufen',
    allow: 'POST',
  },
  {
    route: `GET ${add}`,
    fault: 'wrong method, in a browser',
    ask: (v) => v.get(add, html),
    status: 405,
    says: '405',
    allow: 'POST',
  },
  {
    route: 'POST /wishlist/delete/',
    fault: 'foreign id',
    ask: signedIn(async (v, house) => v.json('/wishlist/delete/', { id: await foreignBookmark(house) })),
    status: 404,
    says: 'Unter dieser Adresse gibt es nichts.',
  },
  {
    route: 'POST /wishlist/delete/',
    fault: 'no id',
    ask: signedIn((v) => v.json('/wishlist/delete/', {})),
    status: 400,
    says: 'Diese Angabe fehlt.',
  },
  {
    route: 'POST /wishlist/delete/{id}',
    fault: 'id that is none',
    ask: signedIn((v) => v.json('/wishlist/delete/%27%20or%201%3D1', {})),
    status: 404,
    says: 'Unter dieser Adresse gibt es nichts.',
  },
  {
    route: 'GET /wishlist/delete/{id}',
    fault: 'wrong method',
    ask: signedIn((v) => v.get('/wishlist/delete/7')),
    status: 405,
    says: 'nicht aufrufen',
    allow: 'POST',
  },
  {
    route: 'POST /api/user-registration',
    fault: 'malformed e-mail',
    ask: (v) => v.json('/api/user-registration', { ...asJson, email: 'keine' }),
    status: 422,
    says: 'Das ist keine vollständige E-Mail-Adresse',
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
    ask: (v) => v.json('/api/user-registration/confirm/x', {}),
    status: 410,
    says: 'abgelaufen',
  },
  {
    route: 'GET /api/get-seminars',
    fault: 'overlong query',
    ask: (v) => v.get(`/api/get-seminars?q=${'x'.repeat(201)}`),
    status: 400,
    says: 'Erlaubt ist höchstens 200 Zeichen.',
  },
  {
    route: 'GET /api/get-seminars',
    fault: 'too many at once',
    ask: (v) => v.get('/api/get-seminars?limit=1000'),
    status: 400,
    says: 'Erlaubt ist höchstens 100.',
  },
  {
    route: 'GET /api/get-seminars',
    fault: 'number out of range',
    ask: (v) => v.get('/api/get-seminars?locationId=99999999999'),
    status: 400,
    says: 'Erlaubt ist höchstens',
  },
  {
    route: 'GET /api/get-seminars',
    fault: 'forged continuation',
    ask: (v) => v.get('/api/get-seminars?after=%27;drop+table+theme;--'),
    status: 200,
    says: '"items":',
  },
  {
    route: 'GET /api/get-events',
    fault: 'forged continuation',
    ask: (v) => v.get('/api/get-events?after=eyJhIjp7fX0'),
    status: 200,
    says: '"items":',
  },
  {
    route: 'GET /api/get-seminar/{url}',
    fault: 'unknown theme',
    ask: (v) => v.get('/api/get-seminar/gibt-es-nicht'),
    status: 404,
    says: 'nicht_gefunden',
  },
  {
    route: 'GET /api/get-event/{key}',
    fault: 'number out of range',
    ask: (v) => v.get('/api/get-event/x-99999999999999999999'),
    status: 404,
    says: 'nicht_gefunden',
  },
  {
    route: 'POST /api/get-seminars',
    fault: 'wrong method',
    ask: (v) => v.json('/api/get-seminars', {}),
    status: 405,
    says: 'nicht aufrufen',
    allow: 'GET, HEAD',
  },
  {
    route: 'GET /api/{x}',
    fault: 'no such call',
    ask: (v) => v.get('/api/gibt-es-nicht'),
    status: 404,
    says: 'nicht_gefunden',
  },
  {
    route: 'POST /api/ui-errors',
    fault: 'foreign Origin',
    ask: (v) => v.json('/api/ui-errors', { message: 'm', route: '/' }, { origin: 'https://evil.example' }),
    status: 403,
    says: 'nicht erkennbar',
  },
]

function hostileTargets(): readonly string[] {
  return [
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
    '',
  ]
}

async function wrongPasswords(visitor: Visitor, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await visitor.form(login, { ...person, password: 'falsch' })
}

async function sixthRegistration(visitor: Visitor): Promise<LightMyRequestResponse> {
  for (let i = 0; i < 5; i += 1) await visitor.form('/registrierung', registration)
  return visitor.form('/registrierung', registration)
}

function signedIn(ask: Row['ask']): Row['ask'] {
  return async (visitor, house) => {
    await visitor.signIn()
    return ask(visitor, house)
  }
}

async function foreignBookmark({ needs, stage }: House): Promise<string> {
  const id = await stage.account({ email: 'andere@betrieb.example', password: 'ein anderes langes Wort' })
  await stage.bookmark('andere@betrieb.example', { type: 'hotel', value: 'hotel-11' })
  const [bookmark] = await needs.bookmarks.of(id)
  if (!bookmark) throw new Error('nothing was kept')
  return bookmark.id
}

/** The fields of the forms on a page, by name, as a browser would show them. */
function fieldsOf(page: string): Record<string, string> {
  const { document } = new Window()
  document.write(page)
  const fields = [...document.querySelectorAll('main input[name]'), ...document.querySelectorAll('main select[name]')]
  return Object.fromEntries(fields.map((field) => [field.getAttribute('name'), shownIn(field)]))
}

// Read from the markup: happy-dom's select does not heed the option that is marked.
const shownIn = (field: Element): string =>
  (field.querySelector('option[selected]') ?? field).getAttribute('value') ?? ''

const folder = mkdtempSync(join(tmpdir(), 'faults-'))
const sqlite = async () => {
  const url = `file:${join(folder, 'faults.sqlite')}`
  await migrate({ url })
  return openSqlStore({ url })
}

describe.each([
  ['memory', async () => openMemoryStore()],
  ['SQLite', sqlite],
])('faults, on %s', (_name, openStore) => {
  let house: House
  beforeAll(async () => {
    const origins = { siteOrigin: 'http://localhost:3000', brOrigin: 'http://localhost:3000' }
    house = await openHouse({
      store: await openStore(),
      render: await builtPages(origins),
      settings: { trustProxy: true },
    })
  })
  afterAll(() => house.close())

  it.each(rows.map((row, i) => ({ ...row, i })))(
    '$route: $fault → $status',
    async ({ i, ask, status, says, keeps, allow, location }) => {
      // Everybody comes from a network of his own, so that nobody pays for another's attempts.
      const visitor = injectVisitor(house.app, { 'x-forwarded-for': `10.${i >> 8}.${i & 255}.1` })
      const answer = await ask(visitor, house)
      expect(answer.statusCode, answer.body.slice(0, 600)).toBe(status)
      if (says !== undefined) expect(answer.body.replaceAll('&#x27;', '’')).toContain(says)
      if (keeps) expect(fieldsOf(answer.body)).toMatchObject(keeps)
      if (allow !== undefined) expect(answer.headers.allow).toBe(allow)
      if (location !== undefined) expect(answer.headers.location).toBe(location)
      expect(answer.body).not.toMatch(/<script>alert/)
      expect(answer.body).not.toMatch(/ at .*\(.*:\d+:\d+\)/)
    },
  )

  it('and afterwards everything still stands', async () => {
    const visitor = injectVisitor(house.app, { 'x-forwarded-for': '10.9.9.9' })
    await visitor.signIn()
    expect((await visitor.json(add, { type: 'hotel', value: 'hotel-21' })).statusCode).toBe(201)
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

it('the table has at least sixty rows, none twice', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(new Set(rows.map(({ route, fault }) => `${route} ${fault}`)).size).toBe(rows.length)
})
