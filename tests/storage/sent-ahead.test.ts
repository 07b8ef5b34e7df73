import { expect, onTestFinished, test } from 'vitest'
import type { Tx } from '#core/needs.ts'
import { done } from '#core/shared/result.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { anOrder } from '../core/sample-booking.ts'
import { noon } from './contract/people.ts'
import { onBothDatabases } from './on-both-databases.ts'

onBothDatabases('a statement whose answer nobody waits for', (empty) => {
  const opened = async () => {
    const url = await empty()
    await migrate({ url })
    const store = await openSqlStore({ url })
    onTestFinished(() => store.close())
    return store
  }
  const order = anOrder({ orderNo: 'B-1' })
  const twice = async ({ bookings }: Tx) => {
    await bookings.addOrder(order)
    await bookings.addOrder(order)
  }

  test('fails its transaction at the commit, and nothing of it is done', async () => {
    const store = await opened()
    const change = store.change(async (tx) => {
      await tx.attempts.record(['network'], noon)
      return done(await twice(tx))
    })
    await expect(change).rejects.toThrow(/unique/i)
    expect(await store.bookings.order('B-1')).toBeUndefined()
    expect((await store.attempts.count('network', noon, 60)).attempts).toBe(0)
    await store.change(async (tx) => done(await tx.bookings.addOrder(order)))
    expect(await store.bookings.order('B-1')).toEqual({ order, bookings: [] })
  })

  test('fails whatever comes next with its own reason', async () => {
    const store = await opened()
    const change = store.change(async (tx) => {
      await twice(tx)
      return done(await tx.bookings.calledOff(1))
    })
    await expect(change).rejects.toThrow(/unique/i)
    expect(await store.bookings.order('B-1')).toBeUndefined()
  })

  test('is there for what comes next', async () => {
    const store = await opened()
    const task = { kind: 'invite', subject: 'booking-1' } as const
    const taken = await store.change(async ({ tasks }) => {
      await tasks.schedule(task, noon)
      return done(await tasks.takeDue(noon))
    })
    expect(taken).toMatchObject({ ok: true, value: task })
  })
})
