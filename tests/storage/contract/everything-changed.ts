import { usualHours, type Appointment } from '#core/consulting/consulting.ts'
import type { ListEntry } from '#core/shared-list/shared-list.ts'
import type { Cart } from '#core/cart/cart.ts'
import { aQuote } from './quotes.ts'
import { aDocument } from './documents.ts'
import type { Material } from '#core/materials/materials.ts'
import type { Tx } from '#core/needs.ts'
import { billedLines } from '#core/invoices/billed-lines.ts'
import { invoiceFor, issued } from '#core/invoices/invoice-for.ts'
import { issueInvoice } from '#core/invoices/issuing.step.ts'
import { required } from '#core/shared/required.ts'
import { rulingText } from '#features/support/content-builder.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { gardenLaw } from '../../core/laws/garden-law.ts'
import { aBooking, anOrder } from '../../core/sample-booking.ts'
import { booking, seller } from '../../invoices/sample-bookings.ts'
import { confirmLetter, later, noon, person, unconfirmed } from './people.ts'
import { aPlan } from './training-plans-contract.ts'

export const seminar = { type: 'seminar', value: 'betriebsverfassung-1' } as const
export const bert = person({ id: 'id-bert', email: 'bert@firma.example' })
const registration = { digest: 'digest', until: later(60), user: unconfirmed('dora@firma.example') }
export const workshop = { kind: 'workshop', eventId: 1001, workshop: 'a', capacity: 5 } as const

const application = {
  id: bert.id,
  firstName: bert.firstName,
  lastName: bert.lastName,
  email: bert.email,
  position: { id: 701, title: 'Redakteurin' },
  appliedAt: noon,
  deletedOn: '2027-07-11',
}

const forumThread = {
  id: 't-1',
  category: 'wahlen',
  title: 'Wahlvorstand',
  tags: [],
  at: noon,
  lastAt: noon,
  state: 'sichtbar',
  locked: false,
  posts: 1,
} as const

const formRequest = {
  id: 'r-1',
  kind: 'contact-request',
  email: bert.email,
  values: { message: 'Guten Tag' },
  sentAt: noon,
  deletedOn: '2027-07-11',
} as const

const noted = { what: 'noted', text: 'Rückruf', at: noon, by: bert.id } as const

const subscription = {
  id: 's-1',
  email: bert.email,
  topics: [],
  requestedAt: noon,
  textVersion: '2026-11',
  confirmedAt: noon,
  unsubscribeToken: 'u-1',
} as const

const alert = {
  id: 'a-1',
  email: bert.email,
  subject: { kind: 'theme', key: 'recht', title: 'Recht', url: '/seminare/t/recht' },
  requestedAt: noon,
  textVersion: '2026-11',
  confirmedAt: noon,
  stopToken: 'stop-1',
  known: ['events'],
  seen: 'as it is',
} as const

const emptyCart: Cart = { id: 'c-1', version: 1, items: [], typed: {}, changedAt: noon }

const toBill = { booking: booking(), reason: 'booked', day: '2026-11-20', seller }
const issuedInvoice = issued(invoiceFor(booking(), required(billedLines(booking()))), {
  ...toBill,
  number: 'R-2026-000001',
})
const addressChange = { digest: 'address', email: 'neu@firma.example', until: later(60) }
const deletion = { askedAt: noon, due: later(60), digest: 'deletion' }
const careNeeds = { allergies: 'Nüsse', accessibleRoom: true, consentedAt: noon, textVersion: '1' }
const details = { street: 'Weg 1', countryCode: 'DE', version: 1 }
const secondFactor = { secret: 'sealed', begunAt: noon, lastStep: 0, recovery: [] }

const gremiumOf = (userId: string) =>
  ({
    id: 'g-1',
    version: 1,
    type: 'BR',
    company: 'Werk AG',
    users: [{ userId, role: 'verwalter', since: noon }],
    members: [],
    invitations: [],
  }) as const

const photo: Material = {
  id: 'm-1',
  kind: 'photo',
  eventId: 1001,
  title: 'Die Gruppe vor dem Haus',
  filename: 'gruppe.jpg',
  mime: 'image/jpeg',
  file: { key: 'file-1', size: 3, digest: 'd' },
  uploadedAt: noon,
  deletedOn: '2028-01-11',
}

