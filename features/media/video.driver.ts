/** The settings of a video's host, as its page writes them; what is left out has its default (spec §2). */
export type VideoHost = Readonly<
  Partial<
    Record<
      | 'source'
      | 'popup'
      | 'image'
      | 'autoplay'
      | 'title'
      | 'description'
      | 'shadow'
      | 'portal'
      | 'paddingBottom'
      | 'onlyEmitClick',
      string
    >
  >
>

export interface VideoSeen {
  readonly cover: string
  readonly title: string
  readonly description: string
  readonly shadow: boolean
  readonly paddingBottom: string
  /** The address that the frame loads; absent while nothing plays. */
  readonly frame: string | undefined
  /** The dialog that says why nothing plays. */
  readonly dialog: { readonly title: string; readonly text: string; readonly buttons: readonly string[] } | undefined
  readonly overlay: boolean
  readonly pageScrolls: boolean
  /** Overlay and dialog stand at the end of the page. */
  readonly atEndOfPage: boolean
  /** Told instead of a player when the source is no video. */
  readonly unplayable: boolean
}

/** What a person does with a video and with the cookie choice. */
export interface WatchesAVideo {
  /** Opens a page that holds one video with these settings. */
  open(host: VideoHost): Promise<void>
  see(): Promise<VideoSeen>
  clickCover(): Promise<void>
  closeDialog(): Promise<void>
  /** Presses 'Video laden'. */
  load(): Promise<void>
  closePopup(): Promise<void>
  /** Decides in the cookie choice; without one open, through the settings. */
  decide(choice: 'accept' | 'decline'): Promise<void>
  /** Whether the cookie choice stands open. */
  choiceOpen(): Promise<boolean>
  /** How often the page was told toggle-play-video. */
  toggles(): Promise<number>
  /** Hosts other than our own that the page asked for anything. */
  foreignHosts(): Promise<readonly string[]>
}
