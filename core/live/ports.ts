import type { NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { News } from './news.ts'

interface Since {
  /** The version of the news that were heard last; without it nothing has changed yet. */
  readonly after?: number
}

/** Which events show something else than before, such as how many seats are left. */
export interface ForFollowingEvents {
  /** Events by their numbers; of one that is not there nothing ever changes. */
  events(ask: Since & { readonly events: readonly number[] }): Promise<Result<News, never>>
}

/** Whether the list of a Gremium shows something else than before. Asking is no visit and makes no session longer. */
export interface ForFollowingAList {
  /** The list itself, with votes and comments, and the events and themes on it. To others it does not exist. */
  list(ask: Since & { readonly gremium?: string }): Promise<Result<News, NotSignedIn | NotFound>>
}
