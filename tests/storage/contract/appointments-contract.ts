import { expect, test } from 'vitest'
import type { Appointment } from '#core/consulting/consulting.ts'
import { usualHours } from '#core/consulting/consulting.ts'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { personalDataOf } from '#core/privacy/personal-data.ts'
import { done } from '#core/shared/result.ts'
import type { Tx } from '#core/needs.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

const hour = 60
const anAppointment = (id: string, differing: Partial<Appointment> = {}): Appointment => ({
  id,
  token: `token-${id}`,
  consultant: { id: 'svenja', name: 'Svenja Brandt', phone: '040 1234-1', email: 'svenja@seminarhaus.example' },
  start: noon,
  end: later(hour),
  channel: 'telefon',
  name: 'Kim Muster',
  email: 'kim@werk.example',
  phone: '030 123456',
  topic: 'Freistellung',
  note: 'Ab 10 Uhr',
  version: 0,
  bookedAt: noon,
  changedAt: noon,
  deletedOn: '2027-03-01',
  ...differing,
})
const changed = (store: OpenStore, work: (tx: Tx['appointments']) => Promise<unknown>) =>
  store.change(async ({ appointments }) => done(await work(appointments)))
const add = (store: OpenStore, ...all: readonly Appointment[]) =>
  changed(store, async (tx) => {
    for (const one of all) await tx.add(one)
  })

