import type { Page, PageQuery } from '../shared/page.ts'

/** The items of all pages of a list. */
export async function everyItem<T>(page: (query: PageQuery) => Promise<Page<T>>): Promise<readonly T[]> {
  const items: T[] = []
  let after: string | undefined
  do {
    const { items: more, next } = await page(after === undefined ? {} : { after })
    items.push(...more)
    after = next
  } while (after !== undefined)
  return items
}
