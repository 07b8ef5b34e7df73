import { html, type Fault } from './fault.ts'
import { foreignBookmark, signedIn } from './having-done-before.ts'

const add = '/wishlist/add-bookmark'
const item = { type: 'seminar', value: 'betriebsverfassungsrecht-i' }

/** Calls of hearts. */
export const faultsOfWishlistCalls: readonly Fault[] = [
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
    ask: signedIn(async (v, testApp) => v.json('/wishlist/delete/', { id: await foreignBookmark(testApp) })),
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
    route: 'POST /wishlist/restore',
    fault: 'foreign id',
    ask: signedIn(async (v, testApp) => v.json('/wishlist/restore', { id: await foreignBookmark(testApp) })),
    status: 404,
    says: 'Unter dieser Adresse gibt es nichts.',
  },
  {
    route: 'GET /wishlist/restore',
    fault: 'wrong method',
    ask: signedIn((v) => v.get('/wishlist/restore')),
    status: 405,
    says: 'nicht aufrufen',
    allow: 'POST',
  },
  {
    route: 'GET /wishlist/delete/{id}',
    fault: 'wrong method',
    ask: signedIn((v) => v.get('/wishlist/delete/7')),
    status: 405,
    says: 'nicht aufrufen',
    allow: 'POST',
  },
]
