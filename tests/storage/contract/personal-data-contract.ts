import { describe, expect, test } from 'vitest'
import { deleteApplication } from '#core/jobs/keeping-applications.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { personalDataOf } from '#core/privacy/personal-data.ts'
import { issueInvoice } from '#core/invoices/issuing.step.ts'
import { done } from '#core/shared/result.ts'
import { keepBookmark } from '#core/wishlist/keeping-bookmarks.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { aBooking, aRecipient, orderOf, someOptions } from '../../core/booking-by-hand.ts'
import { seller } from '../../invoices/sample-bookings.ts'
import type { Fresh } from './opened-store.ts'
import { confirmLetter, existsLetter, later, noon, person, putUser, session, unconfirmed } from './people.ts'
import { firstDay, programme } from './programme.ts'

const clock = { now: () => later(5) }
const application = {
  id: 'application-1',
  firstName: 'Anna',
  lastName: 'Heide',
  email: 'anna@firma.example',
  position: { id: 701, title: 'Redakteurin' },
  appliedAt: noon,
  deletedOn: '2027-07-11',
}
const file = { name: 'Lebenslauf.pdf', kind: 'pdf', bytes: new Uint8Array([1, 2, 3]) } as const
const formRequest = {
  kind: 'contact-request',
  values: { name: 'Anna Amsel', message: 'Guten Tag' },
  sentAt: noon,
  deletedOn: '2027-11-20',
} as const
const subject = { kind: 'theme', key: 'recht', title: 'Recht', url: '/seminare/t/recht' } as const
const followed = { subject, requestedAt: noon, textVersion: '2026-11' }
const subscription = { topics: ['recht'], requestedAt: noon, textVersion: '2026-11' }
const seminar = { type: 'seminar', value: 'betriebsverfassung-1' } as const

const details = { street: 'Weg', countryCode: 'DE', version: 1 }
const care = { accessibleRoom: false, consentedAt: noon, textVersion: '1' }
const cart = { id: 'cart-1', version: 1, items: [], typed: { company: 'Werk AG' }, changedAt: noon }

/** Anna with something of everything, and Bert with the same. */
const bothIn = async (store: OpenStore) => {
  await store.content.apply(programme({}), firstDay, firstDay)
  const ids: string[] = []
  for (const [name, email] of [
    ['anna', 'anna@firma.example'],
    ['bert', 'bert@firma.example'],
  ] as const) {
    const id = await putUser(store, person({ email }))
    ids.push(id)
    await store.overviews.saw(id, later(3))
    await store.sessions.begin(session(name, id, later(60), later(30)))
    const kept = await store.change(keepBookmark(id, seminar, 5))
    if (kept.ok) await store.bookmarks.note(id, kept.value.id, `für ${name}`)
    await store.change(async (tx) => {
      const { registrations, resets, letters, applications, formRequests, subscriptions, carts } = tx
      await tx.addresses.add({ digest: name, userId: id, email: `neu-${email}`, until: later(60) }, 5)
      await tx.secondFactors.save({ userId: id, secret: 'sealed', begunAt: noon, lastStep: 0, recovery: ['digest'] })
      await tx.profiles.save({ userId: id, details: { ...details, street: `Weg für ${name}` } })
      await tx.careNeeds.save({ ...care, userId: id, allergies: `was ${name} nicht isst` })
      await carts.save({ user: id }, cart)
      await registrations.add({ digest: name, until: later(60), user: unconfirmed(email) }, 5)
      await resets.add({ digest: name, userId: id, until: later(60) })
      await letters.post({ ...existsLetter(person({ email })), dedupeKey: name }, noon)
      await applications.add({ ...application, id: `application-${name}`, email }, [file])
      await formRequests.add({ ...formRequest, id: `request-${name}`, email }, [])
      const tokens = { unsubscribeToken: name, link: { digest: name, until: later(60) } }
      await subscriptions.save({ ...subscription, ...tokens, id: `subscription-${name}`, email })
      const known = { stopToken: name, link: { digest: `alert ${name}`, until: later(60) }, known: [], seen: 'so' }
      await tx.alerts.save({ ...followed, ...known, id: `alert-${name}`, email })
      return done(undefined)
    })
  }
  return { anna: ids[0] ?? '', bert: ids[1] ?? '' }
}

