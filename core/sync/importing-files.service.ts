import type { Content } from '../content/content.ts'
import { faultsIn } from '../content/content-rules.ts'
import { contentForStores } from '../content/content-for-stores.ts'
import type { SourceFile } from '../content/sources.ts'
import { berlinDay } from '../shared/dates.ts'
import { done, refused } from '../shared/result.ts'
import type { ForImportingFiles } from './ports.ts'
import type { SyncNeeds } from './syncing.service.ts'

/** So often an import is begun anew where somebody else changed the content meanwhile. */
const mostAttempts = 5

/** Brings files of content in, beside what other systems have brought, and stores them as they were written. */
export const importingFiles = (needs: SyncNeeds): ForImportingFiles => ({
  async import(files, content) {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const answer = await attempted(files, content, needs)
      if (answer !== 'changed-meanwhile') return answer
    }
    throw new Error(`the content changed ${mostAttempts} times while it was imported`)
  },
})

async function attempted(files: ReadonlyMap<string, string>, content: Content, needs: SyncNeeds) {
  const { files: stored, revision } = await needs.sources.all()
  const synced = stored.filter(({ owner }) => owner !== undefined)
  const texts = new Map([...files, ...synced.map(({ path, text }) => [path, text] as const)])
  const read = synced.length === 0 ? done(content) : await needs.reading.read(texts)
  if (!read.ok) return read
  const now = needs.clock.now()
  const firstFill = (await needs.content.firstFill()) ?? berlinDay(now)
  const faults = faultsIn(read.value, firstFill)
  if (faults.length > 0) return refused({ why: 'content-faulty', faults } as const)
  const owners = new Map(synced.map(({ path, owner }) => [path, owner]))
  const applied = await needs.content.applySources(
    contentForStores(read.value, firstFill, needs.german),
    firstFill,
    now,
    {
      files: [...texts].map(([path, text]): SourceFile => {
        const owner = owners.get(path)
        return { path, text, ...(owner !== undefined && { owner }) }
      }),
      basedOn: revision,
      synced: [],
    },
  )
  if (!applied.ok) return 'changed-meanwhile'
  const theirs = synced.filter(({ path, text }) => files.has(path) && files.get(path) !== text).map(({ path }) => path)
  return done({ report: applied.value, theirs })
}
