import type { Right } from '../accounts/who-may.ts'
import { isBroken, destinations, type Destination } from '../citation-report/citation-report.ts'
import type { ImportCounts, ImportReport } from '../content/content.ts'
import type { ForStoringContent, ForStoringSources } from '../content/ports.ts'
import { jobAt } from '../knowledge/laws/job-at.ts'
import type { ForKeepingLawJobs, ForStoringLaws } from '../knowledge/laws/ports.ts'
import type { ForWatchingLetters } from '../letters/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { addSeconds } from '../shared/dates.ts'
import { done, refused, type NotAllowed, type NotSignedIn } from '../shared/result.ts'
import { daysOfLetters, type LawImportInBrief } from './dashboard.ts'
import type { ForOverseeing, ForTakingInventory } from './ports.ts'

interface OverseeingNeeds {
  /** How many citations of all texts lead where. */
  readonly citations: () => Promise<Readonly<Record<Destination, number>>>
  readonly content: Pick<ForStoringContent, 'imports' | 'firstFill'>
  readonly sources: Pick<ForStoringSources, 'count'>
  readonly laws: Pick<ForStoringLaws, 'everyVersion'>
  readonly lawJobs: Pick<ForKeepingLawJobs, 'latest'>
  readonly letters: ForWatchingLetters
  readonly inventory: ForTakingInventory
  readonly clock: Clock
}

/** So many versions of laws are named. */
const lawImportsShown = 5
/** As many files of laws. */
const lawJobsShown = 5

const secondsOfDay = 86_400

const none: ImportCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 }

const inAll = (report: ImportReport): ImportCounts =>
  Object.values(report).reduce(
    (sum, { added, changed, unchanged, removed }) => ({
      added: sum.added + added,
      changed: sum.changed + changed,
      unchanged: sum.unchanged + unchanged,
      removed: sum.removed + removed,
    }),
    none,
  )

/** Shows the office what came in, how much there is, and what went wrong. */
export const overseeing = (
  whyNot: (right: Right) => Promise<NotSignedIn | NotAllowed | undefined>,
  { citations, content, sources, laws, lawJobs, letters, inventory, clock }: OverseeingNeeds,
): ForOverseeing => ({
  async dashboard() {
    const why = await whyNot('edit-content')
    if (why) return refused(why)
    const since = addSeconds(clock.now(), -daysOfLetters * secondsOfDay)
    const [counts, imports, firstFill, files, known, jobs, trouble, cited, whyNotAdministrator] = await Promise.all([
      inventory.inventory(),
      content.imports(),
      content.firstFill(),
      sources.count(),
      laws.everyVersion(),
      lawJobs.latest(lawJobsShown),
      letters.trouble(since),
      citations(),
      whyNot('administer'),
    ])
    const lawImports = known
      .flatMap(({ law: { abbreviation }, versions }) =>
        versions.map(({ id, slug, importedAt, publishedAt, isPublished, warnings }): LawImportInBrief => ({
          id,
          slug,
          abbreviation,
          importedAt,
          ...(publishedAt !== undefined && { publishedAt }),
          isPublished,
          warnings: warnings.length,
        })),
      )
      .toSorted((one, other) => Date.parse(other.importedAt) - Date.parse(one.importedAt))
      .slice(0, lawImportsShown)
    return done({
      inventory: counts,
      contentImports: imports.map(({ at, report }) => ({ at, ...inAll(report) })),
      lacksFiles: firstFill !== undefined && files === 0,
      lawImports,
      lawJobs: jobs.map((job) => jobAt(job, clock.now())),
      letters: trouble,
      citations: {
        all: destinations.reduce((sum, one) => sum + cited[one], 0),
        broken: destinations.filter(isBroken).reduce((sum, one) => sum + cited[one], 0),
      },
      mayAdminister: whyNotAdministrator === undefined,
    })
  },
})
