// Books slots of a consultant: booking-process.ts <url> <now> <who> <how many at once> <slot>…; prints a line of JSON
// for each as soon as it is known what became of it.
import { limitsOfWork } from '#storage/engine/database-limits.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { contestOn } from '../booking/parties.ts'
import { bookSlot } from './bookers-of-slots.ts'

const [url = '', now = '', who = '', atOnce = '1', ...slots] = process.argv.slice(2)
const store = await openSqlStore({ url, limits: limitsOfWork })
const { site } = contestOn(store, now)

for (const [nth, slot] of slots.entries())
  await Promise.all(
    Array.from({ length: Number(atOnce) }, async (_, n) => {
      const name = `${who}-${nth}-${n}`
      const outcome = await bookSlot(site(name), name, slot)
      // Acknowledged is what has left the process.
      process.stdout.write(`${JSON.stringify(outcome)}\n`)
    }),
  )
await store.close()
