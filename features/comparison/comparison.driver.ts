/** What stands side by side, as a reader perceives it. */
export interface ComparisonSeen {
  /** Of the columns, in order. */
  readonly titles: readonly string[]
  readonly rows: readonly {
    readonly label: string
    /** Lines with '; ' between them. */
    readonly cells: readonly string[]
    /** What the row says of its cells: 'gleich', 'verschieden', or nothing where there is one. */
    readonly likeness: string
  }[]
  /** What is said of what is not there: gone, too many, none chosen. */
  readonly notes: readonly string[]
  /** All that was chosen is gone. */
  readonly nothingLeft: boolean
}

/** Numbers of events, and urls of themes. */
export interface ToCompare {
  readonly events: readonly number[]
  readonly themes: readonly string[]
}

/** What a reader does to lay offers side by side. */
export interface Compares {
  open(items: ToCompare): Promise<void>
  /** Marks events of the list that the finder shows, as 'Rhetorik, 11.01.2027', and compares what is marked so far. */
  mark(events: readonly string[]): Promise<void>
  takeOut(called: string): Promise<void>
  /** Adds something that is suggested. */
  add(suggested: string): Promise<void>
  /** Back to the finder, with what was chosen. */
  findAnother(): Promise<void>
  see(): Promise<ComparisonSeen>
}
