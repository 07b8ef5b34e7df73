// Without React: what the page of bookings reads, and what its forms do.
import { gremiumField } from '#core/gremium/gremium-address.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { done, type Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import { typedPerson } from '../../blocks/typed-recipient.ts'
import type { PageRequest, ServedPage } from '../../page.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import {
  bookingDeeds,
  bookingField,
  bookingsHref,
  doneField,
  lookingAt,
  type BookingDeed,
  type Looking,
} from './bookings-address.ts'
import { gremiumBookingsView, type Bookings } from './bookings.tsx'
import { deedField } from './gremium-forms.tsx'
import type { NotChanged } from './party-forms.tsx'

/** So many bookings stand on one page. */
const shownAtOnce = 20

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

export const gremiumBookingsPage: ServedPage<Bookings, NotChanged> = {
  ...gremiumBookingsView,
  hydrated: 'served',
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
      says: whyNotInWords(refusal),
      recipientId: form.one('recipientId') ?? '',
      typed: Object.fromEntries(form.sent),
    })
  },
}

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
