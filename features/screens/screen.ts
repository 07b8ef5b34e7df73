import type { UploadedFile } from '#core/forms/forms.ts'

/**
 * What assistive technology calls the parts of a page. 'frame' stands for content of another site, 'disclosure' for
 * what opens something below it.
 */
export type Role =
  | 'alert'
  | 'article'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'combobox'
  | 'definition'
  | 'dialog'
  | 'disclosure'
  | 'figure'
  | 'frame'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'option'
  | 'paragraph'
  | 'region'
  | 'row'
  | 'rowheader'
  | 'status'
  | 'term'
  | 'time'
  | 'tooltip'

/** A name is met whole, or by a pattern. */
export type Named = string | RegExp

/** A part of a page that a person can name. */
export interface Spot {
  /** The parts in it that are there for everybody, in order. */
  all(role: Role, name?: Named): Promise<readonly Spot[]>
  /** The field of a form with that label. */
  field(label: Named): Promise<Spot>
  /** Reads something of it; the reading runs in the page and sees nothing but the element and what it is given. */
  read<T, G = undefined>(reading: (element: Element, given: G) => T, given?: G): Promise<T>
  /** The same for all parts of a role at once. */
  readAll<T>(role: Role, reading: (element: Element) => T, name?: Named): Promise<readonly T[]>
  click(): Promise<void>
  /** Drags it by its corner to the upper edge of another part; where nothing is laid out, nobody can. */
  dragBefore(other: Spot): Promise<void>
  fill(text: string): Promise<void>
  /** Fills it as somebody does who is watched by the page: it hears of what is typed. */
  type(text: string): Promise<void>
  choose(option: string): Promise<void>
  tick(yes: boolean): Promise<void>
  /** Chooses files for a field, in place of those that were chosen. */
  attach(files: readonly UploadedFile[]): Promise<void>
}

/** A page as somebody has it before him. */
export interface ShownPage {
  readonly address: string
  readonly text: string
  /** A PNG of all of it, where pages are drawn. */
  readonly picture?: Uint8Array
}

/** A browser window, real or made of happy-dom. */
export interface Screen {
  /** Opens an address of the application, and waits until its page is up. */
  go(address: string): Promise<void>
  reload(): Promise<void>
  /**
   * Sends a form as one of our pages would, without showing that page or what answers; cookies are kept. Answers the
   * address that it leads to.
   */
  post(address: string, fields: Readonly<Record<string, string>>): Promise<string>
  /** The whole address as it stands in the address bar. */
  address(): Promise<string>
  readonly page: Spot
  widen(width: number): Promise<void>
  press(key: 'Escape'): Promise<void>
  /** Waits until nothing is under way any more. */
  settle(): Promise<void>
  /** Warnings on the console since the page was opened. */
  warnings(): Promise<readonly string[]>
  /** Events that the page heard since it was opened. */
  heard(): Promise<readonly HeardEvent[]>
  /** Hosts other than our own that were asked for anything. */
  foreignHosts(): Promise<readonly string[]>
  /** What is shown now; undefined before the first page. */
  shown(): Promise<ShownPage | undefined>
  /** The same browser with its cookies, running no scripts. */
  withoutScripts(): Promise<Screen>
  close(): Promise<void>
}

export interface HeardEvent {
  readonly event: 'wishlist' | 'addedToWishlist' | 'toggle-play-video'
  readonly action?: string
  readonly type?: string
  readonly value?: string
}

export const heardEvents = ['wishlist', 'addedToWishlist', 'toggle-play-video'] as const
