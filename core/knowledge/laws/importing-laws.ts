import type { ForInvalidating } from '../../changes/ports.ts'
import type { ForIndexingDocuments } from '../../fulltext/ports.ts'
import type { Clock } from '../../shared/clock.ts'
import type { ForAnalysingGerman } from '../../shared/german-analyser.ts'
import { done, refused, type NotFound, type Result } from '../../shared/result.ts'
import type { ForMakingSecrets } from '../../shared/secrets.ts'
import type { ForChanging } from '../../shared/transaction.ts'
import type { ForTakingTurns } from '../../shared/turns.ts'
import { comparingTexts } from './difference.ts'
import { indexedLaw } from './indexed-law.ts'
import { sourceOfLaw } from './law-documents.ts'
import type { WhyNotALaw } from './law-file.ts'
import type { Norm } from './laws.ts'
import type {
  AlreadyPublished,
  ForChangingLaws,
  ForReadingLawFiles,
  ForStoringLaws,
  LawImport,
  LawVersion,
  OutdatedLaw,
} from './ports.ts'

interface LawsTx {
  readonly laws: ForChangingLaws
  readonly searchDocuments: ForIndexingDocuments
  readonly tags: ForInvalidating
}

export interface ImportNeeds {
  readonly lawFiles: ForReadingLawFiles
  readonly laws: ForStoringLaws
  readonly change: ForChanging<LawsTx>
  readonly clock: Clock
  readonly german: ForAnalysingGerman
  readonly secrets: Pick<ForMakingSecrets, 'id'>
  readonly turns: Pick<ForTakingTurns, 'next'>
}

/** Versions of a law that wait to be published; older ones give way to new ones. */
export const mostWaiting = 5

/** Which versions a new one replaces: the same text that nobody ever read, and what waits for too long. */
const givingWay = (versions: readonly LawVersion[], builtAt: string): readonly LawVersion[] => {
  const waiting = versions.filter(({ publishedAt }) => publishedAt === undefined)
  const others = waiting.filter((version) => version.builtAt !== builtAt)
  return [...waiting.filter((version) => version.builtAt === builtAt), ...others.slice(mostWaiting - 1)]
}

/**
 * Takes in a file of a law as a version that nobody reads yet. Refuses what is no law, and a text that is or was
 * published already; one that was imported and never published is replaced.
 */
export async function importLaw(
  bytes: Uint8Array,
  needs: ImportNeeds,
): Promise<Result<LawImport, WhyNotALaw | AlreadyPublished>> {
  const added = await takeInLaw(bytes, needs)
  if (!added.ok) return added
  const imported = await importOf(added.value, needs)
  if (!imported.ok) throw new Error(`the version ${added.value} was stored and is gone`)
  return imported
}

/** The same; answers the id of the version alone, and tells now and then how much of the file is read, in percent. */
export async function takeInLaw(
  bytes: Uint8Array,
  needs: ImportNeeds,
  tell?: (percent: number) => void,
): Promise<Result<LawVersion['id'], WhyNotALaw | AlreadyPublished>> {
  const file = await needs.lawFiles.read(bytes, tell)
  if (!file.ok) return file
  tell?.(100)
  const { text, warnings } = file.value
  const id = needs.secrets.id()
  const importedAt = needs.clock.now()
  return needs.change(async ({ laws }): Promise<Result<LawVersion['id'], AlreadyPublished>> => {
    const versions = await laws.lock(text.slug)
    const same = versions.find(({ builtAt, publishedAt }) => builtAt === text.builtAt && publishedAt !== undefined)
    if (same) return refused({ why: 'already-published' })
    for (const version of givingWay(versions, text.builtAt)) await laws.delete(version.id)
    await laws.add({ id, importedAt, warnings, text })
    return done(id)
  })
}

/** So many norms are compared before others have their turn: some milliseconds of work. */
const normsAtOnce = 100

