/** One page of a list. `next` is the cursor of the next (`?after=<next>`); page numbers exist nowhere (domain §7.0). */
export interface Page<T> {
  readonly items: readonly T[]
  readonly next?: string
  readonly total?: number
}

/** Where a list continues and how long a page may be; at most 100. */
export interface PageQuery {
  readonly after?: string
  readonly limit?: number
}

export const longestPage = 100

/** A page as stores are asked for it: from 1 to 100 items, 100 unless fewer are asked. */
export const pageQueryOf = ({ after, limit = longestPage }: PageQuery): PageQuery & { readonly limit: number } => ({
  ...(after === undefined ? {} : { after }),
  limit: Number.isNaN(limit) ? longestPage : Math.min(Math.max(Math.floor(limit), 1), longestPage),
})

/** The address of a list, or of the page of it that a cursor leads to. */
export const pageHref = (href: string, after: string | null | undefined): string =>
  after ? `${href}${href.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}` : href
