import type { FormOutcome } from '../forms/sending-forms.driver.ts'

/** An order filled in: how many of which article, by its title, and the other fields by their German labels. */
export interface FilledOrder {
  readonly quantities: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string | boolean>>
}

/** What somebody does in the shop of things to hand out. */
export interface VisitsTheShop {
  /** Says a code; answers what is said of it, nothing where the shop opened. */
  open(code: string): Promise<string | undefined>
  /** Titles of what there is to order; undefined where the shop is closed. */
  articles(): Promise<readonly string[] | undefined>
  /** Begins to fill in the order. */
  begin(): Promise<void>
  order(filled: FilledOrder): Promise<FormOutcome>
  /** Says the code where the shop asks for it again; answers what is said of it, nothing where the shop opened. */
  reopen(code: string): Promise<string | undefined>
  /** Sends the order that stands in the form, and types nothing. */
  sendAgain(): Promise<FormOutcome>
  close(): Promise<void>
}
