import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { Store, Tx } from '#core/needs.ts'
import { openSite } from '#core/open-site.ts'
import { buildServer } from '#http/server/build-server.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { writingICalendar } from '#feeds/icalendar/icalendar.ts'
import { writingSiteMaps } from '#feeds/site-map-xml.ts'
import { analysingGerman } from '#reading/german.ts'
import { locatingPostcodes } from '#reading/postcodes/postcodes.ts'
import { nodeSecrets } from '#secrets/node-secrets.ts'
import { openSqlStore } from '#storage/sql/open-sql-store.ts'
import { plainPages } from './plain-pages.ts'

// A server with one mistake: it answers before it commits. The kill test must find it out.

const { DATABASE_URL: url = '', PORT, SITE_SECRET: siteSecret = '' } = process.env
const store = await openSqlStore({ url })
const origin = `http://localhost:${PORT}`
const commitEveryMs = 1_000

const site = openSite({
  ...store,
  ...hastily(store, new DatabaseSync(url.slice('file:'.length), { timeout: 5_000 })),
  clock: { now: () => new Date().toISOString() },
  secrets: nodeSecrets(),
  german: analysingGerman(),
  postcodes: locatingPostcodes(),
  pdfs: printingPdfs(),
  faults: { collect: () => {} },
  origins: { site: origin, br: origin },
  calendars: writingICalendar(),
  siteMaps: writingSiteMaps(),
  limits: { registrationsPerHour: 0, requestsPerHour: 0, faultsPerMinute: 0 },
})
const app = buildServer({
  openSite: site,
  render: plainPages,
  settings: { siteOrigin: origin, brOrigin: origin, siteSecret, folders: [] },
})
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close().then(() => store.close()))

function hastily(careful: Store, db: DatabaseSync): Pick<Store, 'bookmarks' | 'change'> {
  const begun = () => {
    if (db.isTransaction) return
    db.exec('begin immediate')
    setTimeout(() => db.exec('commit'), commitEveryMs)
  }
  const bookmarks: Tx['bookmarks'] = {
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
