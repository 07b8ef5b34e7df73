import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { ForStoringApplications } from './ports.ts'

/** Deletes every application whose time is over; answers how many there were. */
export const deleteDueApplications = ({
  applications,
  clock,
}: {
  readonly applications: ForStoringApplications
  readonly clock: Clock
}): Promise<number> => applications.deleteDue(today(clock), clock.now())
