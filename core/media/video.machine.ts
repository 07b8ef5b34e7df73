import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { allowsVideos } from './consent.ts'
import type { Consent, VideoSettings } from './media.ts'
import { embedAddress, videoIdOf } from './video-id.ts'
import { placeholderCover } from './video-settings.ts'

export type VideoInput = VideoSettings & { readonly consent: Consent }

export type VideoEvent =
  | { readonly type: 'cover.clicked' }
  /** The blocked-content dialog was closed without a choice. */
  | { readonly type: 'dialog.closed' }
  /** 'Video laden' in that dialog. */
  | { readonly type: 'load.clicked' }
  /** Every decision about cookies, whoever asked for it. */
  | { readonly type: 'consent.decided'; readonly consent: Consent }
  | { readonly type: 'popup.closed' }

export type VideoEmitted =
  | { readonly type: 'toggle-play-video' }
  /** The choice about cookies is to be opened again. */
  | { readonly type: 'consent.renewed' }

/**
 * A video player (spec §4, Video). It starts by a click on the cover, or at once with autoplay, and only with consent;
 * without it the dialog opens.
 *
 * - The choice may be made anywhere on the page: accepting plays what is blocked and never starts what is idle;
 *   declining or withdrawing ends dialog and playback.
 * - With `onlyEmitClick` every click on the cover is handed to the page and nothing else happens; autoplay is no click.
 * - A source without a video id is unplayable, and the player says so.
 */
export const videoMachine = setup({
  types: {
    context: {} as VideoInput,
    input: {} as VideoInput,
    events: {} as VideoEvent,
    emitted: {} as VideoEmitted,
  },
  guards: {
    onlyEmitsClicks: ({ context }) => context.onlyEmitClick,
    isUnplayable: ({ context }) => videoIdOf(context.source) === undefined,
    startsItself: ({ context }) => context.autoplay,
    isAllowed: ({ context }) => allowsVideos(context.consent),
    isAccepted: (_, consent: Consent) => allowsVideos(consent),
    isStillOpen: (_, consent: Consent) => !consent.decided,
  },
  actions: {
    takeConsent: assign((_, consent: Consent) => ({ consent })),
    togglePlay: emit({ type: 'toggle-play-video' }),
    renewConsent: emit({ type: 'consent.renewed' }),
  },
}).createMachine({
  id: 'video',
  context: ({ input }) => input,
  initial: 'arriving',
  on: {
    'cover.clicked': { guard: 'onlyEmitsClicks', actions: 'togglePlay' },
    'consent.decided': { actions: { type: 'takeConsent', params: ({ event }) => event.consent } },
  },
  states: {
    arriving: {
      always: [
        { guard: 'isUnplayable', target: 'unplayable' },
        { guard: 'startsItself', target: 'starting' },
        { target: 'idle' },
      ],
    },
    unplayable: {},
    idle: {
      on: {
        'cover.clicked': [{ guard: 'onlyEmitsClicks', actions: 'togglePlay' }, { target: 'starting' }],
      },
    },
    starting: { always: [{ guard: 'isAllowed', target: 'playing' }, { target: 'blocked' }] },
    blocked: {
      on: {
        'dialog.closed': 'idle',
        'load.clicked': { actions: 'renewConsent' },
        'consent.decided': [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.consent },
            target: 'playing',
            actions: { type: 'takeConsent', params: ({ event }) => event.consent },
          },
          {
            guard: { type: 'isStillOpen', params: ({ event }) => event.consent },
            actions: { type: 'takeConsent', params: ({ event }) => event.consent },
          },
          { target: 'idle', actions: { type: 'takeConsent', params: ({ event }) => event.consent } },
        ],
      },
    },
    playing: {
      on: {
        'popup.closed': 'idle',
        'consent.decided': [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.consent },
            actions: { type: 'takeConsent', params: ({ event }) => event.consent },
          },
          { target: 'idle', actions: { type: 'takeConsent', params: ({ event }) => event.consent } },
        ],
      },
    },
  },
})

/** A player as a page shows it. */
export interface Player {
  readonly playing: boolean
  /** The blocked-content dialog is open. */
  readonly dialogOpen: boolean
  /** The popup overlay with the video is open. */
  readonly overlayOpen: boolean
  /** Whether the page scrolls: not under the overlay (spec §2). */
  readonly pageScrolls: boolean
  /** What the frame loads; only while playing. */
  readonly embedAddress?: string
  readonly cover: string
  readonly title: string
  readonly description: string
  readonly withShadow: boolean
  /** What lies over the page stands at its end and not with the video. */
  readonly atEndOfPage: boolean
  readonly paddingBottom: string
  /** Key of what there is to say instead of playing; a page that handles the clicks itself is told nothing. */
  readonly message?: 'video-unplayable'
}

/** What a player shows in that state of its machine. */
export const playerOf = ({ context, value }: Pick<SnapshotFrom<typeof videoMachine>, 'context' | 'value'>): Player => {
  const playing = value === 'playing'
  const id = playing ? videoIdOf(context.source) : undefined
  const overlayOpen = playing && context.popup
  const dialogOpen = value === 'blocked'
  return {
    playing,
    dialogOpen,
    overlayOpen,
    pageScrolls: !overlayOpen,
    ...(id === undefined ? {} : { embedAddress: embedAddress(id) }),
    cover: context.image ?? placeholderCover,
    title: context.title,
    description: context.description,
    withShadow: context.withShadow,
    atEndOfPage: context.usePortal && (overlayOpen || dialogOpen),
    paddingBottom: context.paddingBottom,
    ...(value === 'unplayable' && !context.onlyEmitClick ? { message: 'video-unplayable' } : {}),
  }
}
