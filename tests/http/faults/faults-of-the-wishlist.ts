import { strange, type Fault } from './fault.ts'
import { foreignBookmark, signedIn } from './having-done-before.ts'

const list = '/wishlist/list'
const item = { type: 'seminar', value: 'betriebsverfassungsrecht-i' }

/** The forms of somebody who is signed in: the wishlist without JavaScript, and the way out. */
export const faultsOfTheWishlist: readonly Fault[] = [
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
    location: '/#gemerkt',
  },
  {
    route: list,
    fault: 'foreign id',
    ask: signedIn(async (v, testApp) => v.form(list, { remove: await foreignBookmark(testApp) })),
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
]
