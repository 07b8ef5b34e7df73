// Accepts quotes: accepting-process.ts <url> <now> <how many at once> <token>…; prints a line of JSON for each as soon
// as it is known what became of it.
import { limitsOfWork } from '#storage/engine/database-limits.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { contestOn } from '../booking/parties.ts'
import { accept } from './quoting.ts'

const [url = '', now = '', atOnce = '1', ...tokens] = process.argv.slice(2)
const store = await openSqlStore({ url, limits: limitsOfWork })
const { site } = contestOn(store, now)

for (const token of tokens)
  await Promise.all(
    Array.from({ length: Number(atOnce) }, async (_, n) => {
      const outcome = await accept(site(`net-${n}`), token)
      // Acknowledged is what has left the process.
      process.stdout.write(`${JSON.stringify(outcome)}\n`)
    }),
  )
await store.close()
