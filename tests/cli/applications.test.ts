import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deletingForms } from '#cli/deleting-forms.ts'
import { keepApplication } from '#core/jobs/keeping-applications.ts'
import type { Store } from '#core/needs.ts'
import { pdf, png } from '#features/support/sample-files.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { runProgram, type Ended } from './run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'seminarhaus-jobs-'))
const url = `file:${join(folder, 'seminarhaus.sqlite')}`
// Every command is a process of its own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const cli = (args: readonly string[], now = '2026-12-01T10:00:00Z'): Promise<Ended> =>
  runProgram(['jobs', 'applications', ...args], { DATA_DIR: folder, SITE_NOW: now })

const application = (id: string, deletedOn: string) => ({
  id,
  position: { id: 701, title: 'Redakteurin' },
  firstName: 'Ayşe',
  lastName: 'Yıldız',
  email: 'ayse@werk.example',
  appliedAt: '2026-11-21T12:00:00.000Z',
  deletedOn,
})
const files = [
  { name: 'Zeugnis Ö.pdf', kind: 'pdf', bytes: pdf },
  { name: 'Zeugnis Ö.pdf', kind: 'pdf', bytes: pdf },
  { name: 'bild.png', kind: 'png', bytes: png },
] as const

const keepBoth = async ({ change }: Pick<Store, 'change'>): Promise<void> => {
  await change(keepApplication(application('a-1', '2027-05-21'), files, { key: 'a', fingerprint: 'a' }, []))
  await change(keepApplication(application('a-2', '2027-05-22'), [], { key: 'b', fingerprint: 'b' }, []))
}

beforeAll(async () => {
  await migrate({ url })
  const store = await openSqlStore({ url })
  await keepBoth(store)
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('jobs applications', () => {
  test('lists them without telling who applied, unless asked', async () => {
    const table = await cli(['list'])
    expect(table.out).toMatch(/^id +position +applied +deleted on +files +name +e-mail\n/)
    expect(table.out).toContain('701 Redakteurin')
    expect(table.out).toContain('A… Y…')
    expect(table.out).not.toMatch(/Ayşe|Yıldız|werk/)
    const [first, second] = JSON.parse((await cli(['list', '--names', '--json'])).out)
    expect(first).toMatchObject({ id: 'a-1', name: 'Ayşe Yıldız', email: 'ayse@werk.example', files: 3 })
    expect(second).toMatchObject({ id: 'a-2', deletedOn: '2027-05-22', files: 0 })
  })

  test('writes the files of one into a folder, and over none that is there', async () => {
    const to = join(folder, 'papers')
    const paths = JSON.parse((await cli(['files', 'a-1', '--to', to, '--json'])).out)
    expect(paths).toEqual(['1-Zeugnis Ö.pdf', '2-Zeugnis Ö.pdf', '3-bild.png'].map((name) => join(to, name)))
    expect(Buffer.compare(readFileSync(paths[2]), png)).toBe(0)
    const again = await cli(['files', 'a-1', '--to', to])
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('gibt es schon')])
    expect(await cli(['files', 'a-9', '--to', to])).toEqual({
      code: 1,
      out: '',
      err: 'Diese Bewerbung gibt es nicht.\n',
    })
    expect((await cli(['files', 'a-2', '--to', to])).out).toBe('Zu ihr gehören keine Dateien.\n')
  })

  test('deletes what is older than six months', async () => {
    expect((await cli(['purge', '--json'], '2027-05-20T10:00:00Z')).out).toBe('{\n  "deleted": 0\n}\n')
    expect((await cli(['purge'], '2027-05-21T10:00:00Z')).out).toBe('1 Bewerbung gelöscht.\n')
    expect(JSON.parse((await cli(['list', '--json'])).out)).toMatchObject([{ id: 'a-2' }])
    expect((await cli(['purge'], '2027-06-01T10:00:00Z')).out).toBe('1 Bewerbung gelöscht.\n')
    expect((await cli(['list'])).out).toBe('Niemand hat sich beworben.\n')
  })

  test('deletes one before its time, and says so when there is none', async () => {
    const store = await openSqlStore({ url })
    await store.change(keepApplication(application('a-9', '2027-09-21'), files, { key: 'i', fingerprint: 'i' }, []))
    await store.close()
    expect(await cli(['delete', 'a-9', '--json'])).toMatchObject({ code: 0, out: '{\n  "deleted": "a-9"\n}\n' })
    expect((await cli(['list', '--json'])).out).not.toContain('a-9')
    const again = await cli(['delete', 'a-9'])
    expect(again).toMatchObject({ code: 1, out: '', err: 'Diese Bewerbung gibt es nicht.\n' })
  })
})

describe('while the site is served', () => {
  const logged = () => {
    const said: (readonly [object, string])[] = []
    const say = (facts: object, message: string) => void said.push([facts, message])
    return { said, log: { info: say, warn: say } }
  }

  test('they are deleted at the start and once a day, and the log says how many', async () => {
    vi.useFakeTimers()
    try {
      const { applications, change } = openMemoryStore()
      let now = '2027-05-21T01:00:00.000Z'
      await keepBoth({ change })
      const { said, log } = logged()
      const deleting = deletingForms({ change, clock: { now: () => now } }, log)
      await vi.advanceTimersByTimeAsync(1)
      expect((await applications.list()).map(({ id }) => id)).toEqual(['a-2'])
      now = '2027-05-22T01:00:00.000Z'
      await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
      expect(await applications.list()).toEqual([])
      await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
      expect(said).toEqual([1, 2].map(() => [{ applications: 1 }, 'applications were deleted whose time is over']))
      deleting.stop()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a store that does not answer is told, and asked again', async () => {
    const { said, log } = logged()
    const change = async () => {
      throw new Error('gone')
    }
    const deleting = deletingForms({ change, clock: { now: () => '2027-05-21T01:00:00.000Z' } }, log)
    await vi.waitFor(() =>
      expect(said.map(([, message]) => message)).toEqual([
        'applications whose time is over are still there',
        'requests whose time is over are still there',
      ]),
    )
    deleting.stop()
  })
})