const listEntry: ListEntry = {
  id: 'e-1',
  gremiumId: 'g-1',
  type: 'seminar',
  value: 'brandschutz',
  addedAt: noon,
  interested: new Set(),
  ballot: { kind: 'none' },
}

const access = { at: noon, by: 'somebody', as: 'redaktion', what: 'plan' } as const
const appointment: Appointment = {
  id: 't-1',
  token: 'appointment',
  consultant: { id: 'svenja', name: 'Svenja Brandt', phone: '040 1234-1', email: 'svenja@seminarhaus.example' },
  start: noon,
  end: later(60),
  channel: 'video',
  name: 'Anna Muster',
  email: 'anna@firma.example',
  topic: 'Schulungsplan',
  version: 0,
  bookedAt: noon,
  changedAt: noon,
  deletedOn: '2027-03-01',
}
const quote = aQuote('q-1')
const absence = { id: 'a-1', consultantId: 'svenja', from: '2026-12-01', until: '2026-12-02' }
const calendarFeed = { gremiumId: 'g-1', digest: 'calendar', since: noon }

/** Something of everything that a transaction may change. */
export const changeAll = async (tx: Tx, anna: string): Promise<void> => {
  await tx.users.add(bert)
  await tx.registrations.add(registration, 5)
  await tx.resets.add({ digest: 'reset', userId: anna, until: later(60) })
  await tx.addresses.add({ ...addressChange, userId: anna }, 5)
  await tx.secondFactors.save({ ...secondFactor, userId: anna })
  await tx.profiles.save({ userId: anna, details })
  await tx.careNeeds.save({ ...careNeeds, userId: anna })
  await tx.deletions.save({ ...deletion, userId: anna })
  await tx.bookmarks.lock(anna)
  await tx.bookmarks.add(anna, seminar)
  await tx.carts.save({ user: anna }, emptyCart)
  await tx.requests.remember({ key: 'key', fingerprint: 'f' }, 'a-1', noon)
  await tx.attempts.record(['network'], noon)
  await tx.letters.post(confirmLetter('letter'), noon)
  await tx.seats.take({ kind: 'event', eventId: 1001 }, 2)
  await tx.seats.take(workshop, 3)
  tx.tags.invalidate(['dates', 'event:1001', 'dates'])
  await tx.applications.add(application, [])
  await tx.bookings.addOrder(anOrder())
  await tx.bookings.add(aBooking())
  await tx.tasks.schedule({ kind: 'invite', subject: 'booking-1' }, noon)
  await issueInvoice(tx, toBill)
  await tx.formRequests.add(formRequest, [])
  await tx.subscriptions.save(subscription)
  await tx.alerts.save(alert)
  await tx.gremien.save(gremiumOf(anna))
  await tx.materials.add(photo, noon)
  await tx.plans.save(aPlan('p-1', { owner: anna }))
  await tx.sharedLists.save(listEntry)
  await tx.forum.saveThread(forumThread)
  await tx.forum.savePost({ id: 'p-1', threadId: 't-1', nth: 1, at: noon, body: 'Frage', state: 'sichtbar' })
  await tx.sharedLists.addComment('e-1', { id: 'c-1', userId: anna, at: noon, text: 'Gut' })
  await tx.calendarFeeds.put({ ...calendarFeed, userId: anna })
  await tx.accesses.add([{ ...access, userId: anna }])
  await tx.appointments.add(appointment)
  await tx.appointments.addAbsence(absence)
  await tx.quotes.next('A-2026')
  await tx.quotes.add(quote)
  await tx.rulings.putText('bag-7-abr-8-23', rulingText)
  await tx.laws.add({ id: 'v-1', importedAt: noon, warnings: [], text: gardenLaw })
  await tx.searchDocuments.replace('law:gartg_2020', [aDocument({ id: 'law:gartg_2020' })])
}