/** Hands on every norm of a version in its order, and lets others go first after each few. */
async function eachNorm(
  id: LawVersion['id'],
  { laws, turns }: Pick<ImportNeeds, 'laws' | 'turns'>,
  take: (norm: Norm) => void,
): Promise<void> {
  for (let from = 0; ; from += normsAtOnce) {
    const norms = await laws.normsOf(id, from, normsAtOnce)
    for (const norm of norms) take(norm)
    if (norms.length < normsAtOnce) return
    await turns.next()
  }
}

/**
 * What an import brought, compared with what everyone reads now; the largest laws keep nobody waiting meanwhile.
 * Refuses unknown ones.
 */
export async function importOf(
  id: LawVersion['id'],
  needs: Pick<ImportNeeds, 'laws' | 'turns'>,
): Promise<Result<LawImport, NotFound>> {
  const { laws } = needs
  const imported = await laws.head(id)
  if (!imported) return refused({ why: 'not-found' })
  const { slug, abbreviation, title, stand } = imported.law
  const shown = (await laws.versions(slug)).find(({ isPublished }) => isPublished)
  const compared = comparingTexts()
  if (shown) await eachNorm(shown.id, needs, compared.before)
  await eachNorm(id, needs, compared.after)
  // A version that waits may have given way to a newer one meanwhile.
  const after = await laws.head(id)
  if (!after) return refused({ why: 'not-found' })
  return done({ version: after.version, law: { slug, abbreviation, title, stand }, ...compared.difference() })
}

/** What whoever decides about a version saw everyone read then; nothing is compared where he says nothing of it. */
export interface SeenPublished {
  /** Nothing where nobody read any version. */
  readonly published: LawVersion['id'] | undefined
}

type WhyNotShown = NotFound | AlreadyPublished | OutdatedLaw
type ShowNeeds = Pick<ImportNeeds, 'laws' | 'change' | 'clock' | 'german' | 'turns'>

/** Shows a version to everyone, if `whyNotShown` finds nothing against it. */
async function show(
  id: LawVersion['id'],
  { laws: stored, change, clock, german, turns }: ShowNeeds,
  seen: SeenPublished | undefined,
  whyNotShown: (version: LawVersion) => NotFound | AlreadyPublished | undefined,
): Promise<Result<LawVersion, WhyNotShown>> {
  const known = await stored.version(id)
  if (!known) return refused({ why: 'not-found' })
  const { slug } = known.version
  const now = clock.now()
  const documents = await indexedLaw(known.text, german, turns)
  return change(async ({ laws, searchDocuments, tags }): Promise<Result<LawVersion, WhyNotShown>> => {
    const versions = await laws.lock(slug)
    const version = versions.find((one) => one.id === id)
    if (!version) return refused({ why: 'not-found' })
    const why = whyNotShown(version)
    if (why) return refused(why)
    if (seen && seen.published !== versions.find(({ isPublished }) => isPublished)?.id)
      return refused({ why: 'outdated' })
    await laws.publish({ id, slug }, now)
    await searchDocuments.replace(sourceOfLaw(slug), documents)
    tags.invalidate(['laws', `law:${slug}`, 'search'])
    return done({ ...version, publishedAt: now, isPublished: true })
  })
}

/**
 * Shows an imported version to everyone. Refuses unknown ones, what everyone reads already, and where everyone reads
 * another one by now than was seen.
 */
export const publishLaw = (
  id: LawVersion['id'],
  needs: ShowNeeds,
  seen?: SeenPublished,
): Promise<Result<LawVersion, WhyNotShown>> =>
  show(id, needs, seen, ({ isPublished }) => (isPublished ? { why: 'already-published' } : undefined))

/** Shows a version again that everyone read before. Refuses those that nobody ever read as unknown. */
export const rollBackLaw = (
  id: LawVersion['id'],
  needs: ShowNeeds,
  seen?: SeenPublished,
): Promise<Result<LawVersion, WhyNotShown>> =>
  show(id, needs, seen, ({ isPublished, publishedAt }) => {
    if (isPublished) return { why: 'already-published' }
    return publishedAt === undefined ? { why: 'not-found' } : undefined
  })
