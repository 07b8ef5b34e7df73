import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import { endingOf } from '#cli/ending.ts'
import { DatabaseNotReady } from '#storage/engine/database-not-ready.ts'
import { runProgram, type Ended } from './run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'seminarhaus-trouble-'))
const noDatabase = join(folder, 'brief.txt')

let busy: Server
let port = ''
beforeAll(async () => {
  writeFileSync(noDatabase, 'Sehr geehrte Damen und Herren,')
  busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  port = String((busy.address() as AddressInfo).port)
  expect(await cli(['migrate'])).toMatchObject({ code: 0 })
  expect(await cli(['content', 'import', 'content'])).toMatchObject({ code: 0 })
}, 60_000)
afterAll(() => {
  busy.close()
  rmSync(folder, { recursive: true })
})

const cli = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  runProgram(args, { DATA_DIR: folder, ...env })

describe('what is wrong outside the program is told in German, in one sentence', () => {
  test.each<readonly [string, readonly string[], () => Readonly<Record<string, string>>, () => string]>([
    [
      'nobody answers for PostgreSQL',
      ['themes', 'list'],
      () => ({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }),
      () => 'Die Datenbank ist nicht erreichbar: „connect ECONNREFUSED 127.0.0.1:1“',
    ],
    [
      'a file that is no database',
      ['themes', 'list'],
      () => ({ DATABASE_URL: `file:${noDatabase}` }),
      () => 'Die Datei der Datenbank ist keine SQLite-Datenbank.',
    ],
    [
      'a folder in place of a database',
      ['themes', 'list'],
      () => ({ DATABASE_URL: `file:${folder}` }),
      () => 'Die Datei der Datenbank lässt sich nicht öffnen.',
    ],
    [
      'a file in place of a folder',
      ['migrate'],
      () => ({ DATA_DIR: join(noDatabase, 'data') }),
      () => `Mit ${join(noDatabase, 'data')} geht es nicht: was davor steht, ist kein Ordner (ENOTDIR).`,
    ],
    [
      'a port that is taken',
      ['serve'],
      () => ({ PORT: port }),
      () => `An 127.0.0.1:${port} antwortet schon ein anderes Programm. PORT nennt einen anderen Port.`,
    ],
    [
      'an address of another machine',
      ['serve'],
      () => ({ HOST: '198.51.100.7', PORT: port }),
      () => `Die Adresse 198.51.100.7:${port} hat dieser Rechner nicht. HOST nennt eine andere.`,
    ],
    [
      'a name that nobody has',
      ['serve'],
      () => ({ HOST: 'nirgends.invalid', PORT: port }),
      () => expect.stringMatching(/^Den Rechner „nirgends\.invalid“ findet das Netz nicht \([A-Z_]+\)\.\n$/) as string,
    ],
  ])('%s', async (_, args, env, says) => {
    const said = says()
    expect(await cli(args, env())).toEqual({ code: 1, out: '', err: typeof said === 'string' ? `${said}\n` : said })
  })
})

describe('an ending', () => {
  const gone = (message: string) => new StoreUnavailable('the words of the log', { cause: new Error(message) })

  test.each<readonly [string, unknown, string]>([
    ['quotes what the database said first', gone('database is locked'), '„database is locked“'],
    [
      'of several attempts names the code',
      new StoreUnavailable('x', { cause: Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }) }),
      '„ECONNREFUSED“',
    ],
    ['looks behind the failure of a migration', new Error('not migrated', { cause: gone('weg') }), '„weg“'],
  ])('%s', (_, error, said) => {
    expect(endingOf(error)).toEqual({ exitCode: 1, message: `Die Datenbank ist nicht erreichbar: ${said}` })
  })

  test('tells of an answer that never came, and of an SQLite that is too old', () => {
    expect(endingOf(new StoreUnavailable('no answer within 5 ms')).message).toBe(
      'Die Datenbank hat nicht rechtzeitig geantwortet.',
    )
    expect(endingOf(new DatabaseNotReady('old-sqlite', '3.51.3')).message).toBe(
      'Dieses SQLite ist zu alt; gebraucht wird 3.51.3 oder neuer.',
    )
  })

  test('what nobody foresaw is a fault of the program, with its stack', () => {
    const trouble = Object.assign(new Error('EBADF: bad file descriptor, close'), { code: 'EBADF', syscall: 'close' })
    expect(endingOf(trouble)).toMatchObject({
      message: 'Das hätte nicht geschehen dürfen: Im Programm ist ein Fehler.',
      stack: expect.stringContaining('EBADF') as string,
    })
  })
})
