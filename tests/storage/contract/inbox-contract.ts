import { expect, test } from 'vitest'
import type { FormRequest } from '#core/form-requests/form-requests.ts'
import { answerKey } from '#core/form-requests/form-requests.ts'
import { handlingAfter } from '#core/form-requests/handling-after.ts'
import type { DoneStep, HandlingStep } from '#core/form-requests/handling.ts'
import { deleteRequest, deleteRequests } from '#core/form-requests/keeping-requests.ts'
import type { RequestLetter } from '#core/form-requests/ports.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { personalDataOf } from '#core/privacy/personal-data.ts'
import { required } from '#core/shared/required.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

const aRequest = (id: string, change: Partial<FormRequest> = {}): FormRequest => ({
  id,
  kind: 'contact-request',
  email: 'anna@firma.example',
  values: { name: 'Anna Sommer', message: 'Wann beginnt es?' },
  sentAt: noon,
  deletedOn: '2028-01-11',
  ...change,
})
const add = (store: OpenStore, ...all: readonly FormRequest[]) =>
  store.change(async ({ formRequests }) => {
    for (const one of all) await formRequests.add(one, [])
    return done(undefined)
  })
const clock = { now: () => later(5) }

/** Steps that somebody of the office makes, each a minute after the one before. */
const act = (store: OpenStore, id: string, by: string, ...steps: readonly HandlingStep[]) =>
  store.change(async ({ formRequests }) => {
    for (const [nth, step] of steps.entries()) {
      const request = required(await formRequests.lock(id))
      await formRequests.step(request, required(handlingAfter(request.handling, step)), { ...step, at: later(nth), by })
    }
    return done(undefined)
  })
const ids = async (store: OpenStore, query: Parameters<OpenStore['formRequests']['list']>[0]) =>
  (await store.formRequests.list(query)).items.map(({ id }) => id)

const answer = { what: 'answered', subject: 'Antwort „Ö“', text: 'Zeile\n\nZeile' } as const
const letterWith = (dedupeKey: string): RequestLetter => ({
  kind: 'request-answered',
  to: 'anna@firma.example',
  dedupeKey,
  form: 'contact-request',
  reference: 'R',
  sentAt: noon,
  subject: answer.subject,
  text: answer.text,
  deletedOn: '2028-01-11',
})

