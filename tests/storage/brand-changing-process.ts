// Invalidates the brand once for each line that it reads, and acknowledges it with one: brand-changing-process.ts <url>
import { createInterface } from 'node:readline'
import { done } from '#core/shared/result.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'

const [url = ''] = process.argv.slice(2)
const store = await openSqlStore({ url })

process.stdout.write('ready\n')
for await (const _ of createInterface({ input: process.stdin })) {
  await store.change(async ({ tags }) => {
    tags.invalidate(['brand'])
    return done(undefined)
  })
  process.stdout.write('done\n')
}
await store.close()
