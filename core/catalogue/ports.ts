import type { Day } from '../shared/day.ts'
import type { Page, Stretch } from '../shared/page.ts'
import type { NotFound, Result } from '../shared/result.ts'
import type { ListedEvent, Rubric, TargetGroup, Theme, ThemeCard, ThemePage } from './catalogue.ts'

export interface ThemeFilter {
  /** Only these themes, in this order. */
  readonly urls?: readonly string[]
  /** Free words; a theme matches when every word is found. */
  readonly q?: string
  readonly rubric?: string
  readonly targetGroup?: TargetGroup
  readonly eventType?: number
  readonly isNew?: boolean
  /** true: has online dates; false: has dates in hotels. */
  readonly online?: boolean
  readonly locationId?: number
}

/** The key names nothing here any more, but something else stands for it: redirect to that address. */
export interface Moved {
  readonly why: 'moved'
  readonly to: string
}

/** The date has passed; its theme may have others (domain §7.13). */
export interface Past {
  readonly why: 'past'
  readonly themeUrl: string
}

/** What anyone may read of the programme. */
export interface ForBrowsingTheCatalogue {
  /** The rubrics in shelf order with the number of their themes. Never refuses. */
  rubrics(ask: {}): Promise<Result<Page<Rubric>, never>>
  /** One rubric. Refuses unknown ones. */
  rubric(ask: { readonly url: string }): Promise<Result<Rubric, NotFound>>
  /** Theme cards, by shelf order and title, or by relevance when `q` is asked. Never refuses; unknown filters match nothing. */
  themes(ask: ThemeFilter & Stretch): Promise<Result<Page<ThemeCard>, never>>
  /** One theme with its upcoming dates. Refuses unknown ones, and 'moved' with the address of themes that live elsewhere. */
  theme(ask: { readonly url: string }): Promise<Result<ThemePage, NotFound | Moved>>
  /** Upcoming dates, earliest first; of one theme where asked. Never refuses. */
  events(
    ask: { readonly theme?: string; readonly targetGroup?: TargetGroup } & Stretch,
  ): Promise<Result<Page<ListedEvent>, never>>
  /**
   * One date by the last segment of its address: the trailing number is the key. Refuses unknown ones, 'moved' when the
   * words before the number are not the current ones, and 'past' once it has begun.
   */
  event(ask: { readonly key: string }): Promise<Result<ListedEvent, NotFound | Moved | Past>>
}

/** Keeps themes, rubrics and dates. Every list is paged by key. */
export interface ForStoringTheCatalogue {
  /** In shelf order; `count` counts the themes in it that do not redirect. */
  rubrics(): Promise<readonly Rubric[]>
  /** The theme with the dates that start on `from` or later. */
  theme(url: string, from: Day): Promise<Theme | undefined>
  /**
   * Themes that match, each with its dates from `from` on. Themes with redirectUrl are left out unless asked by url.
   * `words` are analysed query words: a theme matches when each is the beginning of one of its tokens; then the order is
   * by weight, else by rubric position and title (for `urls`: the asked order).
   */
  themes(
    filter: Omit<ThemeFilter, 'q'> & { readonly words?: readonly string[] },
    from: Day,
    stretch: Stretch,
  ): Promise<Page<Theme>>
  /** Titles and addresses of training series that have a module of this theme. */
  seriesWith(themeUrl: string): Promise<readonly { readonly url: string; readonly title: string }[]>
  event(eventId: number): Promise<ListedEvent | undefined>
  /** Dates by start day and id. */
  events(
    filter: { readonly theme?: string; readonly targetGroup?: TargetGroup },
    from: Day,
    stretch: Stretch,
  ): Promise<Page<ListedEvent>>
}
