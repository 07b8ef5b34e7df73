import type { ForCollectingFaults } from '../../diagnostics/ports.ts'
import { fileName } from '../../forms/upload-rules.ts'
import { addSeconds } from '../../shared/dates.ts'
import { byGerman } from '../../shared/german-order.ts'
import { oneAtATime } from '../../shared/one-at-a-time.ts'
import { pageQueryOf } from '../../shared/page.ts'
import { done, refused, type NotAllowed, type NotFound, type NotSignedIn, type Result } from '../../shared/result.ts'
import type { ForTakingTurns } from '../../shared/turns.ts'
import { importOf, publishLaw, rollBackLaw, takeInLaw, type ImportNeeds } from './importing-laws.ts'
import { daysOfJobs, jobAt } from './job-at.ts'
import type { ForKeepingLawJobs, ForPublishingLaws, LawInOffice, LawJob, LawUpload } from './ports.ts'
import { whyNotTakenIn } from './why-not-taken-in.ts'

interface PublishingNeeds extends ImportNeeds {
  readonly lawJobs: ForKeepingLawJobs
  readonly faults: ForCollectingFaults
  readonly turns: ForTakingTurns
}

/** Jobs that wait or are done at a time; each holds its file in memory. */
export const mostJobs = 4
/** Seconds after which one may try again. */
const retryAfter = 10
/** Percent of a file that are read before it is noted once more. */
const percentNoted = 10
/** Milliseconds for which somebody who asks waits for the end of a job. */
const patience = 2_000
/** Seconds for which jobs are remembered. */
const remembered = daysOfJobs * 86_400

/** Brings in laws; the jobs of one process are done one after the other, whoever began them. */
export const publishingLaws = (needs: PublishingNeeds) => {
  const { laws, lawJobs, clock, secrets, faults, turns } = needs
  const inTurn = oneAtATime()
  const underWay = new Map<string, Promise<void>>()
  const keep = (job: LawJob) => lawJobs.keep(job, addSeconds(job.begunAt, -remembered))

  const outcomeOf = async (
    bytes: Uint8Array,
    tell: (percent: number) => void,
  ): Promise<Pick<LawJob, 'status' | 'versionId' | 'problem'>> => {
    try {
      const taken = await takeInLaw(bytes, needs, tell)
      return taken.ok ? { status: 'done', versionId: taken.value } : { status: 'failed', problem: taken.refusal }
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
      faults.collect({ message, ...(stack !== undefined && { stack }), route: 'law import' })
      return { status: 'failed', problem: { why: 'interrupted' } }
    }
  }
  const work = async (job: LawJob, bytes: Uint8Array): Promise<void> => {
    await keep({ ...job, status: 'running', percent: 0 })
    let [noted, told] = [Promise.resolve(), 0]
    const outcome = await outcomeOf(bytes, (percent) => {
      if (percent < Math.min(100, told + percentNoted)) return
      told = percent
      // A step that cannot be noted is followed by another one, or by the end.
      noted = noted.then(() => keep({ ...job, status: 'running', percent })).catch(() => undefined)
    })
    await noted
    await keep({ ...job, ...outcome })
  }
  const begin = async ({ name, bytes }: LawUpload): Promise<string> => {
    const job: LawJob = { id: secrets.id(), file: fileName(name), begunAt: clock.now(), status: 'queued' }
    // It counts from now on, so that not more begin while this one is being noted.
    const noted = keep(job)
    const ended = inTurn(async () => {
      await noted
      await work(job, bytes)
    })
      // Where the store does not answer, the job is found to be interrupted.
      .catch(({ message }: Error) => faults.collect({ message, route: 'law import' }))
      .finally(() => underWay.delete(job.id))
    underWay.set(job.id, ended)
    await noted
    return job.id
  }
  const standingOf = async (id: LawJob['id']): Promise<Result<LawJob, NotFound>> => {
    const job = await lawJobs.job(id)
    return job ? done(underWay.has(id) ? job : jobAt(job, clock.now())) : refused({ why: 'not-found' })
  }

  return (whyNotAdministrator: () => Promise<NotSignedIn | NotAllowed | undefined>): ForPublishingLaws => ({
    async list({ slug: asked }) {
      const why = await whyNotAdministrator()
      if (why) return refused(why)
      const items = (await laws.everyVersion())
        .filter(({ law: { slug } }) => asked === undefined || slug === asked)
        .map(({ law: { slug, abbreviation, title, stand }, versions }): LawInOffice => ({
          slug,
          abbreviation,
          title,
          stand,
          versions,
        }))
      return done({ items: items.toSorted(byGerman(({ abbreviation }) => abbreviation)), total: items.length })
    },
    async import({ law }) {
      const why = (await whyNotAdministrator()) ?? whyNotTakenIn(law)
      if (why) return refused(why)
      const [file] = law
      if (!file || underWay.size >= mostJobs) return refused({ why: 'too-many', retryAfter })
      return done({ jobId: await begin(file) })
    },
    async job({ id }) {
      const why = await whyNotAdministrator()
      if (why) return refused(why)
      const ending = underWay.get(id)
      if (ending) await Promise.race([ending, turns.pause(patience)])
      return standingOf(id)
    },
    async progress({ id }) {
      const why = await whyNotAdministrator()
      return why ? refused(why) : standingOf(id)
    },
    async version({ id, ...query }) {
      const why = await whyNotAdministrator()
      if (why) return refused(why)
      const compared = await importOf(id, needs)
      if (!compared.ok) return compared
      const { version, law, counts, changes } = compared.value
      const published = (await laws.versions(law.slug)).find(({ isPublished }) => isPublished)?.id
      const { after, limit } = pageQueryOf(query)
      const behind = after === undefined ? 0 : changes.findIndex(({ key }) => key === after) + 1
      const shown = changes.slice(behind, behind + limit)
      const last = shown.at(-1)
      return done({
        version,
        law,
        counts,
        changes: shown,
        ...(published !== undefined && { published }),
        ...(last && behind + limit < changes.length && { next: last.key }),
      })
    },
    async publish({ id, seen }) {
      return (await refusedTo(whyNotAdministrator)) ?? publishLaw(id, needs, { published: seen })
    },
    async rollBack({ id, seen }) {
      return (await refusedTo(whyNotAdministrator)) ?? rollBackLaw(id, needs, { published: seen })
    },
  })
}

const refusedTo = async (whyNot: () => Promise<NotSignedIn | NotAllowed | undefined>) => {
  const why = await whyNot()
  return why && refused(why)
}
