import type { OwnGremium } from '#core/gremium/ports.ts'
import { listHref, eventField, themeField } from '#core/shared-list/list-address.ts'
import type { ListedItem } from '#core/shared-list/shared-list.ts'
import type { Site } from '#core/site.ts'
import { eventItem } from '#core/wishlist/bookmark-items.ts'
import { sharedListWording as words } from '#wording/pages/shared-list.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { deedField } from './list-forms.tsx'

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

/** Puts it there; who belongs to several Gremien says on which list. */
export const Adding = ({
  wanted,
  gremium,
  own,
}: {
  readonly wanted: Exclude<Wanted, 'unknown'>
  readonly gremium: string
  readonly own: readonly OwnGremium[]
}) => (
  <MarginSection id="merken" title={words.add.title} board>
    <form className="stack g2 narrow" method="post" action={listHref(undefined)}>
      <input type="hidden" name={deedField} value="merken" />
      <input type="hidden" name="type" value={wanted.item.type} />
      <input type="hidden" name="value" value={wanted.item.value} />
      <p>
        <strong>{wanted.title}</strong>
        {wanted.when !== undefined && (
          <>
            <br />
            <span className="small mute">{wanted.when}</span>
          </>
        )}
      </p>
      {own.length > 1 ? (
        <fieldset className="stack g1">
          <legend>{words.add.gremium}</legend>
          {own.map(({ id, name }) => (
            <label className="check" key={id}>
              <input type="radio" name="gremium" value={id} defaultChecked={id === gremium} />
              {name}
            </label>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="gremium" value={gremium} />
      )}
      <p>
        <button className="btn" type="submit">
          {words.add.submit}
        </button>
      </p>
    </form>
  </MarginSection>
)
