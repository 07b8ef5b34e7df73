// Bookmarks, removals of them, registrations and applications a second in every store:
// node bench/writes.ts [--against folder]
// Hashing of passwords, and looking them up among usual ones, is left out; it is the same for all. With a folder that
// holds another state of the project, both are asked in turns, so that what else the machine does strikes both alike,
// and the last column compares them.
import { countingUnread } from '#core/forum/forum-reader.ts'
import { knowingMemberships } from '#core/gremium/knowing-memberships.ts'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as memoryStoreFile from '#storage/open-memory-store.ts'
import type * as migrateFile from '#storage/engine/migrate.ts'
import type * as openSqlStoreFile from '#storage/open-sql-store.ts'
import type * as quickSecretsFile from '#features/support/quick-secrets.ts'
import type * as germanFile from '#reading/german.ts'
import type * as contentFolderFile from '#reading/content-folder.ts'
import type * as setTheStageFile from '#core/set-the-stage.ts'
import type * as wishlistFile from '#core/wishlist/wishlist.service.ts'
import type * as accountsFile from '#core/accounts/accounts.service.ts'
import type * as jobsFile from '#core/jobs/jobs.service.ts'
import { takingForms } from '#core/forms/taking-forms.ts'
import { positionHref } from '#core/jobs/position-links.ts'
import type { Needs } from '#core/needs.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { projectRoot } from '#cli/project-root.ts'
import { startPostgres, whyNoPostgres } from '../tests/storage/postgres-cluster.ts'
import { table } from './written-figures.ts'

const rounds = 15
const inRound = 120
const atOnce = 8
const now = '2026-11-20T09:00:00.000Z'

interface Tree {
  readonly name: string
  readonly openMemoryStore: () => OpenStore
  readonly migrate: (at: { readonly url: string }) => Promise<unknown>
  readonly openSqlStore: (at: { readonly url: string }) => Promise<OpenStore>
  readonly needsOver: (store: OpenStore) => Promise<Needs>
  readonly writersOver: (needs: Needs) => Promise<Readonly<Record<string, (nth: number) => Promise<unknown>>>>
}