/** Each step that a transaction offers, asked for something that there would be. */
export const everyStep: {
  readonly [Part in keyof Tx]: { readonly [Step in keyof Tx[Part]]: (tx: Tx, anna: string) => unknown }
} = {
  bookmarks: {
    lock: (tx, anna) => tx.bookmarks.lock(anna),
    find: (tx, anna) => tx.bookmarks.find(anna, seminar),
    byId: (tx, anna) => tx.bookmarks.byId(anna, 'x'),
    removed: (tx, anna) => tx.bookmarks.removed(anna, 'x'),
    exists: (tx) => tx.bookmarks.exists(seminar),
    count: (tx, anna) => tx.bookmarks.count(anna),
    add: (tx, anna) => tx.bookmarks.add(anna, seminar),
    putBack: (tx, anna) => tx.bookmarks.putBack(anna, 'x'),
    addNote: (tx, anna) => tx.bookmarks.addNote(anna, 'x', 'mit Kollegen'),
  },
  carts: {
    lock: (tx, anna) => tx.carts.lock({ user: anna }),
    save: (tx, anna) => tx.carts.save({ user: anna }, emptyCart),
    delete: (tx, anna) => tx.carts.delete({ user: anna }),
  },
  invoices: {
    lock: (tx) => tx.invoices.lock('booking-1'),
    add: (tx) => tx.invoices.add({ ...toBill, invoice: issuedInvoice, bookingId: 'booking-1', token: 'token-1' }),
  },
  numbers: { next: (tx) => tx.numbers.next('R-2026') },
  users: {
    add: (tx) => tx.users.add(bert),
    replace: (tx, anna) => tx.users.replace(person({ id: anna, firstName: 'Anja' })),
    find: (tx) => tx.users.find('anna@firma.example'),
    remove: (tx, anna) => tx.users.remove(anna),
  },
  registrations: {
    add: (tx) => tx.registrations.add(registration, 5),
    take: (tx) => tx.registrations.take('digest'),
    forget: (tx) => tx.registrations.forget('anna@firma.example'),
  },
  sessions: { endAll: (tx, anna) => tx.sessions.endAll(anna) },
  addresses: {
    add: (tx, anna) => tx.addresses.add({ ...addressChange, digest: 'late', userId: anna }, 5),
    take: (tx) => tx.addresses.take('address'),
    forget: (tx, anna) => tx.addresses.forget(anna),
  },
  secondFactors: {
    find: (tx, anna) => tx.secondFactors.find(anna),
    save: (tx, anna) => tx.secondFactors.save({ ...secondFactor, userId: anna }),
    remove: (tx, anna) => tx.secondFactors.remove(anna),
  },
  profiles: {
    lock: (tx, anna) => tx.profiles.lock(anna),
    save: (tx, anna) => tx.profiles.save({ userId: anna }),
  },
  deletions: {
    lock: (tx, anna) => tx.deletions.lock(anna),
    save: (tx, anna) => tx.deletions.save({ ...deletion, userId: anna }),
    remove: (tx, anna) => tx.deletions.remove(anna),
  },
  careNeeds: {
    save: (tx, anna) => tx.careNeeds.save({ ...careNeeds, userId: anna }),
    remove: (tx, anna) => tx.careNeeds.remove(anna),
  },
  resets: {
    add: (tx, anna) => tx.resets.add({ digest: 'late', userId: anna, until: later(60) }),
    take: (tx) => tx.resets.take('digest'),
    forget: (tx, anna) => tx.resets.forget(anna),
  },
  bookings: {
    addOrder: (tx) => tx.bookings.addOrder(anOrder({ orderNo: 'B-LATE' })),
    add: (tx) => tx.bookings.add(aBooking({ id: 'late', token: 'late' })),
    lock: (tx) => tx.bookings.lock('token-1'),
    lockById: (tx) => tx.bookings.lockById('booking-1'),
    save: (tx) => tx.bookings.save(aBooking()),
    waitingFor: (tx) => tx.bookings.waitingFor(1001),
    openOf: (tx) => tx.bookings.openOf(1001, 1),
    noteCalledOff: (tx) => tx.bookings.noteCalledOff(1001, { reason: 'zu wenige', at: noon }),
    calledOff: (tx) => tx.bookings.calledOff(1001),
  },
  programme: { takeOut: (tx) => tx.programme.takeOut(1001, noon) },
  tasks: {
    schedule: (tx) => tx.tasks.schedule({ kind: 'invite', subject: 'late' }, noon),
    takeDue: (tx) => tx.tasks.takeDue(noon),
    putBack: (tx) => tx.tasks.putBack({ kind: 'invite', subject: 'late', due: noon, failures: 0 }, noon),
  },
  applications: {
    add: (tx) => tx.applications.add(application, []),
    delete: (tx) => tx.applications.delete('id-bert'),
    deleteDue: (tx) => tx.applications.deleteDue('2028-01-01'),
  },
  formRequests: {
    add: (tx) => tx.formRequests.add(formRequest, []),
    lock: (tx) => tx.formRequests.lock('r-1'),
    step: (tx) => tx.formRequests.step(formRequest, { state: 'offen', version: 1 }, noted),
    assignedTo: (tx, anna) => tx.formRequests.assignedTo(anna),
    delete: (tx) => tx.formRequests.delete('r-1'),
    deleteDue: (tx) => tx.formRequests.deleteDue('2028-01-01'),
  },
  subscriptions: {
    lock: (tx) => tx.subscriptions.lock(bert.email),
    save: (tx) => tx.subscriptions.save(subscription),
    delete: (tx) => tx.subscriptions.delete('s-1'),
  },
  alerts: {
    lock: (tx) => tx.alerts.lock(bert.email),
    behind: (tx) => tx.alerts.behind(alert.subject, 'other', 10),
    save: (tx) => tx.alerts.save(alert),
    delete: (tx) => tx.alerts.delete('a-1'),
  },
  gremien: {
    lock: (tx) => tx.gremien.lock('g-1'),
    idsOf: (tx, anna) => tx.gremien.idsOf(anna),
    save: (tx, anna) => tx.gremien.save(gremiumOf(anna)),
    delete: (tx) => tx.gremien.delete('g-1'),
  },
  materials: {
    lockEvent: (tx) => tx.materials.lockEvent(1001, 'photo'),
    countOfUser: (tx, anna) => tx.materials.countOfUser(1001, 'photo', anna),
    lock: (tx) => tx.materials.lock('m-1'),
    idsOf: (tx, anna) => tx.materials.idsOf(anna),
    add: (tx) => tx.materials.add(photo, noon),
    save: (tx) => tx.materials.save(photo),
    delete: (tx) => tx.materials.delete('m-1', noon),
    deleteDue: (tx) => tx.materials.deleteDue('2029-01-01', noon, 5),
  },
  plans: {
    lock: (tx) => tx.plans.lock('p-1'),
    countOf: (tx, anna) => tx.plans.countOf(anna),
    save: (tx, anna) => tx.plans.save(aPlan('p-1', { owner: anna })),
    delete: (tx) => tx.plans.delete('p-1'),
    deleteOf: (tx, anna) => tx.plans.deleteOf(anna),
  },
  sharedLists: {
    count: (tx) => tx.sharedLists.count('g-1'),
    find: (tx) => tx.sharedLists.find('g-1', listEntry),
    byId: (tx) => tx.sharedLists.byId('g-1', 'e-1'),
    save: (tx) => tx.sharedLists.save(listEntry),
    remove: (tx) => tx.sharedLists.remove('e-1'),
    countComments: (tx) => tx.sharedLists.countComments('e-1'),
    comment: (tx) => tx.sharedLists.comment('e-1', 'c-1'),
    addComment: (tx, anna) => tx.sharedLists.addComment('e-1', { id: 'c-2', userId: anna, at: noon, text: 'Gut' }),
    removeComment: (tx) => tx.sharedLists.removeComment('c-1'),
  },
  forum: {
    member: (tx, anna) => tx.forum.member(anna),
    saveMember: (tx, anna) =>
      tx.forum.saveMember({ userId: anna, nickname: 'Anna', netiquetteAt: noon, netiquette: 'n-1', released: 1 }),
    thread: (tx) => tx.forum.thread('t-1'),
    lock: (tx) => tx.forum.lock('t-1'),
    saveThread: (tx) => tx.forum.saveThread(forumThread),
    removeThread: (tx) => tx.forum.removeThread('t-1'),
    post: (tx) => tx.forum.post('p-1'),
    savePost: (tx) => tx.forum.savePost({ id: 'p-2', threadId: 't-1', at: noon, body: 'Gut', state: 'wartet' }),
    removePost: (tx) => tx.forum.removePost('p-1'),
    shownPosts: (tx) => tx.forum.shownPosts('t-1'),
    hasSaid: (tx, anna) => tx.forum.hasSaid(anna, 'Gut', noon),
    mark: (tx, anna) => tx.forum.mark('t-1', anna, { follows: true, read: 1 }),
    markOf: (tx, anna) => tx.forum.markOf('t-1', anna),
    followers: (tx) => tx.forum.followers('t-1'),
    forget: (tx, anna) => tx.forum.forget(anna),
    report: (tx) => tx.forum.report('r-1'),
    saveReport: (tx) =>
      tx.forum.saveReport({
        id: 'r-2',
        postId: 'p-1',
        at: noon,
        reason: 'werbung',
        explanation: 'Reine Werbung',
        body: 'Gut',
      }),
    log: (tx) => tx.forum.log({ act: 'geschlossen', at: noon, threadId: 't-1', reason: 'Alles ist gesagt' }),
  },
  calendarFeeds: {
    put: (tx, anna) => tx.calendarFeeds.put({ ...calendarFeed, userId: anna }),
    remove: (tx, anna) => tx.calendarFeeds.remove({ userId: anna, gremiumId: 'g-1' }),
    noteFetched: (tx) => tx.calendarFeeds.noteFetched('calendar', noon),
  },
  appointments: {
    lock: (tx) => tx.appointments.lock({ consultantId: 'svenja', email: appointment.email }),
    time: (tx) => tx.appointments.time('svenja', noon, later(60)),
    find: (tx) => tx.appointments.find('t-1'),
    open: (tx) => tx.appointments.open(appointment.email, noon),
    add: (tx) => tx.appointments.add({ ...appointment, id: 't-2', token: 'other', start: later(120) }),
    save: (tx) => tx.appointments.save(appointment),
    deleteOf: (tx, anna) => tx.appointments.deleteOf(anna),
    deleteDue: (tx) => tx.appointments.deleteDue('2026-01-01'),
    setHours: (tx) => tx.appointments.setHours('svenja', usualHours, 1),
    addAbsence: (tx) => tx.appointments.addAbsence({ ...absence, id: 'a-2' }),
    removeAbsence: (tx) => tx.appointments.removeAbsence(absence),
  },
  quotes: {
    next: (tx) => tx.quotes.next('A-2026'),
    lock: (tx) => tx.quotes.lock(quote.id),
    add: (tx) => tx.quotes.add(aQuote('q-2', { number: 'A-2026-000002' })),
    save: (tx) => tx.quotes.save(quote),
    deleteDraftsOf: (tx, anna) => tx.quotes.deleteDraftsOf({ userId: anna, email: appointment.email }),
    deleteDue: (tx) => tx.quotes.deleteDue('2026-01-01'),
  },
  accesses: {
    add: (tx, anna) => tx.accesses.add([{ ...access, userId: anna }]),
    deleteBefore: (tx) => tx.accesses.deleteBefore(noon, 5),
  },
  laws: {
    lock: (tx) => tx.laws.lock(gardenLaw.slug),
    add: (tx) => tx.laws.add({ id: 'v-2', importedAt: noon, warnings: [], text: gardenLaw }),
    delete: (tx) => tx.laws.delete('v-1'),
    publish: (tx) => tx.laws.publish({ id: 'v-1', slug: gardenLaw.slug }, noon),
  },
  rulings: { putText: (tx) => tx.rulings.putText('bag-7-abr-8-23', { ...rulingText, orders: [] }) },
  searchDocuments: { replace: (tx) => tx.searchDocuments.replace('content', []) },
  sequences: {
    lock: (tx) => tx.sequences.lock(1),
    arrange: (tx) => tx.sequences.arrange(1, [], 1),
  },
  requests: { remember: (tx) => tx.requests.remember({ key: 'key', fingerprint: 'f' }, 'a-1', noon) },
  attempts: { record: (tx) => tx.attempts.record(['network'], noon) },
  letters: {
    post: (tx) => tx.letters.post(confirmLetter('late'), noon),
    withdraw: (tx) => tx.letters.withdraw(['late'], noon, 'gone'),
    withdrawTo: (tx) => tx.letters.withdrawTo('anna@firma.example', noon, 'gone'),
  },
  seats: {
    take: (tx) => tx.seats.take(workshop, 1),
    giveBack: (tx) => tx.seats.giveBack(workshop, 1),
    left: (tx) => tx.seats.left(1001),
    byModule: (tx) => tx.seats.byModule(1001),
    shownAt: (tx) => tx.seats.shownAt(1001),
  },
  tags: { invalidate: (tx) => tx.tags.invalidate(['dates']) },
}

