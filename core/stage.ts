import type { Role, User } from './accounts/accounts.ts'
import type { Content, ContentFault, ImportReport } from './content/content.ts'
import type { Result } from './shared/result.ts'
import type { BookmarkItem } from './wishlist/wishlist.ts'

/** Sets the stage: Given steps, seeding and imports speak to this, never to a store. */
export interface ForSettingTheStage {
  /** As `ForImportingContent.import`. */
  content(
    content: Content,
  ): Promise<Result<ImportReport, { readonly why: 'content-faulty'; readonly faults: readonly ContentFault[] }>>
  /** Makes or replaces an account, confirmed unless told otherwise; answers its id. */
  account(account: {
    readonly email: string
    readonly password: string
    readonly firstName?: string
    readonly lastName?: string
    readonly roles?: readonly Role[]
    readonly confirmed?: boolean
  }): Promise<User['id']>
  /** Keeps an item on somebody's wishlist. */
  bookmark(email: string, item: BookmarkItem): Promise<void>
}
