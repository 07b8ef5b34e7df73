import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { Refused } from './outcome.ts'
import { quoted, troubleOf } from './trouble.ts'

interface Copied {
  readonly file: string
  readonly tables: number
  readonly rows: number
}

/**
 * Copies an SQLite database as it is at one moment, while others read and write it, and checks the copy. The copy is
 * there whole or not at all, for its owner alone. Refuses PostgreSQL, which has pg_dump, and a file that is there
 * already.
 */
export async function backUp(databaseUrl: string, file: string): Promise<Copied> {
  if (!databaseUrl.startsWith('file:'))
    throw new Refused(
      'Eine PostgreSQL-Datenbank sichern Sie mit pg_dump: pg_dump --format=custom --file=… "$DATABASE_URL"',
    )
  const source = fileOf(databaseUrl)
  if (!existsSync(source)) throw new Refused(`Die Datenbank ${source} gibt es nicht.`)
  return copied(source, file, 'Die Sicherung ist gescheitert')
}

/**
 * Lays a backup where the site looks for its database, and checks it there. Refuses a database that is there already,
 * or what is left of one, and PostgreSQL, which has pg_restore.
 */
export async function restore(file: string, databaseUrl: string): Promise<Copied> {
  if (!databaseUrl.startsWith('file:'))
    throw new Refused(
      'Eine PostgreSQL-Datenbank stellen Sie mit pg_restore wieder her: pg_restore --dbname="$DATABASE_URL" …',
    )
  const target = fileOf(databaseUrl)
  const left = ['', '-wal', '-shm'].map((ending) => target + ending).find(existsSync)
  if (left !== undefined)
    throw new Refused(`${left} gibt es schon. Halten Sie die Website an und legen Sie das Alte beiseite.`)
  if (!existsSync(file)) throw new Refused(`Die Sicherung ${file} gibt es nicht.`)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  return copied(file, target, 'Die Wiederherstellung ist gescheitert')
}

const fileOf = (databaseUrl: string): string =>
  databaseUrl.startsWith('file://') ? fileURLToPath(databaseUrl) : databaseUrl.slice('file:'.length)

async function copied(source: string, file: string, failed: string): Promise<Copied> {
  if (existsSync(file)) throw new Refused(`${file} gibt es schon.`)
  const draft = `${file}.part`
  rmSync(draft, { force: true })
  try {
    const original = new DatabaseSync(source, { readOnly: true })
    try {
      await backup(original, draft)
      chmodSync(draft, 0o600)
      const counted = checked(draft, tablesOf(original))
      renameSync(draft, file)
      return { file, ...counted }
    } finally {
      original.close()
    }
  } catch (error) {
    rmSync(draft, { force: true })
    if (error instanceof Refused) throw error
    throw new Refused(
      `${failed}: ${troubleOf(error) ?? quoted(error instanceof Error ? error.message : String(error))}`,
    )
  }
}

const tablesOf = (database: DatabaseSync): readonly string[] =>
  database
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map(({ name }) => String(name))

/** Reads every page and every reference of a copy. Refuses one that is broken or not all of the database. */
function checked(file: string, expected: readonly string[]): Omit<Copied, 'file'> {
  const copy = new DatabaseSync(file)
  try {
    // Beside a file in WAL mode its copy would need a second one.
    copy.exec('pragma journal_mode = delete')
    const [found] = copy.prepare('pragma integrity_check').all()
    if (found?.['integrity_check'] !== 'ok') throw new Refused('Die Kopie ist beschädigt.')
    if (copy.prepare('pragma foreign_key_check').all().length > 0) throw new Refused('In der Kopie fehlen Verweise.')
    const tables = tablesOf(copy)
    if (tables.join() !== expected.join() || !tables.includes('letter'))
      throw new Refused('Die Kopie ist unvollständig.')
    const rows = tables.map((table) => Number(copy.prepare(`select count(*) as n from "${table}"`).get()?.['n'] ?? 0))
    return { tables: tables.length, rows: rows.reduce((sum, count) => sum + count, 0) }
  } finally {
    copy.close()
  }
}
