// Takes one seat of an event, and on a sign all that are left, one by one; prints how many: seat-taking-process.ts
// <url> <event>
import { once } from 'node:events'
import { takeSeats } from '#core/capacity/taking-seats.step.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'

const [url = '', eventId = ''] = process.argv.slice(2)
const atOnce = 4
const store = await openSqlStore({ url })

const takeOne = async (): Promise<boolean> => {
  const taken = await store.change(takeSeats([{ of: { kind: 'event', eventId: Number(eventId) }, seats: 1 }]))
  if (!taken.ok && taken.refusal.why !== 'sold-out') throw new Error(taken.refusal.why)
  return taken.ok
}
let got = Number(await takeOne())
const untilSoldOut = async (): Promise<void> => {
  while (await takeOne()) got += 1
}

process.stdout.write('ready\n')
await once(process.stdin, 'data')
await Promise.all(Array.from({ length: atOnce }, untilSoldOut))
process.stdout.write(`${got}\n`)
await store.close()
process.stdin.destroy()
