/** A booking as its reader perceives it. */
export interface BookingSeen {
  /** 'Rhetorik, 11.01.2027' */
  readonly date: string
  /** The German word of its state. */
  readonly state: string
  /** Names, 'N. N.' where nobody is named yet. */
  readonly seats: readonly string[]
  /** Who takes part no longer, and what that costs: 'Kim Yildiz: storniert, kostenlos'. */
  readonly left: readonly string[]
  readonly net: string
  /** '05.12.2026' */
  readonly heldUntil: string | undefined
  /** What cancelling all costs, by the day from which it does: '100,00 € heute', then '200,00 € ab 01.01.2027'. */
  readonly cancellation: readonly string[]
  /** Days of other events to which it can be rebooked. */
  readonly alternatives: readonly string[]
  /** What a seat of each of them costs: '840,00 €'. */
  readonly pricesElsewhere: readonly string[]
  readonly canBeRebooked: boolean
  /** What the employer answered, a sentence each. */
  readonly employer: readonly string[]
  /** What is said of the link that was handed to the employer; empty where there is none. */
  readonly link: string
  /** Its way, by the names of the steps: how each stands, and why it is to be done anew where it is. */
  readonly way: Readonly<Record<string, { readonly standing: string; readonly afresh: string }>>
  /** Numbers of what was billed, corrected and charged for a cancellation, oldest first. */
  readonly invoices: readonly string[]
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

/** What is typed otherwise than usual: on which right the training rests and who pays, by keys; who is written to. */
export interface OrderedOn {
  readonly legalBasis?: string
  readonly buyerType?: string
  readonly email?: string
  /** Wanted, whatever stands here. */
  readonly newsletter?: string
}

/**
 * What somebody does from the cart to the seminar; answers the sentence of a refusal, if there is one. A booking is
 * named by the number of its event.
 */
export interface Books {
  /** Types who orders and who pays. */
  fillIn(on?: OrderedOn): Promise<string | undefined>
  /** Orders what is in the cart. */
  order(accepting?: boolean): Promise<string | undefined>
  /** Opens the last look, to order what it shows later. */
  lookLast(): Promise<void>
  /** Orders what the last look showed, whatever has happened since. */
  orderAsSeen(accepting?: boolean): Promise<string | undefined>
  /** The number of the order that was placed last. */
  orderNo(): Promise<string | undefined>
  /** Seats that everybody sees as left. */
  seatsLeft(eventId: number): Promise<number | undefined>
  see(eventId: number): Promise<BookingSeen>
  book(eventId: number): Promise<string | undefined>
  claim(eventId: number): Promise<string | undefined>
  decline(eventId: number): Promise<string | undefined>
  /** Cancels for the named or for all, at the price that is shown. */
  cancel(eventId: number, names?: readonly string[]): Promise<string | undefined>
  /** Looks at what it costs to cancel for all, to do so later. */
  lookAtCancelling(eventId: number): Promise<void>
  /** Cancels at the price that was looked at, whatever it is by now. */
  cancelAsSeen(): Promise<string | undefined>
  /** Names somebody for the seat of somebody else, or for the first that is 'N. N.'. */
  substitute(eventId: number, seat: string, name: string): Promise<string | undefined>
  rebook(eventId: number, to: number): Promise<string | undefined>
  resolve(eventId: number, votes: Votes): Promise<string | undefined>
  /** Writes down the day on which the employer was told. */
  tellEmployer(eventId: number, on: string): Promise<string | undefined>
  handOver(eventId: number): Promise<string | undefined>
  revoke(eventId: number): Promise<string | undefined>
  /** The papers that are handed out now, by the last part of their addresses. */
  papers(eventId: number): Promise<readonly string[]>
  /** What the link to a booking ends with. */
  linkTo(eventId: number): string
  /** Follows a booking that was not made from the cart. */
  follow(eventId: number, token: string): void
  /** Opens the link that was handed over last; undefined where it opens nothing any more. */
  openAsEmployer(): Promise<EmployersRequestSeen | undefined>
  /** One of the three answers, in its words. */
  answerAsEmployer(answer: string, name: string, text?: string): Promise<string | undefined>
}

/** What programs do that pages never ask, or not any more. */
export interface BooksAsAProgram {
  /** Orders under a key, or once more what was ordered. */
  order(how: { readonly key: string } | { readonly again: true }): Promise<string | undefined>
  /** Cancels at a price in euros, or what has ended. */
  cancel(eventId: number, feeNet: number): Promise<string | undefined>
}
