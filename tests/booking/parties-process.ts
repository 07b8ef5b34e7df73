// Lets parties contend for the seats of an event: parties-process.ts <url> <now> <seed> <first party> <parties>
// <processes>; prints what became of them as JSON.
import { limitsOfWork } from '#storage/engine/database-limits.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { contend, contestOn } from './parties.ts'

const [url = '', now = '', seed = '', first = '', parties = '', processes = ''] = process.argv.slice(2)
const store = await openSqlStore({ url, limits: limitsOfWork })
const contest = contestOn(store, now)
const outcomes = await contend(contest, Number(seed), {
  first: Number(first),
  parties: Number(parties),
  processes: Number(processes),
})
process.stdout.write(JSON.stringify(outcomes))
await store.close()
