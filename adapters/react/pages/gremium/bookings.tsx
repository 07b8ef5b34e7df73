import { gremiumField } from '#core/gremium/gremium-address.ts'
import type { OwnGremium } from '#core/gremium/ports.ts'
import type { GremiumYear, ShownParty } from '#core/participation/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Page as PageOf } from '#core/shared/page.ts'
import { done, type Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { gremiumBookingsWording as words } from '#wording/pages/gremium-bookings.ts'
import { refusalText } from '#wording/refusals.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import { typedPerson } from '../../blocks/typed-recipient.ts'
import type { Page, PageRequest } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import {
  bookingDeeds,
  bookingField,
  bookingsHref,
  doneField,
  lookingAt,
  scopeField,
  whenField,
  whens,
  yearField,
  type BookingDeed,
  type Looking,
} from './bookings-address.ts'
import { deedField } from './gremium-forms.tsx'
import type { NotChanged } from './party-forms.tsx'
import { Party } from './party.tsx'
import { YearOfGremium } from './year-of-gremium.tsx'

/** So many bookings stand on one page. */
const shownAtOnce = 20

interface Bookings extends Looking {
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

const isDeed = (text: string | null | undefined): text is BookingDeed => bookingDeeds.some((deed) => deed === text)

const deeds: Readonly<Record<BookingDeed, (asked: PageRequest) => Promise<Result<unknown, SiteRefusal>>>> = {
  absagen({ site, form }) {
    const fee = /^\d{1,9}$/.exec(form.one('feeNet') ?? '')?.[0]
    return site.gremium.participations.cancel({
      bookingId: form.one('bookingId') ?? '',
      recipientId: form.one('recipientId') ?? '',
      reason: form.one('reason') ?? '',
      confirmFee: form.one('confirmFee') === 'on',
      ...(fee !== undefined && { feeNet: Number(fee) }),
    })
  },
  ersatz({ site, form }) {
    return site.gremium.participations.substitute({
      bookingId: form.one('bookingId') ?? '',
      recipientId: form.one('recipientId') ?? '',
      newRecipient: typedPerson((field) => form.one(field)),
    })
  },
}

/** Bookings of a Gremium, and one's own: to come, past, and by year with what they cost. */
export const gremiumBookingsPage: Page<Bookings, NotChanged> = {
  sheet: 'portal',
  reads: [gremiumField, scopeField, whenField, yearField, bookingField, doneField, 'after'],
  async loader(asked) {
    const { site, url, settings } = asked
    const own = await site.gremium.membership.own({})
    if (!own.ok) throw seeElsewhere(signInHref(settings, addressOf.gremiumBookings))
    const { items } = own.value
    const wanted = url.searchParams.get(gremiumField)
    const shown = wanted === null ? items[0] : items.find(({ id }) => id === wanted)
    if (wanted !== null && !shown) throw notFound()
    const looking = { ...lookingAt(url, shown !== undefined), ...(items.length > 1 && { gremium: shown?.id }) }
    const found = await lookedUp(asked, looking, shown?.id)
    if (!found.ok) throw notFound()
    const after = url.searchParams.get('after')
    const booking = url.searchParams.get(bookingField)
    const last = url.searchParams.get(doneField)
    return {
      ...forOne<Bookings>({
        ...looking,
        own: items,
        ...(shown && { shown }),
        ...found.value,
        ...(booking !== null && { booking }),
        ...(isDeed(last) && { done: last }),
        further: after !== null,
      }),
      here: bookingsHref(looking, {
        ...(after !== null && { after: after.slice(0, 500) }),
        ...(booking !== null && { booking: booking.slice(0, 100) }),
      }),
    }
  },
  async action(asked) {
    const { form, settings, url } = asked
    const deed = form.one(deedField)
    if (!isDeed(deed)) throw notFound()
    const answer = await deeds[deed](asked)
    const gremium = url.searchParams.get(gremiumField) ?? undefined
    if (answer.ok) return afterForm(bookingsHref({ ...lookingAt(url, true), gremium }, { done: deed }))
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInHref(settings, addressOf.gremiumBookings))
    return again(refusal, {
      deed,
      refusal,
      recipientId: form.one('recipientId') ?? '',
      typed: Object.fromEntries(form.sent),
    })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, frame: { brand, here } }) => {
    const { own, shown, found, ofYear, when, scope, gremium } = data
    return (
      <>
        <PortalHead brand={brand} title={words.title} current="bookings" gremium={gremium}>
          {shown && <p className="lead">{shown.name}</p>}
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
            <FormSummary faults={[]} refusal={refusalText(acted.refusal)} />
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

async function lookedUp(
  { site, url }: PageRequest,
  { scope, when, year }: Looking,
  gremium: string | undefined,
): Promise<Result<Pick<Bookings, 'found' | 'ofYear'>, SiteRefusal>> {
  const { participations } = site.gremium
  const named = gremium !== undefined ? { gremium } : {}
  if (when === 'year') {
    const ofYear = await participations.year({ ...named, ...(year !== undefined && { year }) })
    return ofYear.ok ? done({ ofYear: ofYear.value }) : ofYear
  }
  const after = url.searchParams.get('after')
  const asked = {
    scope,
    ...(scope === 'gremium' && named),
    limit: shownAtOnce,
    ...(after !== null && { after: after.slice(0, 500) }),
  }
  const found = await participations[when](asked)
  return found.ok ? done({ found: found.value }) : found
}

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
