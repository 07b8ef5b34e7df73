import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Refusal, Result } from '../shared/result.ts'
import { withoutWish, wishIn } from './add-to-wishlist.ts'
import type { ForKeepingBookmarks } from './ports.ts'
import { bookmarkOf, isGranted, isSameItem, wishOfClick } from './wishes.ts'
import type { Wish } from './wishes.ts'
import type { Bookmark, BookmarkItem } from './wishlist.ts'

export interface WishlistInput {
  readonly signedIn: boolean
  /** Full address of the page. */
  readonly address: string
}

export type WishlistEvent =
  | { readonly type: 'heart.shown'; readonly item: BookmarkItem }
  | { readonly type: 'heart.clicked'; readonly item: BookmarkItem }
  | { readonly type: 'dialog.closed' }

export type WishlistEmitted =
  | { readonly type: 'item-added'; readonly item: BookmarkItem }
  | { readonly type: 'item-removed'; readonly item: BookmarkItem }
  | { readonly type: 'warned'; readonly message: 'cannot add to wishlist' | 'cannot remove to wishlist' }
  /** The address without `add_to_wishlist`, to be put in place of the present one. */
  | { readonly type: 'address.changed'; readonly address: string }

interface WishlistContext extends WishlistInput {
  /** The list as last heard from the store. */
  readonly bookmarks: readonly Bookmark[]
  /** Whether a list was ever heard; until then nothing is known to be bookmarked or not. */
  readonly heard: boolean
  /** The shown item for which the address asks, and whether it has been tried to add it. */
  readonly asked: BookmarkItem | undefined
  readonly tried: boolean
  /** Wishes in the order of their clicks, at most one for an item. */
  readonly waiting: readonly Wish[]
  /** The item of the wish that is being written, until the list has been reloaded. */
  readonly current: BookmarkItem | undefined
  /** The item for which the login dialog is open. */
  readonly dialogFor: BookmarkItem | undefined
}

const unplugged = () => Promise.reject(new Error('The wishlist machine needs a port: see wishlistOn'))

const isNotSignedIn = (error: unknown): boolean =>
  error instanceof Error && (error.cause as Partial<Refusal> | undefined)?.why === 'not-signed-in'

const beingWritten = ({ current }: WishlistContext): BookmarkItem => {
  if (current === undefined) throw new Error('No wish is being written')
  return current
}

const onTheList = (context: WishlistContext): Bookmark => {
  const bookmark = bookmarkOf(context.bookmarks, beingWritten(context))
  if (bookmark === undefined) throw new Error('What is to be removed is not on the list')
  return bookmark
}

/**
 * The wishlist of a page: one actor however many hearts. Signed out it asks nothing and a click opens the dialog. Signed
 * in it loads the list once, writes one wish after the other and reloads the list after each, succeeded or failed.
 *
 * - A click while the list loads or another item is written waits for its turn. A click on an item whose own wish waits
 *   or is being written is the same wish again and is ignored.
 * - An acknowledged write shows at once; should the reload fail, it stays. A failed write leaves what was there.
 * - After a failed load hearts are outlined, so a click adds (harmless for what is kept already) and loads again.
 * - `add_to_wishlist` waits for a list and for a heart with its value; it is tried once and then leaves the address.
 * - Where the store says that nobody is signed in any more, the page turns to signed out and the click that met it opens
 *   the dialog (domain §7.4); `add_to_wishlist` stays for the time after the login.
 */
