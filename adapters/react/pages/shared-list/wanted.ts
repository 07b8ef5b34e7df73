// Without React: what a link of another page wants to be put on the list.
import { eventField, themeField } from '#core/shared-list/list-address.ts'
import type { ListedItem } from '#core/shared-list/shared-list.ts'
import type { Site } from '#core/site.ts'
import { eventItem } from '#core/wishlist/bookmark-items.ts'
import { sharedListWording as words } from '#wording/pages/shared-list.ts'

/** What somebody came to put on the list, by a link of its page; 'unknown' where there is no such thing. */
export type Wanted = { readonly item: ListedItem; readonly title: string; readonly when?: string } | 'unknown'

export const wantedIn = async (url: URL, { programme }: Site): Promise<Wanted | undefined> => {
  const event = url.searchParams.get(eventField)
  const theme = url.searchParams.get(themeField)
  if (event !== null) {
    const found = await eventAt(event, programme)
    if (!found) return 'unknown'
    const { theme: of, startDate, endDate, hotel } = found
    const { value } = eventItem(found)
    const when = words.when({ startDate, endDate, ...(hotel && { town: hotel.location }) })
    return { item: { type: 'event', value }, title: of.title, ...(when !== undefined && { when }) }
  }
  if (theme === null) return undefined
  const found = await programme.catalogue.theme({ url: theme })
  return found.ok ? { item: { type: 'seminar', value: theme }, title: found.value.card.title } : 'unknown'
}

/** The event of a key, also where its theme was called otherwise before. */
const eventAt = async (key: string, { catalogue }: Site['programme']) => {
  const found = await catalogue.event({ key })
  if (found.ok) return found.value
  const now =
    found.refusal.why === 'moved' ? await catalogue.event({ key: found.refusal.to.split('/').at(-1) ?? '' }) : found
  return now.ok ? now.value : undefined
}
