import type { User } from '../accounts/accounts.ts'
import type { ForInvalidating } from '../changes/ports.ts'
import type { Gremium } from '../gremium/gremium.ts'
import type { ForChangingGremien } from '../gremium/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { addSeconds } from '../shared/dates.ts'
import { done, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { ForChangingSharedLists } from './ports.ts'
import type { ListEntry, ListedItem } from './shared-list.ts'

/** An entry with what was said about it. */
export interface MadeEntry extends ListedItem {
  readonly by: User['id']
  readonly hoursAgo: number
  readonly interested: readonly User['id'][]
  /** The oldest first; each an hour after the other, the first an hour after the entry. */
  readonly comments: readonly { readonly by: User['id']; readonly text: string }[]
}

interface MakingTx {
  readonly tags: ForInvalidating
  readonly gremien: Pick<ForChangingGremien, 'lock'>
  readonly sharedLists: ForChangingSharedLists
}

/** Puts an entry on the list of a Gremium; what is there already stays as it is. */
export const makeEntry = (
  gremiumId: Gremium['id'],
  { type, value, by, hoursAgo, interested, comments }: MadeEntry,
  {
    change,
    clock,
    secrets,
  }: {
    readonly change: ForChanging<MakingTx>
    readonly clock: Clock
    readonly secrets: Pick<ForMakingSecrets, 'id'>
  },
): Promise<Result<ListEntry['id'], never>> =>
  change(async ({ tags, gremien, sharedLists }): Promise<Result<ListEntry['id'], never>> => {
    await gremien.lock(gremiumId)
    const known = await sharedLists.find(gremiumId, { type, value })
    if (known !== undefined) return done(known)
    const id = secrets.id()
    const after = (hours: number) => addSeconds(clock.now(), (hours - hoursAgo) * 3600)
    await sharedLists.save({
      id,
      gremiumId,
      type,
      value,
      addedAt: after(0),
      addedBy: by,
      interested: new Set(interested),
      ballot: { kind: 'none' },
    })
    for (const [nth, comment] of comments.entries())
      await sharedLists.addComment(id, { id: secrets.id(), userId: comment.by, at: after(nth + 1), text: comment.text })
    tags.invalidate([`list:${gremiumId}`])
    return done(id)
  })
