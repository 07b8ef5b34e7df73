/** What stands beside a line of the wishlist about the cart: words, and where they lead unless they are a button. */
export interface CartControlSeen {
  /** Where the line itself leads. */
  readonly address: string
  readonly title: string
  readonly label: string | undefined
  readonly leadsTo: string | undefined
}

/** What the wishlist says after something was to be put into the cart. */
export interface CartAnswerSeen {
  readonly heading: string
  readonly leftOut: readonly { readonly what: string; readonly why: string }[]
}

/** What somebody does on his wishlist with the cart. */
export interface PutsIntoTheCart {
  controls(): Promise<readonly CartControlSeen[]>
  /** By what stands beside the event. */
  putOne(eventId: number, forWaitingList: boolean): Promise<CartAnswerSeen>
  putAll(alsoForWaitingList: boolean): Promise<CartAnswerSeen>
  /** The same in a browser without scripts. */
  putAllWithoutScripts(): Promise<CartAnswerSeen>
}
