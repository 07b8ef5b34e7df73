import { describe, expect, test } from 'vitest'
import { right } from './accounts-with-kim.ts'
import { aPatientVisitor, openTestCore, valueOf } from './test-core.ts'
import { someContentFolder } from './sample-content.ts'

const withdrawal = { name: 'Kim Berg', contract: 'Seminar 4001', email: 'kim@werk.example' }
const now = '2026-11-21T12:00:00.000Z'

const opened = async () => {
  const core = openTestCore(now)
  valueOf(await core.stage.content(someContentFolder()))
  await core.stage.account({ ...right, firstName: 'Kim', lastName: 'Muster' })
  let networks = 0
  const site = () => core.site(aPatientVisitor(core.needs, `network-${(networks += 1)}`))
  const forms = () => site().office.formRequests
  const stored = async () => (await core.needs.formRequests.list({})).items
  const kinds = async () => (await core.letters()).map(({ kind }) => kind)
  return { ...core, forms, site, stored, kinds }
}

describe('a withdrawal', () => {
  test('is taken without any tick, and repeated with its time', async () => {
    const { forms, stored, kinds } = await opened()
    const declared = valueOf(await forms().withdrawal(withdrawal))
    expect(declared).toEqual({
      id: declared.id,
      message: 'Ihre Erklärung ist eingegangen.',
      declaredAt: now,
      values: withdrawal,
      receipt: 'leaves',
    })
    expect(await stored()).toMatchObject([{ id: declared.id, kind: 'withdrawal', deletedOn: '2033-11-21' }])
    expect(await kinds()).toEqual(['declaration-received', 'request-arrived'])
  })

  test('sent again is the same one, as it was declared first', async () => {
    const { forms, travelTo, stored } = await opened()
    const { id } = valueOf(await forms().withdrawal(withdrawal))
    travelTo('2026-11-21T13:00:00.000Z')
    expect(valueOf(await forms().withdrawal(withdrawal))).toMatchObject({ id, declaredAt: now, receipt: 'came-before' })
    expect(await stored()).toHaveLength(1)
  })

  test('with a fault is told its fields', async () => {
    const { forms } = await opened()
    expect(await forms().withdrawal({ ...withdrawal, contract: '', website: 'x' })).toEqual({
      ok: false,
      refusal: { why: 'invalid', fields: { contract: 'missing', website: 'not-empty' } },
    })
  })

  test('is taken where its sender may get no more letters today', async () => {
    const { forms, needs } = await opened()
    const most = needs.limits.lettersPerDay
    for (let nth = 0; nth < most; nth += 1) {
      const declared = valueOf(await forms().withdrawal({ ...withdrawal, contract: `Seminar ${nth}` }))
      expect(declared.receipt).toBe('leaves')
    }
    expect(valueOf(await forms().withdrawal(withdrawal)).receipt).toBe('too-many')
  })
})

describe('a request', () => {
  const contact = { name: 'Kim', email: 'Kim@Werk.example', message: 'Eine Frage an Sie.', privacyAccepted: true }

  test('is stored, and answered by letter', async () => {
    const { forms, stored, kinds } = await opened()
    const { id, message } = valueOf(await forms().contact(contact))
    expect(message).toBe('Ihre Nachricht ist angekommen. Eine Bestätigung ist per E-Mail an Sie unterwegs.')
    expect(await stored()).toMatchObject([
      { id, kind: 'contact-request', email: 'kim@werk.example', sentAt: now, deletedOn: '2027-11-21' },
    ])
    expect(await kinds()).toEqual(['request-received', 'request-arrived'])
  })

  test('of each form is known by its kind', async () => {
    const { forms, stored } = await opened()
    valueOf(await forms().brickContact(contact))
    const { message: question, ...person } = contact
    valueOf(await forms().sbv({ ...person, question, employees: 80 }))
    const payload = { name: 'Kim', email: contact.email, experience: 'neu' }
    valueOf(await forms().generalRegistration({ formKey: 'infoabend', payload, privacyAccepted: true }))
    expect((await stored()).map(({ kind }) => kind).toSorted()).toEqual(['brick-contact', 'infoabend', 'sbv-request'])
  })

  test('under a key that is no form is refused', async () => {
    const { forms } = await opened()
    expect(await forms().generalRegistration({ formKey: 'fest', payload: {}, privacyAccepted: true })).toEqual({
      ok: false,
      refusal: { why: 'invalid', fields: { formKey: 'unknown' } },
    })
  })
})

describe('what a member thinks', () => {
  test('goes to the office alone, once however often it is sent', async () => {
    const { site, stored, kinds } = await opened()
    const member = site()
    expect(await member.office.formRequests.feedback({ text: 'Sehr übersichtlich.' })).toEqual({
      ok: false,
      refusal: { why: 'not-signed-in' },
    })
    valueOf(await member.account.accounts.signIn(right))
    const { id, message } = valueOf(await member.office.formRequests.feedback({ text: 'Sehr übersichtlich.' }))
    expect(message).toBe('Vielen Dank. Ihre Rückmeldung ist angekommen.')
    expect(valueOf(await member.office.formRequests.feedback({ text: 'Sehr übersichtlich.' })).id).toBe(id)
    expect(await stored()).toMatchObject([{ id, kind: 'feedback', email: right.email, deletedOn: '2027-11-21' }])
    expect(await kinds()).toEqual(['request-arrived'])
  })

  test('is heard five times an hour', async () => {
    const { site, wait } = await opened()
    const member = site()
    valueOf(await member.account.accounts.signIn(right))
    const send = (nth: number) => member.office.formRequests.feedback({ text: `Ein Gedanke mit Nummer ${nth}.` })
    expect(await send(-1).then(() => member.office.formRequests.feedback({ text: 'kurz' }))).toEqual({
      ok: false,
      refusal: { why: 'invalid', fields: { text: 'too-short' } },
    })
    for (let nth = 0; nth < 4; nth += 1) expect((await send(nth)).ok).toBe(true)
    expect(await send(5)).toEqual({ ok: false, refusal: { why: 'too-many', retryAfter: 3600 } })
    wait(3600)
    expect((await send(5)).ok).toBe(true)
  })
})
