import type { Call } from './call.ts'
import { feedbackCalls } from './form-calls.ts'
import { person } from './test-app.ts'

/** The wishlist of somebody signed out, signed in, and signed out again; what he bookmarked ends meanwhile. */
export const wishlistCalls: readonly Call[] = [
  ['accounts.whoAmI', (site) => site.account.accounts.whoAmI({})],
  ['wishlist.list', (site) => site.account.wishlist.list({})],
  ['wishlist.entries', (site) => site.account.wishlist.entries({})],
  ['wishlist.ids', (site) => site.account.wishlist.ids({})],
  ['wishlist.grouped', (site) => site.account.wishlist.grouped({})],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.addEvent', (site) => site.account.wishlist.addEvent({ event: '4006' })],
  ['wishlist.note', (site) => site.account.wishlist.note({ id: 'irgendeine', note: 'für den Herbst' })],
  ['wishlist.remove', (site) => site.account.wishlist.remove({ id: 'irgendeine' })],
  ['wishlist.removed', (site) => site.account.wishlist.removed({})],
  ['wishlist.restore', (site) => site.account.wishlist.restore({ id: 'irgendeine' })],
  ['wishlist.intoCart', (site) => site.account.wishlist.intoCart({})],
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ['accounts.signIn', (site) => site.account.accounts.signIn({ ...person, password: 'falsch' })],
  [
    'accounts.signIn',
    (site) => site.account.accounts.signIn({ ...person, remember: true, postLoginRedirectUrl: '/seminare/t/x?a=1#b' }),
  ],
  ...feedbackCalls,
  ['accounts.whoAmI', (site) => site.account.accounts.whoAmI({})],
  ['feeds.consumer', (site) => site.office.feeds.consumer({})],
  ['wishlist.list', (site) => site.account.wishlist.list({})],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'event', value: 'termin-4006' })],
  ['wishlist.addEvent', (site) => site.account.wishlist.addEvent({ event: 'termin-4006' })],
  ['wishlist.addEvent', (site) => site.account.wishlist.addEvent({ event: 'die eines anderen/?' })],
  ['wishlist.ids', (site) => site.account.wishlist.ids({})],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'hotel', value: 'hotel-11' })],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'video', value: 'gibt-es-nicht' })],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'seminar', value: '' })],
  ['wishlist.list', (site) => site.account.wishlist.list({})],
  ['wishlist.intoCart', (site) => site.account.wishlist.intoCart({ ids: ['die eines anderen/?'] })],
  ['wishlist.intoCart', (site) => site.account.wishlist.intoCart({ waitingList: true })],
  ['cart.small', (site) => site.booking.cart.small({})],
  [
    'wishlist.entries',
    (site, { clock }) => {
      // The event that was bookmarked is being held.
      clock.set('2026-11-24T09:00:00.000Z')
      return site.account.wishlist.entries({})
    },
  ],
  [
    'catalogue.bookableEvent',
    (site) => site.programme.catalogue.bookableEvent({ key: 'betriebsverfassungsrecht-i-4002' }),
  ],
  ['papers.orderForm', (site) => site.booking.papers.orderForm({ key: 'betriebsverfassungsrecht-i-4002' })],
  [
    'catalogue.bookableEvent',
    (site) => site.programme.catalogue.bookableEvent({ key: 'betriebsverfassungsrecht-i-4006' }),
  ],
  ['papers.orderForm', (site) => site.booking.papers.orderForm({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['catalogue.bookableEvent', (site) => site.programme.catalogue.bookableEvent({ key: 'anders-geschrieben-4002' })],
  ['papers.orderForm', (site) => site.booking.papers.orderForm({ key: 'anders-geschrieben-4002' })],
  ['catalogue.bookableEvent', (site) => site.programme.catalogue.bookableEvent({ key: 'gibt-es-nicht-9999' })],
  ['papers.orderForm', (site) => site.booking.papers.orderForm({ key: 'gibt-es-nicht-9999' })],
  [
    'catalogue.eventHistory',
    (site) => site.programme.catalogue.eventHistory({ key: 'betriebsverfassungsrecht-i-4006' }),
  ],
  ['cart.addItem', (site) => site.booking.cart.addItem({ eventId: 4006 })],
  ['costs.estimate', (site) => site.programme.costs.estimate({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['costs.pdf', (site) => site.programme.costs.pdf({ key: 'betriebsverfassungsrecht-i-4006' })],
  [
    'wishlist.entries',
    (site, { clock }) => {
      // The event that was bookmarked is over by now.
      clock.set('2026-11-26T09:00:00.000Z')
      return site.account.wishlist.entries({})
    },
  ],
  ['catalogue.event', (site) => site.programme.catalogue.event({ key: 'betriebsverfassungsrecht-i-4006' })],
  [
    'catalogue.bookableEvent',
    (site) => site.programme.catalogue.bookableEvent({ key: 'betriebsverfassungsrecht-i-4006' }),
  ],
  ['papers.orderForm', (site) => site.booking.papers.orderForm({ key: 'betriebsverfassungsrecht-i-4006' })],
  [
    'catalogue.eventHistory',
    (site) => site.programme.catalogue.eventHistory({ key: 'betriebsverfassungsrecht-i-4006' }),
  ],
  ['cart.addItem', (site) => site.booking.cart.addItem({ eventId: 4006 })],
  ['costs.estimate', (site) => site.programme.costs.estimate({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['costs.pdf', (site) => site.programme.costs.pdf({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['documents.eventPdf', (site) => site.programme.documents.eventPdf({ key: 'betriebsverfassungsrecht-i-4006' })],
  [
    'wishlist.note',
    async (site) => {
      const list = await site.account.wishlist.list({})
      const first = list.ok ? list.value[0] : undefined
      return site.account.wishlist.note({ id: first?.id ?? 'nothing is kept', note: 'für den Herbst' })
    },
  ],
  ['wishlist.note', (site) => site.account.wishlist.note({ id: 'irgendeine', note: 'a'.repeat(501) })],
  ['wishlist.note', (site) => site.account.wishlist.note({ id: 'irgendeine', note: 'für den Herbst' })],
  [
    'wishlist.remove',
    async (site) => {
      const list = await site.account.wishlist.list({})
      const [first] = list.ok ? list.value : []
      return site.account.wishlist.remove({ id: first?.id ?? 'nothing is kept' })
    },
  ],
  ['wishlist.remove', (site) => site.account.wishlist.remove({ id: 'die eines anderen/?' })],
  ['wishlist.list', (site) => site.account.wishlist.list({})],
  ['wishlist.removed', (site) => site.account.wishlist.removed({})],
  ['wishlist.restore', (site) => site.account.wishlist.restore({ id: 'die eines anderen/?' })],
  [
    'wishlist.restore',
    async (site) => {
      const removed = await site.account.wishlist.removed({})
      const [last] = removed.ok ? removed.value : []
      return site.account.wishlist.restore({ id: last?.id ?? 'nothing was taken off' })
    },
  ],
  ['wishlist.entries', (site) => site.account.wishlist.entries({})],
  ['wishlist.grouped', (site) => site.account.wishlist.grouped({})],
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ['wishlist.list', (site) => site.account.wishlist.list({})],
]
