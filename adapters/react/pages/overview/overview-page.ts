// Without React: what the overview reads, and what its form does.
import { gremiumField, inGremium } from '#core/gremium/gremium-address.ts'
import type { Overview } from '#core/overview/overview.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { afterForm, forOne, notFound, seeElsewhere } from '../../answers.ts'
import type { ServedPage } from '../../page.ts'
import { deedField, seenDeed } from './news-part.tsx'
import { memberOverviewView } from './overview.tsx'

export const memberOverviewPage: ServedPage<Overview> = {
  ...memberOverviewView,
  hydrated: 'served',
  async loader({ site, url, settings }) {
    const gremium = url.searchParams.get(gremiumField)
    const found = await site.account.overview.overview(gremium === null ? {} : { gremium })
    if (found.ok) return forOne(found.value)
    if (found.refusal.why === 'not-signed-in')
      throw seeElsewhere(signInHref(settings, inGremium(addressOf.overview, gremium ?? undefined)))
    throw notFound()
  },
  async action({ site, form, url, settings }) {
    if (form.one(deedField) !== seenDeed) throw notFound()
    const here = inGremium(addressOf.overview, url.searchParams.get(gremiumField) ?? undefined)
    const answer = await site.account.overview.seenNews({})
    return afterForm(answer.ok ? here : signInHref(settings, here))
  },
}