export const keepsTheInbox = (fresh: Fresh): void => {
  test('what the office did stands with a request, word for word and in order', async () => {
    const { store, again } = await fresh()
    await add(store, aRequest('a'), aRequest('b'))
    const steps: readonly HandlingStep[] = [
      { what: 'assigned', to: 'mara' },
      answer,
      { what: 'noted', text: 'Nul\0 & Co' },
      { what: 'closed' },
    ]
    await act(store, 'a', 'jonas', ...steps)
    const handled = await (await again()).formRequests.handled('a')
    expect(handled?.handling).toEqual({ state: 'abgeschlossen', assignee: 'mara', version: 4 })
    const [first, second, , last] = steps
    expect(handled?.history).toEqual([
      { ...first, at: later(0), by: 'jonas' },
      { ...second, at: later(1), by: 'jonas' },
      { what: 'noted', text: 'Nul\uFFFD & Co', at: later(2), by: 'jonas' },
      { ...last, at: later(3), by: 'jonas' },
    ])
    expect(await store.formRequests.handled('b')).toEqual({
      ...aRequest('b'),
      files: [],
      handling: { state: 'offen', version: 0 },
      history: [],
    })
    expect(await store.formRequests.handled('nobody')).toBeUndefined()
  })

  test('declarations that are not closed stand first, then the newest, page by page', async () => {
    const { store } = await fresh()
    await add(store, aRequest('a'), aRequest('w', { kind: 'withdrawal' }), aRequest('x', { kind: 'withdrawal' }))
    await add(store, aRequest('c'), aRequest('b'))
    await act(store, 'w', 'jonas', { what: 'closed' })
    expect(await ids(store, {})).toEqual(['x', 'b', 'c', 'w', 'a'])
    const first = await store.formRequests.list({ limit: 2 })
    expect(first.items.map(({ id }) => id)).toEqual(['x', 'b'])
    const second = await store.formRequests.list({ limit: 2, after: first.next ?? '' })
    expect(second.items.map(({ id }) => id)).toEqual(['c', 'w'])
    expect(await ids(store, { limit: 2, after: second.next ?? '' })).toEqual(['a'])
    expect(await store.formRequests.list({ after: 'made up' })).toEqual({ items: [] })
    await act(store, 'w', 'jonas', { what: 'reopened' })
    expect(await ids(store, { limit: 2 })).toEqual(['x', 'w'])
  })

  test('they are found and counted by kind, state and who looks after them', async () => {
    const { store } = await fresh()
    await add(store, aRequest('a'), aRequest('b'), aRequest('c', { kind: 'feedback' }), aRequest('d'))
    await act(store, 'a', 'jonas', { what: 'assigned', to: 'mara' })
    await act(store, 'b', 'jonas', { what: 'assigned', to: 'mara' }, answer)
    await act(store, 'c', 'jonas', { what: 'closed' })
    expect(await ids(store, { kind: 'feedback' })).toEqual(['c'])
    expect(await ids(store, { state: 'in_arbeit' })).toEqual(['a'])
    expect(await ids(store, { assignee: 'mara' })).toEqual(['b', 'a'])
    expect(await ids(store, { assignee: 'mara', state: 'beantwortet', kind: 'contact-request' })).toEqual(['b'])
    const none = { offen: 0, in_arbeit: 0, beantwortet: 0, abgeschlossen: 0 }
    expect(await store.formRequests.countByState({})).toEqual({
      offen: 1,
      in_arbeit: 1,
      beantwortet: 1,
      abgeschlossen: 1,
    })
    expect(await store.formRequests.countByState({ assignee: 'mara' })).toEqual({
      ...none,
      in_arbeit: 1,
      beantwortet: 1,
    })
    expect(await store.formRequests.countByState({ kind: 'sbv-request' })).toEqual(none)
  })

  test('with a request what was done about it goes, and a letter that never left', async () => {
    const { store } = await fresh()
    await add(store, aRequest('a'), aRequest('b', { deletedOn: '2027-02-01' }))
    await act(store, 'a', 'jonas', answer)
    await act(store, 'b', 'jonas', answer)
    await store.change(async ({ letters }) => {
      for (const id of ['a', 'b']) await letters.post(letterWith(answerKey(id, 1)), noon)
      return done(undefined)
    })
    expect(await deleteRequest('a', { change: store.change, clock })).toEqual({ ok: true, value: undefined })
    await store.change(deleteRequests('2027-02-01', noon))
    expect(await store.letters.claim(9, later(60), later(60))).toEqual([])
    // The same number once more: nothing is left of before.
    await add(store, aRequest('a'), aRequest('b'))
    for (const id of ['a', 'b']) expect((await store.formRequests.handled(id))?.history).toEqual([])
  })

  test('who looked after requests and goes leaves them to nobody', async () => {
    const { store } = await fresh()
    const jonas = await putUser(store, person({ email: 'jonas@haus.example', roles: ['mitglied', 'redaktion'] }))
    await add(store, aRequest('a'), aRequest('b'), aRequest('c'))
    await act(store, 'a', 'mara', { what: 'assigned', to: jonas })
    await act(store, 'b', 'mara', { what: 'assigned', to: jonas }, { what: 'closed' })
    await act(store, 'c', 'mara', { what: 'assigned', to: 'mara' })
    await deleteAccount('jonas@haus.example', { change: store.change, clock })
    const states = async (id: string) => (await store.formRequests.handled(id))?.handling
    expect(await states('a')).toEqual({ state: 'offen', version: 2 })
    expect(await states('b')).toEqual({ state: 'abgeschlossen', version: 3 })
    expect(await states('c')).toEqual({ state: 'in_arbeit', assignee: 'mara', version: 1 })
    const last: DoneStep = { what: 'unassigned', at: later(5), by: jonas }
    expect((await store.formRequests.handled('a'))?.history.at(-1)).toEqual(last)
  })

  test('what somebody sent is hers with the answers and the notes, and not with who wrote them', async () => {
    const { store } = await fresh()
    await add(store, aRequest('a'))
    await act(store, 'a', 'jonas', answer, { what: 'noted', text: 'Rückruf' }, { what: 'closed', text: 'erledigt' })
    const data = await personalDataOf('anna@firma.example', { ...store, clock })
    const { text, subject: subjectLine } = answer
    expect(data.ok && data.value.formRequests).toEqual([
      {
        ...aRequest('a'),
        files: [],
        state: 'abgeschlossen',
        answers: [{ at: later(0), subjectLine, text }],
        officeNotes: [
          { at: later(1), text: 'Rückruf' },
          { at: later(2), text: 'erledigt' },
        ],
      },
    ])
    expect(JSON.stringify(data)).not.toContain('jonas')
  })

  test('an access to a request is found by the address that it came from', async () => {
    const { store } = await fresh()
    const anna = await putUser(store, person({ email: 'anna@firma.example' }))
    const bert = await putUser(store, person({ email: 'bert@firma.example' }))
    await add(store, aRequest('a'))
    const access = { at: noon, by: 'jonas', as: 'redaktion', what: 'request', requestId: 'a' } as const
    await store.change(async ({ accesses }) => done(await accesses.add([access, { ...access, requestId: 'gone' }])))
    expect((await store.accesses.ofPerson({ id: anna, email: 'anna@firma.example' }, {})).items).toEqual([access])
    expect((await store.accesses.ofPerson({ id: bert, email: 'bert@firma.example' }, {})).items).toEqual([])
  })

  test('a letter is traced by its key: it waits, has left, or was given up', async () => {
    const { store } = await fresh()
    await store.change(async ({ letters }) => {
      for (const key of ['left', 'lost', 'waits']) await letters.post(letterWith(key), noon)
      return done(undefined)
    })
    const claimed = await store.letters.claim(9, noon, later(1))
    const idOf = (key: string) => required(claimed.find(({ letter }) => letter.dedupeKey === key)).id
    await store.letters.sent(idOf('left'), later(2))
    await store.letters.givenUp(idOf('lost'), later(3), 'no such mailbox')
    expect(await store.letters.fates(['left', 'lost', 'waits', 'never'])).toEqual(
      new Map([
        ['left', { state: 'sent', at: later(2) }],
        ['lost', { state: 'given-up', at: later(3) }],
        ['waits', { state: 'waiting' }],
      ]),
    )
    expect(await store.letters.fates([])).toEqual(new Map())
  })

  test('whoever has more than a member is of the office', async () => {
    const { store } = await fresh()
    await putUser(store, person({ email: 'anna@firma.example' }))
    const jonas = await putUser(store, person({ email: 'jonas@haus.example', roles: ['mitglied', 'redaktion'] }))
    const kim = await putUser(store, person({ email: 'kim@haus.example', roles: ['admin'] }))
    expect((await store.users.ofOffice()).map(({ id }) => id).toSorted()).toEqual([jonas, kim].toSorted())
  })
}
