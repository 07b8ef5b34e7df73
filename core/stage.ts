import type { LawText } from './knowledge/laws/laws.ts'
import type { StoredRulingText } from './knowledge/rulings/ruling-text.ts'
import type { Role, User } from './accounts/accounts.ts'
import type { CartMode } from './cart/cart.ts'
import type { MadeThread } from './forum/forum.ts'
import type { Gremium, NewGremium } from './gremium/gremium.ts'
import type { Content, ContentFault, ImportReport } from './content/content.ts'
import type { ListedItem } from './shared-list/shared-list.ts'
import type { Result } from './shared/result.ts'
import type { ForImportingFiles } from './sync/ports.ts'
import type { BookmarkItem } from './wishlist/wishlist.ts'

/** Sets the stage: Given steps, seeding and imports speak to this, never to a store. */
export interface ForSettingTheStage {
  /** As `ForImportingContent.import`. */
  content(
    content: Content,
  ): Promise<Result<ImportReport, { readonly why: 'content-faulty'; readonly faults: readonly ContentFault[] }>>
  /** As `ForImportingFiles.import`. */
  readonly files: ForImportingFiles['import']
  /** As `ForMeasuringDownloads.measure`. */
  measureDownloads(): Promise<number>
  /**
   * Makes or replaces an account by the rules of `makeAccount`; answers its id. Unconfirmed, it is a registration that
   * waits for its confirmation.
   */
  account(account: {
    readonly email: string
    readonly password: string
    readonly firstName?: string
    readonly lastName?: string
    readonly roles?: readonly Role[]
    readonly confirmed?: boolean
  }): Promise<User['id']>
  /** Makes a Gremium of accounts that there are, or changes the one of that name; answers its id. See `makeGremium`. */
  gremium(gremium: NewGremium): Promise<Gremium['id']>
  /**
   * Adds so many synthetic events over the themes and hotels that are there and the next 18 months; the same seed adds
   * the same. Tells after each step how many there are. Refuses where there is no theme or hotel.
   */
  syntheticEvents(
    load: { readonly events: number; readonly seed: number },
    told?: (added: number) => void,
  ): Promise<Result<{ readonly first: number; readonly last: number }, { readonly why: 'no-programme' }>>
  /** Lets others book seats of an event, as anybody does. */
  takeSeats(eventId: number, seats: number): Promise<void>
  /** Lets somebody order seats of an event for people who are not named yet; answers the token of the booking. */
  order(eventId: number, seats: number, mode: CartMode): Promise<string>
  /** Lets others choose a workshop of an event: takes seats of a room of that capacity. */
  takeWorkshopSeats(
    eventId: number,
    workshop: { readonly id: string; readonly capacity: number },
    seats: number,
  ): Promise<void>
  /** Takes in what the court itself wrote of a decision. */
  rulingText(slug: string, text: StoredRulingText): Promise<void>
  /** Publishes a text of a law. */
  law(text: LawText): Promise<void>
  /** Makes a thread of the forum that everybody reads; authors are accounts by their addresses. See `makeThread`. */
  thread(
    thread: Omit<MadeThread, 'posts'> & {
      readonly posts: readonly {
        readonly by: string
        readonly nickname: string
        readonly hoursAgo: number
        readonly body: string
      }[]
    },
  ): Promise<void>
  /** Puts an entry on the list of a Gremium; people are accounts by their addresses. See `makeEntry`. */
  listEntry(
    gremiumId: Gremium['id'],
    entry: ListedItem & {
      readonly by: string
      readonly hoursAgo: number
      readonly interested?: readonly string[]
      readonly comments?: readonly { readonly by: string; readonly text: string }[]
    },
  ): Promise<void>
  /** Bookmarks an item for somebody. */
  bookmark(email: string, item: BookmarkItem): Promise<void>
}
