/** What somebody types into an order form beside the usual. */
export interface TypedOnPaper {
  /** First and last names of those who take part. */
  readonly people: readonly string[]
  /** A field by its German label, and what is typed there. */
  readonly instead?: { readonly label: string; readonly typed: string }
  /** Under which a program sends it. */
  readonly key?: string
}

/** Why an order form was not taken. */
export interface NotTakenOnPaper {
  /** Of the first fault, or of the whole. */
  readonly sentence: string
  /** What is said beside each field, by its label. */
  readonly beside: Readonly<Record<string, string>>
  /** Other events that are named, with the words of their links. */
  readonly instead: readonly { readonly eventId: number; readonly says: string }[]
}

/** A reservation whose form waits for a signature. */
export interface OnPaperSeen {
  readonly state: string
  readonly seats: readonly string[]
  /** '05.12.2026' */
  readonly heldUntil: string | undefined
  /** The filled form is there to be taken. */
  readonly hasForm: boolean
}

/** How somebody orders with a signature on paper. */
export interface OrdersOnPaper {
  /** Fills in the order form of an event and sends it; answers why it was not taken. */
  order(eventId: number, typed: TypedOnPaper): Promise<NotTakenOnPaper | undefined>
  /** What the field with that label holds now. */
  typed(label: string): Promise<string>
  /** What has become of an order form. */
  see(eventId: number): Promise<OnPaperSeen>
  /** Gives all its seats back. */
  giveBack(eventId: number): Promise<void>
}