export const keepsAppointments = (fresh: Fresh): void => {
  test('an appointment is found by its token and its id, word for word', async () => {
    const { store, again } = await fresh()
    const one = anAppointment('one', { name: 'Zoë „Z“ O’Hara', note: 'Zeile\nZeile', userId: 'somebody' })
    await add(store, one)
    const { appointments } = await again()
    expect(await appointments.byToken('token-one')).toEqual(one)
    expect(await appointments.byId('one')).toEqual(one)
    for (const hostile of ['', 'one', "x' or 1=1", 'a\0b', '\ud800'])
      expect(await appointments.byToken(hostile)).toBeUndefined()
  })

  test('two never have the same slot; what was cancelled gives it back', async () => {
    const { store } = await fresh()
    const one = anAppointment('one')
    await add(store, one)
    await expect(add(store, anAppointment('two'))).rejects.toThrow()
    await add(store, anAppointment('elsewhere', { consultant: { ...one.consultant, id: 'malte' } }))
    await changed(store, (tx) => tx.save({ ...one, cancelled: 'customer', version: 1 }))
    await add(store, anAppointment('two'))
    await expect(changed(store, (tx) => tx.save({ ...one, version: 2 }))).rejects.toThrow()
    expect((await store.appointments.ahead('svenja', noon)).map(({ id }) => id)).toEqual(['two'])
  })

  test('time knows hours, absences and what is taken within two instants', async () => {
    const { store, again } = await fresh()
    expect(await store.appointments.time('svenja', noon, later(hour))).toEqual({ version: 0, absences: [], taken: [] })
    const hours = [{ from: 10, until: 12 }, null, ...usualHours.slice(2)]
    await add(
      store,
      anAppointment('third', { start: later(2 * hour) }),
      anAppointment('first'),
      anAppointment('second', { start: later(hour) }),
      anAppointment('gone', { start: later(hour), cancelled: 'office' }),
    )
    await changed(store, async (tx) => {
      await tx.setHours('svenja', usualHours, 1)
      await tx.setHours('svenja', hours, 2)
      await tx.addAbsence({ id: 'a-2', consultantId: 'svenja', from: '2026-12-24', until: '2027-01-02' })
      await tx.addAbsence({ id: 'a-1', consultantId: 'svenja', from: '2026-12-01', until: '2026-12-01' })
      await tx.addAbsence({ id: 'a-3', consultantId: 'malte', from: '2026-12-01', until: '2026-12-01' })
      expect(await tx.removeAbsence({ id: 'a-1', consultantId: 'malte' })).toBe(false)
      expect((await tx.time('svenja', noon, later(1))).absences.map(({ id }) => id)).toEqual(['a-1', 'a-2'])
    })
    const { appointments } = await again()
    expect([await appointments.countAhead(noon), await appointments.countAhead(later(hour))]).toEqual([3, 2])
    expect(await appointments.time('svenja', noon, later(2 * hour))).toEqual({
      hours,
      version: 2,
      absences: [
        { id: 'a-1', consultantId: 'svenja', from: '2026-12-01', until: '2026-12-01' },
        { id: 'a-2', consultantId: 'svenja', from: '2026-12-24', until: '2027-01-02' },
      ],
      taken: [noon, later(hour)].map((instant) => new Date(instant).toISOString()),
    })
    await changed(store, async (tx) => {
      expect(await tx.removeAbsence({ id: 'a-1', consultantId: 'svenja' })).toBe(true)
    })
    expect((await store.appointments.time('svenja', noon, later(1))).absences.map(({ id }) => id)).toEqual(['a-2'])
  })

  test('those of a person are found by address and by account, and counted where they are open', async () => {
    const { store } = await fresh()
    await add(
      store,
      anAppointment('one', { userId: 'kim' }),
      anAppointment('two', { start: later(hour), email: 'else@werk.example', userId: 'kim' }),
      anAppointment('three', { start: later(2 * hour), cancelled: 'customer' }),
      anAppointment('four', { start: later(3 * hour), email: 'other@werk.example' }),
    )
    const idsOf = async (person: { email: string; userId?: string }) =>
      (await store.appointments.ofPerson(person)).map(({ id }) => id)
    expect(await idsOf({ email: 'kim@werk.example' })).toEqual(['one', 'three'])
    expect(await idsOf({ email: 'kim@werk.example', userId: 'kim' })).toEqual(['one', 'two', 'three'])
    await changed(store, async (tx) => {
      expect(await tx.open('kim@werk.example', noon)).toBe(1)
      expect(await tx.open('kim@werk.example', later(1))).toBe(0)
      expect((await tx.deleteOf('kim')).map(({ id }) => id).toSorted()).toEqual(['one', 'two'])
    })
    expect(await idsOf({ email: 'kim@werk.example', userId: 'kim' })).toEqual(['three'])
  })

  test('they are among the data of whoever booked them, and go with her account; the consultant is told', async () => {
    const { store } = await fresh()
    const kim = await putUser(store, person({ email: 'kim@werk.example' }))
    const past = anAppointment('past', { start: later(-2 * hour), userId: kim })
    const ahead = anAppointment('ahead', { start: later(hour), userId: kim })
    await add(store, past, ahead, anAppointment('of-another', { start: later(2 * hour), email: 'alex@werk.example' }))
    const clock = { now: () => noon }
    const data = await personalDataOf('kim@werk.example', { ...store, clock })
    const { token: _, userId: __, ...told } = ahead
    expect(data.ok && data.value.appointments[1]).toEqual(told)
    await deleteAccount('kim@werk.example', { ...store, clock })
    expect(await store.appointments.byId('past')).toBeUndefined()
    expect((await store.appointments.ahead('svenja', noon)).map(({ id }) => id)).toEqual(['of-another'])
    expect(await store.letters.waitingTo('svenja@seminarhaus.example')).toEqual(['appointment-arrived'])
  })

  test('what is due is deleted, with all that was said in it', async () => {
    const { store } = await fresh()
    await add(
      store,
      anAppointment('old', { deletedOn: '2027-02-28' }),
      anAppointment('new', { start: later(hour), deletedOn: '2027-03-01' }),
    )
    await changed(store, async (tx) => {
      expect(await tx.deleteDue('2027-02-28')).toBe(1)
      expect(await tx.deleteDue('2027-02-28')).toBe(0)
    })
    expect(await store.appointments.byId('old')).toBeUndefined()
    expect(await store.appointments.byId('new')).toBeDefined()
  })
}
