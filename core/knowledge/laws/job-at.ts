import { addSeconds } from '../../shared/dates.ts'
import type { Instant } from '../../shared/day.ts'
import type { LawJob } from './ports.ts'

/** Days for which jobs are remembered. */
export const daysOfJobs = 30
/** Seconds after which a job that nobody is known to do any more was interrupted. */
const longestJob = 300

/** How a job stands by now, as far as one knows who does not do it: one that never ended was interrupted. */
export const jobAt = (job: LawJob, now: Instant): LawJob =>
  (job.status === 'queued' || job.status === 'running') && addSeconds(job.begunAt, longestJob) < now
    ? { ...job, status: 'failed', problem: { why: 'interrupted' } }
    : job
