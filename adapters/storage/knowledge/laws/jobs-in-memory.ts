import type { ForKeepingLawJobs, LawJob } from '#core/knowledge/laws/ports.ts'

export const lawJobsInMemory = (): ForKeepingLawJobs => {
  const jobs = new Map<string, LawJob>()
  return {
    keep: async (job, forgotten) => {
      for (const [id, { begunAt }] of jobs) if (Date.parse(begunAt) < Date.parse(forgotten)) jobs.delete(id)
      jobs.set(job.id, structuredClone(job))
    },
    job: async (id) => structuredClone(jobs.get(id)),
    latest: async (most) =>
      structuredClone(
        [...jobs.values()]
          .toSorted((one, other) => Date.parse(other.begunAt) - Date.parse(one.begunAt) || (one.id < other.id ? -1 : 1))
          .slice(0, most),
      ),
  }
}
