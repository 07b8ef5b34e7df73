import { longestPage } from '#core/shared/page.ts'
import { z } from 'zod'
import { text } from './text-sizes.ts'

/** A page of a list (domain §7.0). */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().exactOptional(), total: z.number().int().exactOptional() })

/** The cursor to continue after, and how long a page may be. */
export const pageQuery = {
  after: text(500).exactOptional(),
  limit: z.number().int().min(1).max(longestPage).exactOptional(),
}
