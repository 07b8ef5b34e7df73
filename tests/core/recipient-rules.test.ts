import { expect, test } from 'vitest'
import { recipientFrom, whyNotRecipient, type RecipientForm } from '#core/cart/recipient-rules.ts'

const form = (change: Partial<RecipientForm> = {}): RecipientForm => ({
  salutationId: 'divers',
  firstName: ' Kim ',
  lastName: 'Ö’Brien-von der Heide',
  email: 'Kim@Werk.example',
  function: 'br-mitglied',
  ...change,
})

test.each<[Partial<RecipientForm>, object | undefined]>([
  [{}, undefined],
  [{ notes: 'x'.repeat(1000), phone: '' }, undefined],
  [{ salutationId: '' }, { salutationId: 'missing' }],
  [{ firstName: '' }, { firstName: 'missing' }],
  [{ lastName: 'x'.repeat(81) }, { lastName: 'too-long' }],
  [{ email: '' }, { email: 'missing' }],
  [{ phone: '1' }, { phone: 'malformed' }],
  [{ function: 'kaiser' }, { function: 'unknown' }],
  [{ function: ' ' }, { function: 'missing' }],
  [{ notes: 'x'.repeat(1001) }, { notes: 'too-long' }],
])('%j: %j', (change, fields) => expect(whyNotRecipient(form(change))?.fields).toEqual(fields))

test('a recipient stays as the event suggests, unless he says otherwise', () => {
  expect(recipientFrom(form(), 'r1', 1)).toEqual({
    id: 'r1',
    version: 1,
    salutationId: 'divers',
    firstName: 'Kim',
    lastName: 'Ö’Brien-von der Heide',
    email: 'kim@werk.example',
    function: 'br-mitglied',
    isFirstTerm: false,
    stay: { overnight: null, arrivalEve: false, departureLate: false },
  })
  const told = form({
    overnight: 'no',
    arrivalEve: true,
    departureLate: true,
    isFirstTerm: true,
    phone: '040 123456',
    notes: ' Bitte\r\nleise ',
  })
  expect(recipientFrom(told, 'r1', 2)).toMatchObject({
    version: 2,
    isFirstTerm: true,
    stay: { overnight: false, arrivalEve: true, departureLate: true },
    phone: '040 123456',
    notes: 'Bitte\nleise',
  })
  expect(recipientFrom(form({ overnight: 'yes' }), 'r1', 1).stay.overnight).toBe(true)
})
