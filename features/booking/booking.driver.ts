/** A booking as its reader perceives it. */
export interface BookingSeen {
  /** 'Rhetorik, 11.01.2027' */
  readonly date: string
  /** The German word of its state. */
  readonly state: string
  /** Names, 'N. N.' where nobody is named yet. */
  readonly seats: readonly string[]
  readonly net: string
  /** '05.12.2026' */
  readonly heldUntil: string | undefined
  /** What cancelling all costs, by the day from which it does: '100,00 € ab 01.01.2027'. */
  readonly cancellation: readonly string[]
  /** Days of other events to which it can be rebooked. */
  readonly alternatives: readonly string[]
  readonly canBeRebooked: boolean
  /** What the employer answered: 'bestaetigt: Ina Chef'. */
  readonly employer: readonly string[]
}

/** What an employer reads. */
export interface EmployersRequestSeen {
  readonly title: string
  readonly names: readonly string[]
  readonly gross: string
  readonly text: string
}

export interface Votes {
  readonly heldOn: string
  readonly entitled: number
  readonly present: number
  readonly yes: number
  readonly no: number
  readonly abstained: number
}

/**
 * What somebody does from the cart to the seminar; answers the sentence of a refusal, if there is one. A booking is
 * named by the number of its event.
 */
export interface Books {
  /** Types who orders and who pays; `change` what is different this time. */
  fillIn(change?: Readonly<Record<string, string>>): Promise<string | undefined>
  /** Orders what is in the cart, with the cart that was seen last, under a key where one is given. */
  order(how?: { readonly key?: string; readonly again?: true; readonly agb?: boolean }): Promise<string | undefined>
  /** Seats that everybody sees as left. */
  seatsLeft(eventId: number): Promise<number | undefined>
  /** The number of the order that was placed last. */
  orderNo(): string | undefined
  see(eventId: number): Promise<BookingSeen>
  bookingId(eventId: number): Promise<string>
  /** The link that a letter brought opens the booking for this visit, too. */
  follow(eventId: number, token: string): void
  book(eventId: number): Promise<string | undefined>
  claim(eventId: number): Promise<string | undefined>
  decline(eventId: number): Promise<string | undefined>
  /** Cancels for the named or for all, at the price in euros that was shown, or at another one. */
  cancel(
    eventId: number,
    how?: { readonly names?: readonly string[]; readonly feeNet?: number },
  ): Promise<string | undefined>
  /** Names somebody for the seat of somebody else, or for the first that is 'N. N.'. */
  substitute(eventId: number, seat: string, name: string): Promise<string | undefined>
  rebook(eventId: number, to: number): Promise<string | undefined>
  resolve(eventId: number, votes: Votes): Promise<string | undefined>
  handOver(eventId: number): Promise<string | undefined>
  revoke(eventId: number): Promise<string | undefined>
  /** The papers that are handed out now, by the last part of their addresses. */
  papers(eventId: number): Promise<readonly string[]>
  /** Opens the link that was handed over last; the sentence where it opens nothing. */
  openAsEmployer(eventId: number): Promise<EmployersRequestSeen | string>
  answerAsEmployer(eventId: number, kind: string, name: string, text?: string): Promise<string | undefined>
}
