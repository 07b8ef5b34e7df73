/** What a store says of itself that cannot be right. */
export type AuditFinding =
  /** More seats are taken than an event has. */
  | { readonly what: 'oversold'; readonly eventId: number; readonly places: number; readonly taken: number }
  /**
   * The seats taken are not those of its bookings, of a run those of the whole and of its fullest module, and those
   * that were taken elsewhere before it came.
   */
  | {
      readonly what: 'seats-differ'
      readonly eventId: number
      readonly taken: number
      readonly elsewhere: number
      readonly booked: number
    }
  /** The seats taken in a workshop of a conference are not those that its bookings hold there. */
  | {
      readonly what: 'workshop-seats-differ'
      readonly eventId: number
      readonly workshop: string
      readonly taken: number
      readonly booked: number
    }
  /** The seats taken in a module of a run alone are not those of the bookings of that module. */
  | {
      readonly what: 'module-seats-differ'
      readonly eventId: number
      readonly module: string
      readonly taken: number
      readonly booked: number
    }
  /** Seats are held for an event that is not in the programme any more, and was not called off. */
  | { readonly what: 'event-gone'; readonly eventId: number; readonly bookingId: string }
  | { readonly what: 'order-without-booking'; readonly orderNo: string }
  | { readonly what: 'booking-without-order'; readonly bookingId: string }
  /** Not every number that was given in a series has its invoice. */
  | { readonly what: 'number-gap'; readonly series: string; readonly last: number; readonly issued: number }
  /** No letter confirms an order, neither sent nor waiting. */
  | { readonly what: 'letter-lost'; readonly orderNo: string }
