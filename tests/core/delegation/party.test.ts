import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPending, usualStay, type Cart, type Recipient } from '#core/cart/cart.ts'
import { withParty } from '#core/cart/party.ts'
import { aListedEvent, aRecipient } from '../sample-booking.ts'

const event = aListedEvent({ eventId: 1001, placesLeft: 20 })
const empty: Cart = { id: 'c', version: 1, items: [], typed: {}, changedAt: '2026-11-21T12:00:00.000Z' }
const toBeNamed = (id: string): Recipient => ({ id, version: 1, pending: true, stay: usualStay })

let counted = 0
const newId = () => `new-${(counted += 1)}`
const after = (cart: Cart, recipients: readonly Recipient[]): Cart => {
  const party = withParty(cart, { event, mode: 'reservieren', recipients, gremium: 'g-1' }, newId)
  if (!party.ok) throw new Error(party.refusal.why)
  return party.value
}
const seatsIn = ({ items }: Cart) => items.flatMap(({ recipients }) => recipients)

test('whoever is sent twice has one seat, whatever is sent in between, and nobody is lost', () => {
  const people = fc.array(fc.constantFrom('Ada', 'Bo', 'Cem', 'Dora', 'N. N.'), { maxLength: 6 })
  fc.assert(
    fc.property(fc.array(people, { minLength: 1, maxLength: 4 }), (parties) => {
      let cart = empty
      for (const names of parties) {
        const unique = names.filter((name, at) => name === 'N. N.' || names.indexOf(name) === at)
        const recipients = unique.map((name, at) => (name === 'N. N.' ? toBeNamed(`n-${at}`) : aRecipient(name)))
        const before = seatsIn(cart)
        cart = recipients.length === 0 ? cart : after(cart, recipients)
        const now = seatsIn(cart)
        const emails = now.flatMap((one) => (isPending(one) ? [] : [one.email]))
        expect(new Set(emails).size).toBe(emails.length)
        for (const one of before) expect(now).toContainEqual(one)
        for (const name of unique.filter((each) => each !== 'N. N.'))
          expect(emails).toContain(`${name.toLowerCase()}@werk.example`)
        const pending = (all: readonly Recipient[]) => all.filter(isPending).length
        expect(pending(now)).toBe(Math.max(pending(before), unique.filter((name) => name === 'N. N.').length))
      }
    }),
  )
})

test('it is ordered for the Gremium, and what was typed stays', () => {
  const cart = after({ ...empty, typed: { company: 'Werk GmbH' } }, [aRecipient('Ada')])
  expect(cart.typed).toEqual({ company: 'Werk GmbH', gremium: 'g-1' })
})

test('where fewer seats are left nothing is put there', () => {
  const full = aListedEvent({ eventId: 1001, placesLeft: 1 })
  const party = {
    event: full,
    mode: 'reservieren',
    recipients: [aRecipient('Ada'), aRecipient('Bo')],
    gremium: 'g',
  } as const
  expect(withParty(empty, party, newId)).toMatchObject({ ok: false, refusal: { why: 'sold-out', left: 1 } })
  expect(withParty(empty, { ...party, mode: 'warteliste' }, newId).ok).toBe(true)
})