/** Anna ordered seats for Kim and was billed; then Bert ordered one for her. */
const bookedIn = async (store: OpenStore): Promise<void> => {
  const byAnna = aBooking({
    id: 'a',
    token: 'token-a',
    orderNo: 'AB-AAA-AAA',
    options: orderedBy('anna'),
    placedAt: noon,
  })
  const forAnna = aBooking({
    id: 'b',
    token: 'token-b',
    orderNo: 'AB-BBB-BBB',
    options: orderedBy('bert'),
    placedAt: later(1),
    recipients: [aRecipient({ id: 'r2', firstName: 'Anna', email: 'anna@firma.example' })],
  })
  for (const one of [byAnna, forAnna])
    await store.change(async (tx) => {
      await tx.bookings.addOrder(orderOf([one]))
      await tx.bookings.add(one)
      return done(undefined)
    })
  await store.change((tx) => issueInvoice(tx, { booking: byAnna, reason: 'booked', day: '2026-11-20', seller }))
}
/** Somebody ordered while signed in, under an address that he typed. */
const orderedUnder = async (store: OpenStore, userId: string, id: string, email: string, placedAt: string) => {
  const usual = orderedBy('werk')
  const options = { ...usual, contact: { ...usual.contact, email } }
  const letters = id.toUpperCase().repeat(3)
  const booking = aBooking({
    id,
    token: `token-${id}`,
    orderNo: `AB-${letters}-${letters}`,
    userId,
    options,
    placedAt,
  })
  await store.change(async (tx) => {
    await tx.bookings.addOrder(orderOf([booking]))
    await tx.bookings.add(booking)
    return done(undefined)
  })
}
const orderedBy = (name: string) => {
  const usual = someOptions()
  return {
    ...usual,
    contact: { ...usual.contact, email: `${name}@firma.example` },
    billing: { ...usual.billing, email: `rechnung-${name}@firma.example` },
  }
}

