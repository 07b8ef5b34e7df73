import type { Council } from './council.ts'

/**
 * Who asks about something of a council, in the order of the columns: nobody who is signed in; somebody without a
 * Gremium; a member and a manager of the other council; a member and a manager of the council itself.
 */
export const askers = ['visitor', 'nobody', 'other member', 'other manager', 'own member', 'own manager'] as const
export type Asker = (typeof askers)[number]

/** o: let in. a: asked to sign in, 401. f: forbidden, 403. n: nothing there, 404. -: not asked, it would change it. */
type Row = readonly [verdicts: string, ask: (it: Council) => Readonly<Record<string, unknown>>]

const seat = { firstName: 'Jemand', lastName: 'Anders', role: 'mitglied', since: '2026-04-28' }
const aMember = ({ gremium, memberOfGremium: id }: Council) => ({ gremium, id, version: 1 })
const inGremium = ({ gremium }: Council) => ({ gremium })
const ofGremium = ({ gremium }: Council) => ({ gremium, scope: 'gremium' })
const anEntry = ({ gremium, listEntry: id }: Council) => ({ gremium, id })
const aSending = ({ gremium, listEntry: entry, memberOfGremium }: Council) => ({
  gremium,
  entry,
  chosen: [memberOfGremium],
})
const inYear = ({ gremium }: Council) => ({ gremium, year: 2027 })
const somebodyElse = {
  salutationId: 'divers',
  firstName: 'Eve',
  lastName: 'Fremd',
  email: 'eve@anderswo.example',
  function: 'br-mitglied',
}

/**
 * Calls that name something of a council, and who gets what: written by hand from domain §7.0 to §7.2. To whom it does
 * not belong it does not exist (404); 403 says that it is hers, and not hers to change.
 */
export const ofACouncil: Readonly<Record<string, Row>> = {
  'GET /kundenportal/get-gremium-users': ['a nnn oo', inGremium],
  'GET /api-meinifb/gremium-users': ['a nnn fo', inGremium],
  'POST /api-meinifb/gremium-users': [
    'a nnn f-',
    ({ gremium }) => ({ gremium, email: 'jemand@anderswo.example', role: 'verwalter' }),
  ],
  'POST /api-meinifb/gremium-users/:id': [
    'a nnn f-',
    ({ gremium, userOfGremium: id }) => ({ gremium, id, role: 'mitglied' }),
  ],
  'DELETE /api-meinifb/gremium-users/:id': ['a nnn f-', ({ gremium, userOfGremium: id }) => ({ gremium, id })],
  'GET /api-meinifb/gremium-settings': ['a nnn oo', inGremium],
  'POST /api-meinifb/gremium-settings': [
    'a nnn f-',
    ({ gremium }) => ({ gremium, version: 1, type: 'BR', company: 'Anderswo AG' }),
  ],
  'GET /api-meinifb/gremium-hints': ['a nnn oo', inGremium],
  'GET /api-meinifb/gremium-members': ['a nnn oo', inGremium],
  'POST /api-meinifb/gremium-members': ['a nnn f-', ({ gremium }) => ({ gremium, ...seat })],
  'POST /api-meinifb/gremium-members/:id': ['a nnn f-', (it) => ({ ...aMember(it), ...seat })],
  'POST /api-meinifb/gremium-members/:id/end-term': ['a nnn f-', (it) => ({ ...aMember(it), until: '2026-12-31' })],
  'POST /api-meinifb/gremium-members/:id/remove': ['a nnn f-', aMember],
  'GET /api-meinifb/future-events': ['a nnn oo', ofGremium],
  'GET /api-meinifb/past-events': ['a nnn oo', ofGremium],
  'GET /api-meinifb/next-event-recipients': ['a nnn oo', ofGremium],
  'GET /api-meinifb/gremium-overview': ['a nnn oo', inYear],
  'GET /api-meinifb/gremium-overview-pdf': ['a nnn oo', inYear],
  'GET /api-meinifb/notice-pdf/:bookingId': [
    'a nnn fo',
    ({ booking }) => ({ bookingId: booking.id, type: 'beschluss' }),
  ],
  // The member may cancel for herself.
  'POST /api-meinifb/cancel-recipient-booking': [
    'a nnn --',
    ({ booking }) => ({ bookingId: booking.id, recipientId: booking.recipientId, confirmFee: true }),
  ],
  'POST /api-meinifb/substitute-recipient': [
    'a nnn f-',
    ({ booking }) => ({ bookingId: booking.id, recipientId: booking.recipientId, newRecipient: somebodyElse }),
  ],
  'GET /schulungsplan/gremium': ['a nnn oo', inGremium],
  'GET /api-meinifb/gremium-basics': ['a nnn oo', inGremium],
  'GET /api-meinifb/gremium-list': ['a nnn oo', inGremium],
  'GET /api-meinifb/live': ['a nnn oo', inGremium],
  'POST /api-meinifb/gremium-list': ['a nnn oo', ({ gremium }) => ({ gremium, type: 'event', value: 'termin-4002' })],
  // The chair put it there, and commented it: other members may not remove what is hers.
  'POST /api-meinifb/gremium-list/:id/remove': ['a nnn f-', anEntry],
  'POST /api-meinifb/gremium-list/:id/interest': ['a nnn oo', (it) => ({ ...anEntry(it), interested: true })],
  'POST /api-meinifb/gremium-list/:id/vote': ['a nnn oo', (it) => ({ ...anEntry(it), opinion: 'dafuer' })],
  'POST /api-meinifb/gremium-list/:id/count-votes': ['a nnn f-', anEntry],
  'GET /api-meinifb/gremium-list/:id/comments': ['a nnn oo', anEntry],
  'POST /api-meinifb/gremium-list/:id/comments': [
    'a nnn oo',
    (it) => ({ ...anEntry(it), comment: `Auch für ${it.canary}` }),
  ],
  'POST /api-meinifb/gremium-list/:id/comments/:commentId/remove': [
    'a nnn f-',
    (it) => ({ ...anEntry(it), commentId: it.listComment }),
  ],
  'GET /api-meinifb/gremium-list/:entry/delegation': ['a nnn oo', aSending],
  'GET /api-meinifb/gremium-list/:entry/papers/:kind': ['a nnn oo', (it) => ({ ...aSending(it), kind: 'beschluss' })],
  'POST /api-meinifb/gremium-list/:entry/cart': ['a nnn fo', (it) => ({ ...aSending(it), mode: 'warteliste' })],
  'POST /api-meinifb/calendar-feed': ['a nnn fo', inGremium],
  'POST /api-meinifb/calendar-feed/off': ['a nnn fo', inGremium],
  'POST /api-meinifb/gremium-leave': ['a nnn --', inGremium],
}

