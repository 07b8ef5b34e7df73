/** A law that the site has pages of; without norms where nobody imported it yet. */
export interface LawWithPages {
  readonly law: string
  readonly slug: string
  readonly norms?: readonly string[]
}

export interface LinkedTextSeen {
  readonly links: readonly { readonly words: string; readonly address: string }[]
  /** All of it, links included. */
  readonly text: string
}

/** What a program does that links a text, or asks what it cites. */
export interface ReadsCitations {
  /** Links a paragraph; `once` leaves out what it leads to already. */
  link(
    text: string,
    pages: { readonly laws: readonly LawWithPages[]; readonly rulings: readonly string[] },
    how?: { readonly within?: string; readonly once?: boolean },
  ): Promise<LinkedTextSeen>
}