/** What others see of it. */
export const seen = async ({ users, bookmarks, requests, changes, ...store }: OpenStore, anna: string) => ({
  registrations: (await store.registrations.of('dora@firma.example')).length,
  reset: (await store.resets.byDigest('reset'))?.userId === anna,
  newAddress: (await store.addressChanges.byDigest('address'))?.email,
  secondFactor: (await store.secondFactors.of(anna))?.secret,
  street: (await store.profiles.of(anna))?.details?.street,
  deletion: (await store.deletions.byDigest('deletion'))?.askedAt,
  allergies: (await store.careNeeds.of(anna))?.allergies,
  bert: (await users.byEmail(bert.email))?.id,
  bookmarks: (await bookmarks.of(anna)).length,
  attempts: (await store.attempts.count('network', noon, 60)).attempts,
  request: (await requests.find('key'))?.id,
  booking: (await store.bookings.byToken('token-1'))?.id,
  applications: (await store.applications.list()).length,
  formRequests: (await store.formRequests.list({})).items.length,
  subscriptions: (await store.subscriptions.of(bert.email)).length,
  alerts: (await store.alerts.of(bert.email)).length,
  gremien: (await store.gremien.ofUser(anna)).length,
  materials: (await store.materials.ofEvent({ eventId: 1001, kind: 'photo' }, {})).total,
  unused: await store.unusedFiles.unused(noon, 5),
  plans: (await store.plans.ofOwner(anna)).length,
  listed: (await store.sharedLists.of('g-1')).length,
  listComments: (await store.sharedLists.comments('e-1')).length,
  calendarFeeds: (await store.calendarFeeds.ofUser(anna)).length,
  accesses: (await store.accesses.all({})).items.length,
  appointments: (await store.appointments.ahead('svenja', noon)).length,
  quotes: (await store.quotes.list({ limit: 5 })).items.length,
  absences: (await store.appointments.time('svenja', noon, later(60))).absences.length,
  laws: (await store.laws.versions(gardenLaw.slug)).length,
  rulingText: (await store.rulings.text('bag-7-abr-8-23'))?.orders.length,
  left: (await store.catalogue.event(1001))?.placesLeft,
  workshop: (await store.workshopSeats.taken(1001)).get('a'),
  tags: (await changes.since(1))?.tags.toSorted(),
  invoices: (await store.invoices.ofBooking('booking-1')).map(({ invoice }) => invoice.number),
  numbers: await store.invoices.series(),
})
export const nothing = {
  registrations: 0,
  reset: false,
  bookmarks: 0,
  attempts: 0,
  applications: 0,
  formRequests: 0,
  subscriptions: 0,
  alerts: 0,
  gremien: 0,
  materials: 0,
  unused: ['file-1'],
  plans: 0,
  calendarFeeds: 0,
  accesses: 0,
  appointments: 0,
  absences: 0,
  quotes: 0,
  listed: 0,
  listComments: 0,
  laws: 0,
  left: 10,
  invoices: [],
  numbers: [],
}
export const everything = {
  registrations: 1,
  reset: true,
  newAddress: 'neu@firma.example',
  secondFactor: 'sealed',
  street: 'Weg 1',
  allergies: 'Nüsse',
  deletion: noon,
  bert: bert.id,
  bookmarks: 1,
  attempts: 1,
  request: 'a-1',
  booking: 'booking-1',
  applications: 1,
  formRequests: 1,
  subscriptions: 1,
  alerts: 1,
  gremien: 1,
  materials: 1,
  unused: [],
  plans: 1,
  calendarFeeds: 1,
  accesses: 1,
  appointments: 1,
  absences: 1,
  quotes: 1,
  listed: 1,
  listComments: 1,
  laws: 1,
  rulingText: 1,
  left: 8,
  workshop: 3,
  tags: ['dates', 'event:1001'],
  invoices: ['R-2026-000001'],
  numbers: [{ series: 'R-2026', last: 1 }],
}
