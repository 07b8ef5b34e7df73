/** An item as a heart names it, such as seminar 'betriebsverfassungsrecht-i' or event 'termin-4001'. */
export interface BookmarkedContent {
  readonly type: string
  readonly value: string
}

/** A heart as its page sets it (spec §3, wishlist control); what is not set has its default. */
export interface HeartSettings extends BookmarkedContent {
  readonly bookmarkLabel?: string
  readonly layout?: string
  readonly size?: string
  readonly textClass?: string
  readonly iconStyle?: string
  readonly fillColor?: string
  readonly domain?: string
}

export interface HeartSeen {
  /** The visible word. */
  readonly label: string
  readonly icon: 'filled' | 'outlined'
  /** What a screen reader says. */
  readonly name: string
  readonly size: number
  readonly strokeWidth: number
  /** Pixels around the icon on each side. */
  readonly padding: number
  readonly textBesideHeart: boolean
}

export interface LoginDialogSeen {
  readonly id: string
  readonly heading: string
  readonly text: string
  /** Every word that stands in it, in order, to look for 'oder'. */
  readonly words: string
  readonly signIn: { readonly label: string; readonly address: string }
  readonly register: { readonly label: string; readonly address: string }
}

/** What the page tells other scripts on it. */
export interface Announcement {
  readonly event: 'wishlist' | 'addedToWishlist'
  readonly action?: string
  readonly type?: string
  readonly value?: string
}

/** A line of the wishlist page. */
export interface EntrySeen {
  readonly title: string
  readonly address: string
  readonly detail: string | undefined
  readonly expired: boolean
  /** That an event is over, or how it stands while it is under way. */
  readonly life: string | undefined
  /** What the person wrote beside it. */
  readonly note: string | undefined
  /** What the programme offers of it now, line by line. */
  readonly offered: readonly string[]
}

/** What a person does with hearts and the wishlist. */
export interface KeepsBookmarks {
  /** Opens the theme's own page, with its hearts; the query is taken along. */
  openTheme(theme: string, query?: string): Promise<void>
  /** Opens the rubric's page with a heart on every card. */
  openRubric(rubric: string): Promise<void>
  /** Opens a page of our origin that holds just these hearts. */
  openHearts(hearts: readonly HeartSettings[], query?: string): Promise<void>
  reload(): Promise<void>
  /** Which heart of several for the same item; the first unless told. */
  heart(thing: BookmarkedContent, which?: number): Promise<HeartSeen>
  click(thing: BookmarkedContent, which?: number): Promise<void>
  /** Clicks that many times without waiting. */
  clickHastily(thing: BookmarkedContent, times: number): Promise<void>
  /** Waits until everything that was clicked is settled. */
  settle(): Promise<void>
  loginDialog(): Promise<LoginDialogSeen | undefined>
  closeDialog(how: 'close icon' | 'Escape'): Promise<void>
  /** Follows 'Anmelden' in the dialog and signs in; stands where that leads afterwards. */
  signInFromDialog(email: string, password: string): Promise<void>
  /** Stands where something led that was done elsewhere, at the page that was open before. */
  landOn(address: string): Promise<void>
  /** What the page wrote to the console as warnings. */
  warnings(): Promise<readonly string[]>
  announcements(): Promise<readonly Announcement[]>
  /** Messages that the person can see besides the hearts, that of a dialog among them. */
  messages(): Promise<readonly string[]>
  /** Path and query of the page, as the address bar shows them. */
  address(): Promise<string>
  /** The wishlist page; 'signed-out' where it only hints at signing in. */
  wishlist(): Promise<readonly EntrySeen[] | 'signed-out'>
  /** The same, ordered by what begins next. */
  wishlistByDate(): Promise<readonly EntrySeen[]>
  /** Takes an item off on the wishlist page. */
  removeOnWishlist(title: string): Promise<void>
  /** Writes a note beside an item on the wishlist page, in place of the one that may be there. */
  noteOnWishlist(title: string, note: string): Promise<void>
  /** Titles of what the wishlist page offers to put back, the last first. */
  removedLately(): Promise<readonly string[]>
  /** Puts an item back that was taken off on the wishlist page. */
  putBackOnWishlist(title: string): Promise<void>
  /** Bookmarks an item by a form, in a browser without scripts; that leads back to where one was, which says so. */
  keepWithoutScripts(theme: string): Promise<{ readonly told: string } | 'led to the login'>
}
