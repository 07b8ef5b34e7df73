import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { withoutBookmark } from './bookmark-in-address.ts'
import {
  added,
  addressBegun,
  dialogFor,
  nextBegun,
  queued,
  removed,
  shown,
  turnedSignedOut,
  withoutNext,
} from './wishlist-changes.ts'
import { wishlistGuards } from './wishlist-guards.ts'
import {
  beingWritten,
  onTheList,
  type WishlistContext,
  type WishlistEmitted,
  type WishlistEvent,
  type WishlistInput,
} from './wishlist-state.ts'
import type { Bookmark, BookmarkItem } from './wishlist.ts'

const unplugged = () => Promise.reject(new Error('The wishlist machine needs a port: see wishlistOn'))

/**
 * The wishlist of a page: one actor however many hearts. Signed out it asks nothing and a click opens the dialog.
 * Signed in it loads the list once, writes what each click asks in turn and reloads the list after each, succeeded or
 * failed.
 *
 * - A click while the list loads or another item is written waits for its turn. A click on an item that itself
 *   waits or is being written asks for the same again and is ignored.
 * - An acknowledged write shows at once; should the reload fail, it stays. A failed write leaves what was there.
 * - After a failed load hearts are outlined, so a click adds (harmless for what is bookmarked already) and loads again.
 * - `add_to_wishlist` waits for a list and for a heart with its value; it is tried once and then leaves the address.
 * - A list that another tab has changed is loaded anew as soon as nothing else is asked; a failure leaves what was.
 * - Where the store says that nobody is signed in any more, the page turns to signed out and the click that met it
 *   opens the dialog (domain §7.4); `add_to_wishlist` stays for the time after the login.
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
  guards: wishlistGuards,
  actions: {
    noteShown: assign(({ context }, item: BookmarkItem) => shown(context, item)),
    openDialog: assign((_, item: BookmarkItem) => ({ dialogFor: item })),
    closeDialog: assign({ dialogFor: undefined }),
    queueItem: assign(({ context }, item: BookmarkItem) => queued(context, item)),
    dropNext: assign(({ context }) => withoutNext(context)),
    beginNext: assign(({ context }) => nextBegun(context)),
    beginAddress: assign(({ context }) => addressBegun(context)),
    noteOutdated: assign({ outdated: true }),
    noteAsked: assign({ outdated: false }),
    endCurrent: assign({ current: undefined }),
    takeList: assign((_, bookmarks: readonly Bookmark[]) => ({ bookmarks, heard: true })),
    takeAdded: assign(({ context }, bookmark: Bookmark | void) => added(context, bookmark)),
    takeRemoved: assign(({ context }) => removed(context)),
    tellAdded: emit(({ context }) => ({ type: 'item-added', item: beingWritten(context) })),
    tellRemoved: emit(({ context }) => ({ type: 'item-removed', item: beingWritten(context) })),
    warnNotAdded: emit({ type: 'warned', message: 'cannot add to wishlist' }),
    warnNotRemoved: emit({ type: 'warned', message: 'cannot remove to wishlist' }),
    clearAddress: enqueueActions(({ context, enqueue }) => {
      const address = withoutBookmark(context.address)
      enqueue.assign({ address, asked: undefined, tried: false })
      enqueue.emit({ type: 'address.changed', address })
    }),
    askToSignIn: assign(({ context }) => dialogFor(context)),
    turnSignedOut: assign(({ context }) => turnedSignedOut(context)),
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
    outdated: false,
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
        'list.changed': { actions: 'noteOutdated' },
        'heart.clicked': [
          { guard: { type: 'waitsAlready', params: ({ event }) => event.item } },
          {
            actions: [
              { type: 'noteShown', params: ({ event }) => event.item },
              { type: 'queueItem', params: ({ event }) => event.item },
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
            { guard: 'isOutdated', target: 'refreshing' },
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
        refreshing: {
          entry: 'noteAsked',
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
        reloading: {
          entry: 'noteAsked',
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
