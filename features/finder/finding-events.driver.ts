/** An event in the list of the finder. */
export interface FoundEventSeen {
  readonly title: string
  readonly days: string
  /** 'Plätze frei', 'Nur noch 3 Plätze' … */
  readonly state: string
  readonly price: string
  /** '5 Tage, Beginn 13:00 Uhr, Ende 12:00 Uhr' */
  readonly lasts: string
  /** 'mit Hotel etwa 2.191 € netto je Person', where it is known. */
  readonly 'with hotel': string
  /** How far away, where somebody asked from somewhere. */
  readonly distance: string | undefined
  /** Why it can't be booked. */
  readonly whyNot: string | undefined
}

/** A theme in the list of themes. */
export interface FoundThemeSeen {
  readonly rubric: string
  readonly title: string
  /** '2 Termine, der erste: 11.01.2027 bis 13.01.2027, Köln' */
  readonly events: string
}

export interface FinderSeen {
  /** '3 Termine' */
  readonly count: string
  readonly dates: readonly FoundEventSeen[]
  /** Labels of the fields in which something means nothing. */
  readonly wrong: readonly string[]
  /** Where little is found, what comes nearest: 'Nürnberg, 157 km: 4 Termine'. */
  readonly nearest: readonly string[]
  /** Whether the list goes on. */
  readonly goesOn: boolean
}

/**
 * Filters by the German labels of their fields; the values as a reader sees them, several with 'oder', without their
 * counts.
 */
export type Filters = Readonly<Record<string, string>>

/** What a person does to find an event. */
export interface FindsEvents {
  /** Opens the whole list. */
  open(): Promise<void>
  /** Sets these filters beside those already set. */
  narrow(filters: Filters): Promise<void>
  /** Follows a season in the field of the months. */
  season(name: string): Promise<void>
  /** Takes one filter away by the word that stands for it. */
  drop(chosen: string): Promise<void>
  reset(): Promise<void>
  /** Chooses on the start page, one touch each, the season last: it opens the list. */
  quickly(chosen: Filters): Promise<void>
  /** Takes the paper of a date of the list, for the meeting. */
  paper(title: string): Promise<void>
  /** How often the screen was touched since the start page was opened; typing into a field is one touch. */
  touches(): number
  /** Follows what comes near, by what it says. */
  follow(search: string): Promise<void>
  sortBy(sorting: 'Datum' | 'Entfernung' | 'Preis'): Promise<void>
  /** What the list may be sorted by. */
  sortings(): Promise<readonly string[]>
  /** Goes on where the list ends. */
  more(): Promise<void>
  /** Goes to the themes of the same choice. */
  asThemes(): Promise<void>
  /** Goes back to their events. */
  asEvents(): Promise<void>
  /** On the list of themes: how many, '2 Themen', and each under its rubric. */
  seeThemes(): Promise<{ readonly count: string; readonly themes: readonly FoundThemeSeen[] }>
  see(): Promise<FinderSeen>
  /** What stands in a field. */
  typed(label: string): Promise<string>
  /** The values of a filter with the events each would leave: 'Online 3'. */
  counts(label: string): Promise<readonly string[]>
}
