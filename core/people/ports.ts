import type { Result } from '../shared/result.ts'
import type { EventManager, Expert, SourcedVoice } from './people.ts'

/** Who teaches, who looks after events, and what people say who took part. */
export interface ForMeetingPeople {
  /**
   * Those with these ids in the asked order, unknown ones left out; all by last name where none are asked
   * (expert-data). Of a theme, where its address is asked, those who teach it. Never refuses.
   */
  experts(ask: { readonly ids?: readonly string[]; readonly theme?: string }): Promise<Result<readonly Expert[], never>>
  /**
   * Who looks after an event, by its rubric; all where none is asked, nobody for an event that is not there. Never
   * refuses.
   */
  eventManagers(ask: { readonly eventId?: number }): Promise<Result<readonly EventManager[], never>>
  /**
   * What people say who took part in a theme or spent evenings in its towns, at most six, the theme's first; only with
   * a source. Never refuses.
   */
  voices(ask: {
    readonly theme: string
    readonly locationIds?: readonly number[]
  }): Promise<Result<readonly SourcedVoice[], never>>
}
