import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { applicationOn } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { addServer, serverParts } from '#cli/compose/server.ts'
import { readSettings } from '#cli/settings.ts'
import type { Store, Tx } from '#core/needs.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { plainPages } from './plain-pages.ts'

// A server with one mistake: it answers before it commits, which it does only at its end. The kill test must find it
// out. Not after a while: a kill could fall just behind that, before anything else was acknowledged.

const { DATABASE_URL: url = '' } = process.env
const settings = readSettings({ ...process.env, PAGE_CACHE: 'off', LOG_LEVEL: 'silent' })

const store = await openSqlStore({ url })
const db = new DatabaseSync(url.slice('file:'.length), { timeout: 5_000 })
const application = applicationOn({ ...store, ...hastily(store, db) }, settings)
addServer(application)
constant(application, serverParts.render, plainPages)
const app = await application.getAsync(serverParts.server)
await app.listen({ port: settings.port, host: '127.0.0.1' })
const end = async (): Promise<void> => {
  await app.close()
  if (db.isTransaction) db.exec('commit')
  await store.close()
}
process.once('SIGTERM', () => void end())

function hastily(careful: Store, db: DatabaseSync): Pick<Store, 'bookmarks' | 'change'> {
  const begun = () => {
    if (!db.isTransaction) db.exec('begin immediate')
  }
  const bookmarks: Pick<Tx['bookmarks'], 'lock' | 'find' | 'exists' | 'count' | 'add'> = {
    lock: async () => begun(),
    find: async (userId, { type, value }) => {
      const kept = db
        .prepare('select id from bookmark where user_id = ? and type = ? and value = ?')
        .get(userId, type, value)
      return kept && { id: String(kept['id']), type, value }
    },
    exists: async () => true,
    count: async () => 0,
    add: async (userId, { type, value }) => {
      const id = randomUUID()
      db.prepare('insert into bookmark (id, user_id, type, value) values (?, ?, ?, ?)').run(id, userId, type, value)
      return { id, type, value }
    },
  }
  return {
    // Nothing but bookmarks is changed here.
    change: (work) => work({ bookmarks } as Tx),
    bookmarks: {
      ...careful.bookmarks,
      remove: async (userId, id) => {
        begun()
        return db.prepare('delete from bookmark where id = ? and user_id = ?').run(id, userId).changes > 0
      },
    },
  }
}