export const wishlistMachine = setup({
  types: {
    context: {} as WishlistContext,
    input: {} as WishlistInput,
    events: {} as WishlistEvent,
    emitted: {} as WishlistEmitted,
  },
  actors: {
    loadBookmarks: fromPromise<readonly Bookmark[]>(unplugged),
    addBookmark: fromPromise<Bookmark | void, BookmarkItem>(unplugged),
    removeBookmark: fromPromise<void, { readonly id: string }>(unplugged),
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    sessionIsOver: (_, { error }: { readonly error: unknown }) => isNotSignedIn(error),
    waitsAlready: ({ context }, item: BookmarkItem) => context.waiting.some((wish) => isSameItem(wish.item, item)),
    isBeingWritten: ({ context }, item: BookmarkItem) => isSameItem(beingWritten(context), item),
    addressIsAnswered: ({ context: { heard, asked, tried, bookmarks } }) =>
      heard && asked !== undefined && (tried || isGranted(bookmarks, { item: asked, wants: 'kept' })),
    addressAsks: ({ context: { heard, asked } }) => heard && asked !== undefined,
    nextIsGranted: ({ context: { waiting, bookmarks } }) =>
      waiting[0] !== undefined && isGranted(bookmarks, waiting[0]),
    nextAdds: ({ context }) => context.waiting[0]?.wants === 'kept',
    nextRemoves: ({ context }) => context.waiting[0]?.wants === 'gone',
  },
  actions: {
    noteShown: assign(({ context: { asked, address } }, item: BookmarkItem) => ({
      asked: asked ?? (wishIn(address) === item.value ? item : undefined),
    })),
    openDialog: assign((_, item: BookmarkItem) => ({ dialogFor: item })),
    closeDialog: assign({ dialogFor: undefined }),
    queueWish: assign(({ context: { waiting, bookmarks } }, item: BookmarkItem) => ({
      waiting: [...waiting, wishOfClick(bookmarks, item)],
    })),
    dropNext: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    beginNext: assign(({ context: { waiting } }) => ({
      current: waiting[0]?.item,
      waiting: waiting.slice(1),
    })),
    beginAddress: assign(({ context: { asked } }) => ({
      current: asked,
      tried: true,
    })),
    endCurrent: assign({ current: undefined }),
    takeList: assign((_, bookmarks: readonly Bookmark[]) => ({ bookmarks, heard: true })),
    takeAdded: assign(({ context: { bookmarks } }, added: Bookmark | void) => ({
      bookmarks: added ? [...bookmarks, added] : bookmarks,
    })),
    takeRemoved: assign(({ context }) => ({
      bookmarks: context.bookmarks.filter((bookmark) => bookmark !== onTheList(context)),
    })),
    tellAdded: emit(({ context }) => ({ type: 'item-added', item: beingWritten(context) })),
    tellRemoved: emit(({ context }) => ({ type: 'item-removed', item: beingWritten(context) })),
    warnNotAdded: emit({ type: 'warned', message: 'cannot add to wishlist' }),
    warnNotRemoved: emit({ type: 'warned', message: 'cannot remove to wishlist' }),
    clearAddress: enqueueActions(({ context, enqueue }) => {
      const address = withoutWish(context.address)
      enqueue.assign({ address, asked: undefined, tried: false })
      enqueue.emit({ type: 'address.changed', address })
    }),
    // A click has met the end of the session, and asks for the dialog; what the address asks stays in the address.
    askToSignIn: assign(({ context: { tried, current } }) => ({ dialogFor: tried ? undefined : current })),
    turnSignedOut: assign(({ context: { waiting, dialogFor } }) => ({
      signedIn: false,
      bookmarks: [],
      waiting: [],
      current: undefined,
      dialogFor: dialogFor ?? waiting[0]?.item,
    })),
  },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => ({
    ...input,
    bookmarks: [],
    heard: false,
    asked: undefined,
    tried: false,
    waiting: [],
    current: undefined,
    dialogFor: undefined,
  }),
  initial: 'arriving',
  on: {
    'heart.shown': { actions: { type: 'noteShown', params: ({ event }) => event.item } },
    'dialog.closed': { actions: 'closeDialog' },
  },
  states: {
    arriving: { always: [{ guard: 'isSignedIn', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      on: { 'heart.clicked': { actions: { type: 'openDialog', params: ({ event }) => event.item } } },
    },
    signedIn: {
      initial: 'loading',
      on: {
        'heart.clicked': [
          { guard: { type: 'waitsAlready', params: ({ event }) => event.item } },
          {
            actions: [
              { type: 'noteShown', params: ({ event }) => event.item },
              { type: 'queueWish', params: ({ event }) => event.item },
            ],
          },
        ],
      },
      states: {
        loading: {
          invoke: {
            src: 'loadBookmarks',
            onDone: { target: 'resting', actions: { type: 'takeList', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'sessionIsOver', params: ({ event }) => ({ error: event.error }) },
                target: '#wishlist.signedOut',
                actions: 'turnSignedOut',
              },
              { target: 'resting' },
            ],
          },
        },
        resting: {
          always: [
            { guard: 'addressIsAnswered', actions: 'clearAddress' },
            { guard: 'addressAsks', target: 'adding', actions: 'beginAddress' },
            { guard: 'nextIsGranted', actions: 'dropNext' },
            { guard: 'nextAdds', target: 'adding', actions: 'beginNext' },
            { guard: 'nextRemoves', target: 'removing', actions: 'beginNext' },
          ],
        },
        adding: {
          on: { 'heart.clicked': { guard: { type: 'isBeingWritten', params: ({ event }) => event.item } } },
          invoke: {
            src: 'addBookmark',
            input: ({ context }) => ({
              type: beingWritten(context).type,
              value: beingWritten(context).value,
            }),
            onDone: {
              target: 'reloading',
              actions: [{ type: 'takeAdded', params: ({ event }) => event.output }, 'tellAdded'],
            },
            onError: [
              {
                guard: { type: 'sessionIsOver', params: ({ event }) => ({ error: event.error }) },
                target: '#wishlist.signedOut',
                actions: ['warnNotAdded', 'askToSignIn', 'turnSignedOut'],
              },
              { target: 'reloading', actions: 'warnNotAdded' },
            ],
          },
        },
        removing: {
          on: { 'heart.clicked': { guard: { type: 'isBeingWritten', params: ({ event }) => event.item } } },
          invoke: {
            src: 'removeBookmark',
            input: ({ context }) => ({ id: onTheList(context).id }),
            onDone: { target: 'reloading', actions: ['tellRemoved', 'takeRemoved'] },
            onError: [
              {
                guard: { type: 'sessionIsOver', params: ({ event }) => ({ error: event.error }) },
                target: '#wishlist.signedOut',
                actions: ['warnNotRemoved', 'askToSignIn', 'turnSignedOut'],
              },
              { target: 'reloading', actions: 'warnNotRemoved' },
            ],
          },
        },
        reloading: {
          invoke: {
            src: 'loadBookmarks',
            onDone: {
              target: 'resting',
              actions: [{ type: 'takeList', params: ({ event }) => event.output }, 'endCurrent'],
            },
            onError: [
              {
                guard: { type: 'sessionIsOver', params: ({ event }) => ({ error: event.error }) },
                target: '#wishlist.signedOut',
                actions: 'turnSignedOut',
              },
              { target: 'resting', actions: 'endCurrent' },
            ],
          },
        },
      },
    },
  },
})

/** A refusal of the port is a failure for the machine, as a thrown error is. */
const valueOf = async <V>(answer: Promise<Result<V, Refusal>>): Promise<V> => {
  const result = await answer
  if (!result.ok) throw new Error(result.refusal.why, { cause: result.refusal })
  return result.value
}

/**
 * The wishlist of a page on a port: `const { machine, input } = wishlistOn({ wishlist: site.wishlist, signedIn, address })`,
 * then `createActor(machine, { input })`. `signedIn` decides whether the page may ask at all.
 */
export const wishlistOn = ({ wishlist, ...input }: WishlistInput & { readonly wishlist: ForKeepingBookmarks }) => ({
  machine: wishlistMachine.provide({
    actors: {
      loadBookmarks: fromPromise<readonly Bookmark[]>(() => valueOf(wishlist.list({}))),
      addBookmark: fromPromise<Bookmark | void, BookmarkItem>(({ input: item }) => valueOf(wishlist.add(item))),
      removeBookmark: fromPromise<void, { readonly id: string }>(({ input: bookmark }) =>
        valueOf(wishlist.remove(bookmark)),
      ),
    },
  }),
  input,
})

/** A heart as a page shows it. */
export interface Heart {
  readonly state: 'bookmarked' | 'not-bookmarked'
  readonly label: 'Gemerkt' | 'Merken'
  readonly icon: 'filled' | 'outlined'
  /** The first list is still to come, or a wish for this item waits, is written or is being confirmed by a reload. */
  readonly busy: boolean
  /** True for every heart of the item: a page shows the dialog once. */
  readonly dialogOpen: boolean
}

const filled = { state: 'bookmarked', label: 'Gemerkt', icon: 'filled' } as const
const outlined = { state: 'not-bookmarked', label: 'Merken', icon: 'outlined' } as const

/** The heart of an item (spec §4, Bookmark). */
export const heartOf = (snapshot: SnapshotFrom<typeof wishlistMachine>, item: BookmarkItem): Heart => {
  const { bookmarks, current, waiting, dialogFor } = snapshot.context
  const underWay = [current, ...waiting.map((wish) => wish.item)]
  return {
    ...(bookmarkOf(bookmarks, item) ? filled : outlined),
    busy:
      snapshot.matches({ signedIn: 'loading' }) || underWay.some((one) => one !== undefined && isSameItem(one, item)),
    dialogOpen: dialogFor !== undefined && isSameItem(dialogFor, item),
  }
}
