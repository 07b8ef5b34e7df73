export interface TextSeen {
  readonly text: string
  /** The word on the button that shows the rest; absent when all is shown. */
  readonly more: string | undefined
}

/** What a reader does with a text of limited length. */
export interface ReadsLimitedText {
  /** Opens a page that holds the text; `stripTags` shows it without markup. */
  open(text: string, limit: number, stripTags?: boolean): Promise<void>
  see(): Promise<TextSeen>
  expand(): Promise<void>
}
