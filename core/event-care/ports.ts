import type { NotStaff } from '../booking/ports.ts'
import type { Invalid, NotFound, Result } from '../shared/result.ts'
import type { Stay } from '../person/profile.ts'
import type { Day } from '../shared/day.ts'

/** What a hotel must know of somebody who takes part. */
export interface ShownCareNeeds {
  readonly name: string
  readonly allergies?: string
  readonly accessibleRoom: boolean
  readonly diet?: Stay['diet']
}

/** What the team of an event has to know of those who take part, to book rooms and meals for them. */
export interface ForCaringForParticipants {
  /**
   * What those who take part in an event said of their health, of whom they agreed that its team may know: from
   * booking until four weeks after its last day, 'not-found' afterwards. Says what for, which each of them can read;
   * it is noted of each before anything is shown.
   */
  careNeeds(ask: {
    readonly eventId: number
    readonly purpose: string
  }): Promise<
    Result<{ readonly items: readonly ShownCareNeeds[]; readonly until: Day }, NotStaff | NotFound | Invalid<'purpose'>>
  >
}
