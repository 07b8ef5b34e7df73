import { isNotSignedIn } from './refusals-as-errors.ts'
import { isGranted, isSameItem } from './wanted-bookmarks.ts'
import { beingWritten, type WishlistContext } from './wishlist-state.ts'
import type { BookmarkItem } from './wishlist.ts'

interface Known {
  readonly context: WishlistContext
}

/** What decides where the wishlist of a page goes. */
export const wishlistGuards = {
  isSignedIn: ({ context }: Known) => context.signedIn,
  sessionIsOver: (_: Known, { error }: { readonly error: unknown }) => isNotSignedIn(error),
  isOutdated: ({ context }: Known) => context.outdated,
  waitsAlready: ({ context }: Known, item: BookmarkItem) => context.waiting.some((one) => isSameItem(one.item, item)),
  isBeingWritten: ({ context }: Known, item: BookmarkItem) => isSameItem(beingWritten(context), item),
  addressIsAnswered: ({ context: { heard, asked, tried, bookmarks } }: Known) =>
    heard && asked !== undefined && (tried || isGranted(bookmarks, { item: asked, wants: 'bookmarked' })),
  addressAsks: ({ context: { heard, asked } }: Known) => heard && asked !== undefined,
  nextIsGranted: ({ context: { waiting, bookmarks } }: Known) =>
    waiting[0] !== undefined && isGranted(bookmarks, waiting[0]),
  nextAdds: ({ context }: Known) => context.waiting[0]?.wants === 'bookmarked',
  nextRemoves: ({ context }: Known) => context.waiting[0]?.wants === 'gone',
}