const folder = mkdtempSync(join(tmpdir(), 'writes-'))
const other = process.argv.includes('--against') ? process.argv[process.argv.indexOf('--against') + 1] : undefined
const trees = [await treeAt('now', projectRoot), ...(other === undefined ? [] : [await treeAt('before', other)])]
const cluster = whyNoPostgres() === undefined ? await startPostgres() : undefined
const rows: string[][] = []
try {
  for (const kind of ['memory', 'SQLite', ...(cluster ? ['PostgreSQL'] : [])]) rows.push(...(await measured(kind)))
} finally {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${atOnce} at once, ${rounds} rounds of ${inRound} in turns; medians of a second.\n`)
console.log(
  table(['store', 'what', ...trees.map(({ name }) => name), ...(other ? ['now to before'] : [])], rows).join('\n'),
)

async function measured(kind: string): Promise<string[][]> {
  const opened = await Promise.all(
    trees.map(async (tree) => {
      const store = await storeOf(kind, tree)
      return { store, writers: await tree.writersOver(await tree.needsOver(store)), times: new Map<string, number[]>() }
    }),
  )
  const names = Object.keys(opened[0]?.writers ?? {})
  for (let round = -1; round < rounds; round += 1)
    for (const name of names)
      for (const { writers, times } of round % 2 ? opened : opened.toReversed()) {
        const write = writers[name]
        if (!write) throw new Error(`nothing writes ${name}`)
        const begun = performance.now()
        await manyAtOnce((round + 1) * inRound, write)
        // The first round warms everybody up.
        if (round >= 0) times.set(name, [...(times.get(name) ?? []), (performance.now() - begun) / inRound])
      }
  for (const { store } of opened) await store.close()
  return names.map((name) => {
    const medians = opened.map(({ times }) => median(times.get(name) ?? []))
    const [mine = NaN, before = NaN] = medians
    const rates = medians.map((each) => Math.round(1000 / each).toLocaleString('en'))
    return [kind, name, ...rates, ...(other ? [(before / mine).toFixed(2)] : [])]
  })
}

async function manyAtOnce(from: number, write: (nth: number) => Promise<unknown>): Promise<void> {
  let next = from
  const writer = async (): Promise<void> => {
    while (next < from + inRound) await write((next += 1))
  }
  await Promise.all(Array.from({ length: atOnce }, writer))
}

async function storeOf(kind: string, tree: Tree): Promise<OpenStore> {
  if (kind === 'memory') return tree.openMemoryStore()
  const url =
    kind === 'SQLite' || !cluster ? `file:${join(folder, `${tree.name}.sqlite`)}` : await cluster.database(tree.name)
  await tree.migrate({ url })
  return tree.openSqlStore({ url })
}

/** A state of the project by its folder; its files are found by their names, wherever they stand in it. */
async function treeAt(name: string, root: string): Promise<Tree> {
  const load = async <M>(file: string): Promise<M> => {
    const [path] = globSync(`{core,adapters,features/support}/**/${file}`, { cwd: root })
    if (path === undefined) throw new Error(`${root} has no ${file}`)
    return (await import(pathToFileURL(join(root, path)).href)) as M
  }
  const { openMemoryStore } = await load<typeof memoryStoreFile>('{open-,}memory-store.ts')
  const { migrate } = await load<typeof migrateFile>('migrate.ts')
  const { openSqlStore } = await load<typeof openSqlStoreFile>('open-sql-store.ts')
  const { quickSecrets } = await load<typeof quickSecretsFile>('quick-secrets.ts')
  const { analysingGerman } = await load<typeof germanFile>('german.ts')
  const { readContentFolder } = await load<typeof contentFolderFile>('content-folder.ts')
  const { setTheStage } = await load<typeof setTheStageFile>('set-the-stage.ts')
  const { wishlistOf } = await load<typeof wishlistFile>('wishlist.service.ts')
  const { accountsOf } = await load<typeof accountsFile>('accounts.service.ts')
  const { jobsOf } = await load<typeof jobsFile>('jobs.service.ts')

  return {
    name,
    openMemoryStore,
    migrate,
    openSqlStore,
    needsOver: async (store) => {
      const limits = {
        registrationsPerHour: 1e9,
        lettersPerDay: 1e9,
        registrationsPerNetwork: 1e9,
        wrongPasswordsPerNetwork: 1e9,
        wrongPasswordsPerAccount: 1e9,
        wrongAccountsPerPassword: 1e9,
        requestsPerHour: 1e9,
        cartsPerHour: 1e9,
        ordersPerHour: 1e9,
        ordersPerAddress: 1e9,
        bookingLettersPerDay: 1e9,
        faultsPerMinute: 1e9,
        questionsPerMinute: 1e9,
        uploadsPerDay: 1e15,
        uploadsInAll: 1e15,
      }
      // Whatever else the core needs, these writes do not.
      const needs = {
        ...store,
        secrets: quickSecrets(),
        usualPasswords: { all: async () => new Set() },
        german: analysingGerman(),
        clock: { now: () => now },
        limits,
      } as unknown as Needs
      const read = await readContentFolder(join(root, 'content'))
      if (!read.ok) throw new Error(JSON.stringify(read.refusal))
      const imported = await setTheStage(needs).content(read.value)
      if (!imported.ok) throw new Error(JSON.stringify(imported.refusal))
      return needs
    },
    writersOver: async (needs) => {
      const stage = setTheStage(needs)
      const listed = valueOf(await jobsOf(visitorNr(0), { ...needs, forms: takingForms(needs) }).positions({})).items
      const position = listed.find(({ validThrough }) => validThrough > now)
      if (!position) throw new Error('no position is open')
      const [department = '', key = ''] = positionHref(position).split('/').slice(-2)
      const themes = await needs.catalogue.themeUrls({ eventType: 0 }, '2026-11-20', { limit: 100 })
      const people = await Promise.all(
        Array.from({ length: 200 }, (_, nr) =>
          stage.account({ email: `kim-${nr}@werk.example`, password: 'ein guter Satz' }),
        ),
      )
      const person = { firstName: 'Kim', lastName: 'Muster', privacyAccepted: true }
      const putsNothing = () => Promise.reject(new Error('nothing is put into a cart here'))
      const wishlistOfNr = (nth: number) =>
        wishlistOf(async () => people[nth % people.length] ?? '', {
          ...needs,
          tellOffers: async (entries) => entries,
          cart: { cart: putsNothing, addOnce: putsNothing },
        })
      const added = new Map<number, string>()
      return {
        bookmarks: async (nth) => {
          const value = themes.items[Math.floor(nth / people.length)] ?? ''
          added.set(nth, valueOf(await wishlistOfNr(nth).add({ type: 'seminar', value })).id)
        },
        // Each takes off what was added in the same round, so that nothing but the removal is timed.
        removals: async (nth) => valueOf(await wishlistOfNr(nth).remove({ id: added.get(nth) ?? '' })),
        registrations: async (nth) =>
          valueOf(
            await accountsOf(visitorNr(nth), {
              ...needs,
              ...knowingMemberships(needs),
              ...countingUnread(needs),
              afterConfirmation: async () => async () => undefined,
            }).register({
              ...person,
              email: `neu-${nth}@werk.example`,
              salutationId: 'frau',
              password: 'ein guter Satz',
              company: 'Werk GmbH',
              function: 'br-mitglied',
              agb: true,
            }),
          ),
        applications: async (nth) =>
          valueOf(
            await jobsOf(visitorNr(nth), { ...needs, forms: takingForms(needs) }).apply({
              ...person,
              department,
              key,
              email: `bewerbung-${nth}@werk.example`,
              message: `Guten Tag, ich möchte gern, Nummer ${nth}.`,
              files: [],
            }),
          ),
      }
    },
  }
}

function visitorNr(nth: number): Visitor {
  return {
    network: `network ${nth}`,
    bearer: () => undefined,
    session: () => undefined,
    cookieChoice: () => undefined,
    begin: () => undefined,
    end: () => undefined,
    deviceToken: () => undefined,
    rememberDevice: () => undefined,
    formBegun: () => '2026-11-20T08:00:00.000Z',
    beginForm: () => undefined,
    endForm: () => undefined,
    cartToken: () => undefined,
    rememberCart: () => undefined,
    forgetCart: () => undefined,
    userAgent: () => undefined,
    note: () => undefined,
    writeNote: () => undefined,
    dropNote: () => undefined,
  }
}

function valueOf<V>(answer: { readonly ok: true; readonly value: V } | { readonly ok: false }): V {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)}`)
  return answer.value
}

function median(values: readonly number[]): number {
  return values.toSorted((one, next) => one - next)[values.length >> 1] ?? NaN
}