/** Calls that name nothing: they answer of whoever asks. */
export const ofOneself: readonly string[] = [
  'GET /api-meinifb/account-deletion',
  'GET /api-meinifb/advertising',
  'GET /api-meinifb/article-recommendations',
  'GET /api-meinifb/theme-recommendations',
  'GET /api-meinifb/calendar-feeds',
  'GET /api-meinifb/data-accesses',
  'GET /api-meinifb/consents',
  'GET /api-meinifb/gremien',
  'GET /api-meinifb/hotel-preferences',
  'GET /api-meinifb/marketing-preferences',
  'GET /api-meinifb/memberships',
  'GET /api-meinifb/overview',
  'GET /api-meinifb/own-functions',
  'GET /api-meinifb/personal-data',
  'GET /api-meinifb/sessions',
  'GET /api-meinifb/second-factor',
  'GET /schulungsplan/own',
]

/** Calls of the portal that say nothing of anybody, or that a test of their own proves. */
export const provedElsewhere: Readonly<Record<string, string>> = {
  'POST /api-meinifb/overview-seen': 'answers nothing',
  'GET /api-meinifb/salutations': 'the same for everybody',
  'GET /api-meinifb/functions': 'the same for everybody',
  'GET /api-meinifb/countries': 'the same for everybody',
  'GET /api-meinifb/br-a-z/:slug': 'the same for every member',
  'GET /api-meinifb/video-data': 'the same for every member',
  // Who takes part in the same event shares its photos, whichever council she is of.
  ...Object.fromEntries(
    [
      'GET /api-meinifb/event-materials/:eventId',
      'GET /api-meinifb/event-photos/:eventId',
      'POST /api-meinifb/event-photos/:eventId',
      'GET /api-meinifb/event-documents/:eventId',
      'POST /api-meinifb/photo-delete/:id',
      'GET /api-meinifb/material-link/:id',
      'GET /api-meinifb/photo-download/:id',
      'GET /api-meinifb/photo-preview/:id',
      'GET /api-meinifb/document-download/:id',
      'GET /api-meinifb/photos-zip/:eventId',
    ].map((call) => [call, 'tests/http/materials-of-others']),
  ),
  'POST /api-meinifb/gremien': 'names nothing that there is',
  'POST /api-meinifb/gremium-invitations/:token': 'whoever has the letter may (features/gremium/membership)',
  'POST /api-meinifb/sessions/:id/end': 'tests/http/foreign-ids',
  'POST /api-meinifb/sessions/end': 'one’s own sessions alone',
  'POST /api-meinifb/update-password': 'one’s own, with the password',
  'POST /api-meinifb/update-login-email': 'one’s own, with the password',
  'POST /api-meinifb/update-login-email/:token': 'whoever has the letter',
  'POST /api-meinifb/update-personal-data': 'one’s own',
  'POST /api-meinifb/memberships': 'one’s own',
  'POST /api-meinifb/functions': 'one’s own',
  'POST /api-meinifb/hotel-preferences': 'one’s own',
  'POST /api-meinifb/advertising': 'one’s own',
  'POST /api-meinifb/marketing-preferences': 'one’s own',
  'POST /api-meinifb/data-export/prove': 'one’s own, with the password',
  'GET /api-meinifb/data-export': 'one’s own, after the password (features/privacy/taking-data)',
  'POST /api-meinifb/account-deletion': 'one’s own, with the password',
  'POST /api-meinifb/account-deletion/undo': 'one’s own',
  'POST /api-meinifb/account-deletion/undo/:token': 'whoever has the letter',
  'GET /schulungsplan/curriculum': 'the same for everybody',
  'POST /schulungsplan/create': 'names nothing that there is',
  'GET /schulungsplan/get': 'tests/http/foreign-ids',
  'POST /schulungsplan/edit': 'tests/http/foreign-ids',
  'POST /schulungsplan/change': 'tests/http/foreign-ids',
  'POST /schulungsplan/delete': 'tests/http/foreign-ids',
  'GET /schulungsplan/all': 'consultants alone (tests/http/route-roles)',
  'GET /personalisierter-schulungsplan/:token/schulungsplan.pdf': 'whoever has the link',
  'GET /personalisierter-schulungsplan/:token/termine.ics': 'whoever has the link',
  'GET /personalisierter-schulungsplan/:token/beschlussvorlage.pdf': 'whoever has the link',
  'POST /api-meinifb/second-factor/enrol': 'one’s own, with the password',
  'POST /api-meinifb/second-factor/confirm': 'one’s own',
  'POST /api-meinifb/second-factor/remove': 'one’s own, with the password',
}

