/** What a reader does with pages of running text. */
export interface ReadsPages {
  /** Its title, or undefined where nothing is. */
  page(slug: string): Promise<{ readonly title: string; readonly text: string } | undefined>
  /** The language that the page says it is written in. */
  language(): Promise<string>
  /** Whether the browser keeps the words of widgets for its session. */
  keepsWords(): Promise<boolean>
  /** Tells the application about an error in the user interface. */
  reportFault(message: string): Promise<void>
}
