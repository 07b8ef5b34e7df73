// A process of its own that takes a seat: node tests/http/taking-a-seat.ts <database> <event>
import { takeSeats } from '#core/capacity/taking-seats.step.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'

const [, , url = '', event = ''] = process.argv
const store = await openSqlStore({ url })
const of = { kind: 'event', eventId: Number(event) } as const
const taken = await store.change((tx) => takeSeats([{ of, seats: 1 }])(tx))
await store.close()
if (!taken.ok) throw new Error(taken.refusal.why)