/** Pages of the portal that show something of a council, with who gets what; l: led to the sign-in, 302. */
export const pagesOfACouncil: Readonly<Record<string, readonly [verdicts: string, address: (it: Council) => string]>> =
  {
    '/meinifb/gremium-mitglieder': ['l nnn oo', ({ gremium }) => `/meinifb/gremium-mitglieder?gremium=${gremium}`],
    '/meinifb/gremium-buchungen': ['l nnn oo', ({ gremium }) => `/meinifb/gremium-buchungen?gremium=${gremium}`],
    '/meinifb/gremium-merkliste': ['l nnn oo', ({ gremium }) => `/meinifb/gremium-merkliste?gremium=${gremium}`],
    '/meinifb/gremium-merkliste/:entry': [
      'l nnn oo',
      ({ gremium, listEntry }) => `/meinifb/gremium-merkliste/${listEntry}?gremium=${gremium}`,
    ],
    '/meinifb/schulungsplan': ['l nnn oo', ({ gremium }) => `/meinifb/schulungsplan?gremium=${gremium}`],
    '/meinifb/gremium-einstellungen': [
      'l nnn oo',
      ({ gremium }) => `/meinifb/gremium-einstellungen?gremium=${gremium}`,
    ],
  }

/** Pages that show what belongs to whoever looks. */
export const pagesOfOneself: readonly string[] = [
  '/meinifb/angebote',
  '/meinifb/einstellungen',
  '/meinifb/einstellungen/daten',
  '/meinifb/einstellungen/zugang',
  '/meinifb/meinifbv2',
  '/wishlist/list',
]

/** Pages of the portal that show nothing of anybody, or only to who has a letter's link. */
export const pagesOfNobody: readonly string[] = [
  '/meinifb/einladung/:token',
  // Of an event, for who takes part (tests/http/materials-of-others).
  '/meinifb/termine/:event',
  // The same for every member.
  '/meinifb/wissen/br-a-z-content/:primer',
  '/personalisierter-schulungsplan/:token',
  // Of consultants alone; it names no council.
  '/schulungsplan/admin',
]