export const keepsPersonalData = (fresh: Fresh): void => {
  describe('personal data', () => {
    test('is everything under an address, and no secret', async () => {
      const { store } = await fresh()
      const { anna } = await bothIn(store)
      const { passwordHash: _, ...account } = person({ id: anna })
      const { passwordHash: __, ...registered } = unconfirmed('anna@firma.example')
      const found = await personalDataOf(' Anna@firma.example ', { ...store, clock })
      expect(found).toEqual({
        ok: true,
        value: {
          exportedAt: later(5),
          email: 'anna@firma.example',
          account,
          profile: { details: { ...details, street: 'Weg für anna' } },
          careNeeds: { ...care, allergies: 'was anna nicht isst' },
          registrations: [{ ...registered, until: later(60) }],
          sessions: [
            {
              until: later(60),
              idleUntil: later(30),
              begunAt: noon,
              seenAt: noon,
              device: { browser: 'firefox', system: 'android' },
            },
          ],
          news: { seenAt: later(3) },
          newAddresses: [{ email: 'neu-anna@firma.example', until: later(60) }],
          secondFactor: { begunAt: noon },
          bookmarks: [{ ...seminar, id: expect.any(String), note: 'für anna' }],
          removedBookmarks: [],
          cart,
          applications: [
            { ...application, id: 'application-anna', files: [{ name: 'Lebenslauf.pdf', kind: 'pdf', size: 3 }] },
          ],
          formRequests: [
            {
              ...formRequest,
              id: 'request-anna',
              email: 'anna@firma.example',
              files: [],
              state: 'offen',
              answers: [],
              officeNotes: [],
            },
          ],
          subscriptions: [{ ...subscription, id: 'subscription-anna', email: 'anna@firma.example' }],
          alerts: [{ ...followed, id: 'alert-anna', email: 'anna@firma.example' }],
          gremien: [],
          uploads: [],
          trainingPlans: [],
          listed: [],
          calendarFeeds: [],
          appointments: [],
          quotes: [],
          accesses: [],
          booked: [],
          waitingLetters: ['account-exists'],
        },
      })
      expect(JSON.stringify(found)).not.toMatch(/argon2id|digest/)
    })

    test('holds what was taken off the wishlist and is not forgotten yet', async () => {
      const { store } = await fresh()
      const { anna } = await bothIn(store)
      const [bookmark] = await store.bookmarks.of(anna)
      await store.bookmarks.remove(anna, bookmark?.id ?? '', later(1))
      const found = await personalDataOf('anna@firma.example', { ...store, clock })
      expect(found).toMatchObject({
        value: { bookmarks: [], removedBookmarks: [{ ...seminar, note: 'für anna', removedAt: later(1) }] },
      })
    })

    test('names what she booked and what was booked for her, with its invoices, and nothing of others', async () => {
      const { store } = await fresh()
      await bookedIn(store)
      const found = await personalDataOf('anna@firma.example', { ...store, clock })
      const event = { eventId: 4001, title: 'Arbeitsrecht I', startDate: '2027-03-08', endDate: '2027-03-12' }
      expect(found).toMatchObject({
        value: {
          booked: [
            { orderNo: 'AB-BBB-BBB', event, takesPart: [{ firstName: 'Anna', email: 'anna@firma.example' }] },
            {
              orderNo: 'AB-AAA-AAA',
              event,
              ordered: { contact: { email: 'anna@firma.example' }, invoices: [{ number: 'R-2026-000001' }] },
              takesPart: [],
            },
          ],
        },
      })
      expect(JSON.stringify(found)).not.toContain('bert@firma.example')
    })

    test('names what she ordered signed in, whatever address she typed, once and the newest first', async () => {
      const { store } = await fresh()
      const { anna } = await bothIn(store)
      await bookedIn(store)
      await orderedUnder(store, anna, 'c', 'anna.privat@anderswo.example', later(2))
      await orderedUnder(store, anna, 'd', 'anna@firma.example', later(3))
      await orderedUnder(store, 'somebody else', 'e', 'bert@firma.example', later(4))
      const found = await personalDataOf('anna@firma.example', { ...store, clock })
      expect(found.ok && found.value.booked.map(({ orderNo, ordered }) => [orderNo, ordered?.contact.email])).toEqual([
        ['AB-DDD-DDD', 'anna@firma.example'],
        ['AB-CCC-CCC', 'anna.privat@anderswo.example'],
        ['AB-BBB-BBB', undefined],
        ['AB-AAA-AAA', 'anna@firma.example'],
      ])
    })

    test('names what was ordered under an address before an account had it', async () => {
      const { store } = await fresh()
      await bookedIn(store)
      const id = await putUser(store, person({ email: 'anna@firma.example' }))
      const found = await personalDataOf('anna@firma.example', { ...store, clock })
      expect(found).toMatchObject({ value: { account: { id }, booked: [{ takesPart: [{}] }, { ordered: {} }] } })
    })

    test('is refused where nothing is stored', async () => {
      const { store } = await fresh()
      const nothing = { ok: false, refusal: { why: 'not-found' } }
      expect(await personalDataOf('niemand@firma.example', { ...store, clock })).toEqual(nothing)
      expect(await deleteAccount('niemand@firma.example', { ...store, clock })).toEqual(nothing)
    })
  })

  describe('deleting an account', () => {
    test('keeps what was ordered, and the invoices, as the law wants it', async () => {
      const { store } = await fresh()
      await bothIn(store)
      await bookedIn(store)
      expect(await deleteAccount('anna@firma.example', { ...store, clock })).toEqual(done(undefined))
      const left = await personalDataOf('anna@firma.example', { ...store, clock })
      expect(left.ok && left.value.booked.map(({ orderNo }) => orderNo)).toEqual(['AB-BBB-BBB', 'AB-AAA-AAA'])
      expect(await store.invoices.ofBooking('a')).toHaveLength(1)
    })

    test('leaves nothing under its address but applications and requests, and others as they are', async () => {
      const { store } = await fresh()
      const { anna } = await bothIn(store)
      const before = await personalDataOf('bert@firma.example', { ...store, clock })
      expect(await deleteAccount(' Anna@firma.example ', { ...store, clock })).toEqual(done(undefined))
      expect(await store.users.byEmail('anna@firma.example')).toBeUndefined()
      expect(await store.sessions.find('anna', noon)).toBeUndefined()
      expect(await store.resets.byDigest('anna')).toBeUndefined()
      expect(await store.addressChanges.byDigest('anna')).toBeUndefined()
      expect(await store.secondFactors.of('id-anna')).toBeUndefined()
      expect(await store.profiles.of(anna)).toBeUndefined()
      expect(await store.careNeeds.of(anna)).toBeUndefined()
      const left = await personalDataOf('anna@firma.example', { ...store, clock })
      expect(left).toMatchObject({
        value: {
          registrations: [],
          sessions: [],
          newAddresses: [],
          bookmarks: [],
          subscriptions: [],
          alerts: [],
          gremien: [],
          uploads: [],
          trainingPlans: [],
          listed: [],
          calendarFeeds: [],
          appointments: [],
          quotes: [],
          accesses: [],
          waitingLetters: [],
        },
      })
      expect(left.ok && left.value.applications).toHaveLength(1)
      expect(left.ok && left.value.formRequests).toHaveLength(1)
      expect(left.ok && left.value.account).toBeUndefined()
      expect(await personalDataOf('bert@firma.example', { ...store, clock })).toEqual(before)
      const letters = await store.letters.claim(9, later(9), later(10))
      expect(letters.map(({ letter }) => letter.to)).toEqual(['bert@firma.example'])
    })

    test('also deletes what only waits for its confirmation', async () => {
      const { store } = await fresh()
      await store.change(async ({ registrations, letters }) => {
        await registrations.add({ digest: 'd', until: later(60), user: unconfirmed('anna@firma.example') }, 5)
        await letters.post(confirmLetter('confirm'), noon)
        return done(undefined)
      })
      expect(await deleteAccount('anna@firma.example', { ...store, clock })).toEqual(done(undefined))
      expect(await store.registrations.byDigest('d')).toBeUndefined()
      expect(await store.letters.claim(9, later(9), later(10))).toEqual([])
    })
  })

  test('an application is deleted early, with its files and letters that have not left', async () => {
    const { store } = await fresh()
    await store.change(async ({ applications, letters }) => {
      for (const id of ['one', 'two']) {
        await applications.add({ ...application, id }, [file])
        const letter = { ...existsLetter(person()), dedupeKey: `application-received:${id}` }
        await letters.post(letter, noon)
      }
      return done(undefined)
    })
    expect(await deleteApplication('one', { ...store, clock })).toEqual(done(undefined))
    expect((await store.applications.list()).map(({ id }) => id)).toEqual(['two'])
    expect(await store.applications.filesOf('one')).toEqual([])
    const letters = await store.letters.claim(9, later(9), later(10))
    expect(letters.map(({ letter }) => letter.dedupeKey)).toEqual(['application-received:two'])
    expect(await deleteApplication('one', { ...store, clock })).toEqual({ ok: false, refusal: { why: 'not-found' } })
  })
}
