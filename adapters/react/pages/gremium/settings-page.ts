// Without React: what the page of a Gremium's settings reads, and what its forms do.
import { gremiumField } from '#core/gremium/gremium-address.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import { feedDeedField, feedDeeds } from '../../blocks/portal/calendar-feed.tsx'
import type { ServedPage } from '../../page.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import { feedAction } from './calendar-action.ts'
import { gremiumHref, gremiumSettingsHref, savedField } from './gremium-forms.tsx'
import { gremiumSettingsView, numbers, type Acted, type NumberField, type ShownSettings } from './settings.tsx'

/** What somebody wrote; nothing where the field is empty, and no number where it is none. */
const numberIn = (form: PostedForm, field: NumberField): number | undefined => {
  const text = (form.one(field) ?? '').trim()
  if (text === '') return undefined
  // Euros, as they are written here: 12.000,50 €.
  if (field === 'budget') return Math.round(Number(text.replace(/[.\s€]/g, '').replace(',', '.')) * 100)
  return Number(text.replace(',', '.'))
}

const numbersIn = (form: PostedForm): { readonly [Field in NumberField]?: number } =>
  Object.fromEntries(
    numbers.flatMap((field) => {
      const number = numberIn(form, field)
      return number === undefined ? [] : [[field, number]]
    }),
  )

export const gremiumSettingsPage: ServedPage<ShownSettings, Acted> = {
  ...gremiumSettingsView,
  hydrated: 'served',
  async loader({ site, url, settings }) {
    const wanted = url.searchParams.get(gremiumField)
    const found = await site.gremium.membership.settings(wanted === null ? {} : { gremium: wanted })
    if (found.ok) {
      const { id } = found.value
      const feeds = await site.account.calendarFeeds.feeds({})
      const calendar = feeds.ok ? feeds.value.items.find(({ gremium }) => gremium?.id === id) : undefined
      const isOff = url.searchParams.get(savedField) === feedDeeds.off
      return { ...forOne({ ...found.value, calendar, isOff }), here: gremiumSettingsHref(id) }
    }
    if (found.refusal.why === 'not-signed-in') throw seeElsewhere(signInHref(settings, addressOf.gremiumSettings))
    if (wanted === null) throw seeElsewhere(addressOf.gremiumMembers)
    throw notFound()
  },
  async action({ site, url, settings, form }) {
    const gremium = url.searchParams.get(gremiumField) ?? ''
    if (form.one(feedDeedField) !== undefined) return feedAction({ site, settings, form, gremium })
    const of = (field: string): string => form.one(field) ?? ''
    const electedAt = of('electedAt').trim()
    const answer = await site.gremium.membership.changeSettings({
      gremium,
      version: Number(of('version')),
      type: of('type'),
      company: of('company'),
      site: of('site'),
      ...numbersIn(form),
      ...(electedAt !== '' && { electedAt }),
      land: of('land'),
      awayTogether: of('awayTogether') !== '',
      openVotes: of('openVotes') !== '',
    })
    if (answer.ok) return afterForm(gremiumHref(answer.value.id, 'einstellungen'))
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInHref(settings, addressOf.gremiumSettings))
    return again(refusal, { refusal, says: whyNotInWords(refusal), typed: Object.fromEntries(form.sent) })
  },
}
