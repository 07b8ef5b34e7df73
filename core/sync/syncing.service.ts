import { contentForStores } from '../content/content-for-stores.ts'
import type { ForStoringContent, ForStoringSources } from '../content/ports.ts'
import { faultsIn } from '../content/content-rules.ts'
import type { SourceFile, SyncedItem } from '../content/sources.ts'
import type { Clock } from '../shared/clock.ts'
import { berlinDay } from '../shared/dates.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { done, refused } from '../shared/result.ts'
import type { ForReadingSources, ForStoringSyncedItems, ForSyncing } from './ports.ts'
import { settle, type Change } from './settling.ts'
import { ownerOf, type ItemError, type SyncItem, type SyncReport } from './sync.ts'

export interface SyncNeeds {
  readonly content: ForStoringContent
  readonly sources: ForStoringSources
  readonly syncedItems: ForStoringSyncedItems
  readonly reading: ForReadingSources
  readonly german: ForAnalysingGerman
  readonly clock: Clock
}

/** So often a batch is begun anew where somebody else changed the content meanwhile. */
const mostAttempts = 5

type Batch = Parameters<ForSyncing['sync']>[0]

/** Brings items of other systems in, as an import does that has them besides. */
export const syncingOf = (needs: SyncNeeds): ForSyncing => ({
  async sync(batch) {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const answer = await attempted(batch, needs)
      if (answer !== 'changed-meanwhile') return answer
    }
    throw new Error(`the content changed ${mostAttempts} times while a batch was read`)
  },
  status: () => needs.syncedItems.status(),
})

async function attempted(batch: Batch, needs: SyncNeeds) {
  const { kind, mode } = batch
  const { files: stored, revision } = await needs.sources.all()
  if (stored.length === 0) return refused({ why: 'no-sources' } as const)
  const known = new Map((await needs.syncedItems.of(kind)).map((item) => [item.externalId, item]))
  const { newer, passedOver, twice } = newerOnes(batch.items, known)

  const rejected = new Map<string, readonly ItemError[]>(twice.map((id) => [id, [isTwice]]))
  const changes: Change[] = []
  for (const item of newer) {
    const owner = ownerOf(kind, item.externalId)
    const files = mode === 'delete' ? done([]) : await needs.reading.filesOf(kind, item.fields)
    if (!files.ok) {
      rejected.set(item.externalId, files.refusal.errors)
      continue
    }
    changes.push({ owner, files: files.value })
  }
  const free = withoutTaken(changes, stored)
  for (const [owner, errors] of free.rejected) rejected.set(idIn(owner), errors)

  const now = needs.clock.now()
  const firstFill = (await needs.content.firstFill()) ?? berlinDay(now)
  const settled = await settle(free.changes, async (some) => {
    const read = await needs.reading.read(textsOf(filesWith(stored, some)))
    if (!read.ok) return read
    const faults = faultsIn(read.value, firstFill)
    return faults.length > 0 ? refused({ why: 'content-faulty', faults } as const) : read
  })
  if (!settled.ok) return settled
  for (const [owner, errors] of settled.value.rejected) rejected.set(idIn(owner), errors)

  const accepted = newer.filter(({ externalId }) => !rejected.has(externalId))
  const report = reportOf(batch, { accepted, passedOver, rejected, known })
  if (accepted.length === 0) return done(report)
  const applied = await needs.content.applySources(
    contentForStores(settled.value.content, firstFill, needs.german),
    firstFill,
    now,
    {
      files: filesWith(stored, settled.value.accepted),
      basedOn: revision,
      synced: accepted.map(({ externalId, version }) => ({ kind, externalId, version, isGone: mode === 'delete' })),
    },
  )
  return applied.ok ? done(report) : 'changed-meanwhile'
}

const isTwice: ItemError = { field: 'externalId', message: 'Diese externalId steht mehrmals im selben Stapel.' }

const idIn = (owner: string): string => owner.slice(owner.indexOf('/') + 1)

/** Those that are newer than what is known, those that are not, and those that a batch has more than once. */
function newerOnes(items: readonly SyncItem[], known: ReadonlyMap<string, SyncedItem>) {
  const byId = Map.groupBy(items, ({ externalId }) => externalId)
  const once = items.filter(({ externalId }) => byId.get(externalId)?.length === 1)
  const isNewer = ({ externalId, version }: SyncItem): boolean => version > (known.get(externalId)?.version ?? -1)
  return {
    newer: once.filter(isNewer),
    passedOver: once.filter((item) => !isNewer(item)).map(({ externalId }) => externalId),
    twice: [...byId].filter(([, all]) => all.length > 1).map(([externalId]) => externalId),
  }
}

/** Changes whose files are their own: what an import or another item has is not overwritten. */
function withoutTaken(changes: readonly Change[], stored: readonly SourceFile[]) {
  const taken = new Map(stored.map(({ path, owner }) => [path, owner]))
  for (const { owner } of changes) for (const [path, whose] of taken) if (whose === owner) taken.delete(path)
  const rejected = new Map<string, readonly ItemError[]>()
  const free = changes.filter(({ owner, files }) => {
    const other = files.find(({ path }) => taken.has(path))
    if (other) rejected.set(owner, [{ message: `Unter „${other.path}“ steht schon ein anderer Eintrag.` }])
    else for (const { path } of files) taken.set(path, owner)
    return !other
  })
  return { changes: free, rejected }
}

/** The files as they are after some changes. */
function filesWith(stored: readonly SourceFile[], changes: readonly Change[]): readonly SourceFile[] {
  const owners = new Set(changes.map(({ owner }) => owner))
  return [
    ...stored.filter(({ owner }) => owner === undefined || !owners.has(owner)),
    ...changes.flatMap(({ owner, files }) => files.map(({ path, text }) => ({ path, text, owner }))),
  ]
}

const textsOf = (files: readonly SourceFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, text }) => [path, text]))

function reportOf(
  { mode }: Batch,
  {
    accepted,
    passedOver,
    rejected,
    known,
  }: {
    readonly accepted: readonly SyncItem[]
    readonly passedOver: readonly string[]
    readonly rejected: ReadonlyMap<string, readonly ItemError[]>
    readonly known: ReadonlyMap<string, SyncedItem>
  },
): SyncReport {
  const isThere = ({ externalId }: SyncItem): boolean => known.get(externalId)?.isGone === false
  const ids = (items: readonly SyncItem[]): readonly string[] => items.map(({ externalId }) => externalId)
  const [there, new_] = [accepted.filter(isThere), accepted.filter((item) => !isThere(item))]
  return {
    created: mode === 'upsert' ? ids(new_) : [],
    updated: mode === 'upsert' ? ids(there) : [],
    deleted: mode === 'delete' ? ids(there) : [],
    // What is to go and never was there is remembered, so that it does not come later.
    unchanged: [...passedOver, ...(mode === 'delete' ? ids(new_) : [])],
    rejected: [...rejected].map(([externalId, errors]) => ({ externalId, errors })),
  }
}
