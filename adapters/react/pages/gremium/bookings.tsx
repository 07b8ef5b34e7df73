import { gremiumField } from '#core/gremium/gremium-address.ts'
import type { OwnGremium } from '#core/gremium/ports.ts'
import type { GremiumYear, ShownParty } from '#core/participation/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Page as PageOf } from '#core/shared/page.ts'
import { gremiumBookingsWording as words } from '#wording/pages/gremium-bookings.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import type { PageView } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import {
  bookingField,
  bookingsHref,
  doneField,
  scopeField,
  whenField,
  whens,
  yearField,
  type BookingDeed,
  type Looking,
} from './bookings-address.ts'
import type { NotChanged } from './party-forms.tsx'
import { Party } from './party.tsx'
import { YearOfGremium } from './year-of-gremium.tsx'

/** What the page shows. */
export interface Bookings extends Looking {
  readonly own: readonly OwnGremium[]
  /** The one that is shown; absent of whoever belongs to none. */
  readonly shown?: OwnGremium
  readonly found?: PageOf<ShownParty>
  readonly ofYear?: GremiumYear
  /** The booking whose forms are open. */
  readonly booking?: string
  readonly done?: BookingDeed
  /** It is not the first page of its list. */
  readonly further: boolean
}

/** Bookings of a Gremium, and one's own: to come, past, and by year with what they cost. */
export const gremiumBookingsView: PageView<Bookings, NotChanged> = {
  sheet: 'portal',
  reads: [gremiumField, scopeField, whenField, yearField, bookingField, doneField, 'after'],
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, frame: { brand, here } }) => {
    const { own, shown, found, ofYear, when, scope, gremium } = data
    return (
      <>
        <PortalHead brand={brand} title={words.title} current="bookings" gremium={gremium}>
          {shown && <p className="lead">{shown.name}</p>}
          <p className="on-screen">
            <GoLink href={addressOf.ownQuotes}>{words.quotes}</GoLink>
          </p>
        </PortalHead>
        <div className="wrap stack g3 looks">
          {shown && <Choices data={data} />}
          {own.length > 1 && <Gremien own={own} data={data} />}
          {data.done && !acted && (
            <Note icon="tick" tone="ok" status title={words.done[data.done]}>
              {null}
            </Note>
          )}
        </div>
        {acted && !isFormThere(acted, data) && (
          <div className="wrap looks">
            <FormSummary
              faults={[]}
              refusal={acted.says.refusal ?? acted.says.faults.map(({ says }) => says).join(' ')}
            />
          </div>
        )}
        {ofYear && <YearOfGremium year={ofYear} looking={data} />}
        {found && when !== 'year' && (
          <MarginSection id="termine" title={words.sections[when]} note={words.notes[scope]}>
            {found.items.length === 0 ? (
              <Nothing when={when} />
            ) : (
              <div className="stack g4">
                {found.items.map((party) => (
                  <Party
                    key={party.bookingId}
                    party={party}
                    looking={data}
                    isOpen={data.booking === party.bookingId}
                    here={here}
                    acted={acted}
                  />
                ))}
                <p className="row on-screen">
                  {found.next !== undefined && (
                    <GoLink href={bookingsHref(data, { after: found.next })}>{words.further}</GoLink>
                  )}
                  {data.further && <a href={bookingsHref(data)}>{words.first}</a>}
                </p>
              </div>
            )}
          </MarginSection>
        )}
      </>
    )
  },
}

/** Whether the form that did nothing stands on the page again; where somebody else was faster, it is gone. */
const isFormThere = ({ deed, recipientId }: NotChanged, { found, booking }: Bookings): boolean =>
  found?.items
    .find(({ bookingId }) => bookingId === booking)
    ?.participants.some(
      (one) =>
        one.recipientId === recipientId && (deed === 'ersatz' ? one.maySubstitute : one.cancelling !== undefined),
    ) ?? false

/** Whose bookings, and which. */
const Choices = ({ data }: { readonly data: Bookings }) => {
  const { scope, when } = data
  return (
    <div className="row g3">
      <nav aria-label={words.scope}>
        <ul className="row">
          {(['gremium', 'me'] as const).map((one) => (
            <li key={one}>
              <a
                className="chip"
                href={bookingsHref({ ...data, scope: one, when: when === 'year' ? 'future' : when })}
                aria-current={one === scope ? 'true' : undefined}
              >
                {words.scopes[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={words.when}>
        <ul className="row">
          {whens
            .filter((one) => one !== 'year' || scope === 'gremium')
            .map((one) => (
              <li key={one}>
                <a
                  className="chip"
                  href={bookingsHref({ ...data, when: one, year: undefined })}
                  aria-current={one === when ? 'true' : undefined}
                >
                  {words.whens[one]}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}

const Gremien = ({ own, data }: { readonly own: readonly OwnGremium[]; readonly data: Bookings }) => (
  <nav aria-label={words.scopes.gremium}>
    <ul className="stack g1">
      {own.map(({ id, name }) => (
        <li key={id}>
          <a href={bookingsHref({ ...data, gremium: id })} aria-current={id === data.shown?.id ? 'true' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const Nothing = ({ when }: { readonly when: 'future' | 'past' }) => (
  <Note icon="calendar" title={words.empty[when]}>
    <p>{words.empty[`${when}Text`]}</p>
    {when === 'future' && (
      <p>
        <GoLink href={addressOf.events}>{words.empty.find}</GoLink>
      </p>
    )}
  </Note>
)
