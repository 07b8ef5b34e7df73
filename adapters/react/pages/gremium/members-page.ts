// Without React: what the page of the members reads, and what its forms do.
import { gremiumField } from '#core/gremium/gremium-address.ts'
import { isPortalRole, type PortalRole } from '#core/gremium/gremium.ts'
import type { MemberForm } from '#core/gremium/roster-rules.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { done, type Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { gremiumWording as words } from '#wording/pages/gremium.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import type { PageRequest, ServedPage } from '../../page.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import {
  deedField,
  gremiumHref,
  memberField,
  savedField,
  type Deed,
  type NotDone,
  type Saved,
} from './gremium-forms.tsx'
import { gremiumMembersView, type Members } from './members.tsx'

/** Which member a form is about, and in which state she was seen. */
const seenIn = (form: PageRequest['form']) => ({ id: form.one('id') ?? '', version: Number(form.one('version')) })

/** What a form says of a member; percents of a post, as people say it. */
const memberIn = (form: PageRequest['form']): MemberForm => {
  const of = (field: string): string => form.one(field) ?? ''
  const released = of('released').replace(/[%\s]/g, '').replace(',', '.')
  return {
    salutationId: of('salutationId'),
    firstName: of('firstName'),
    lastName: of('lastName'),
    email: of('email'),
    role: of('role'),
    ...(released !== '' && { released: Number(released) / 100 }),
    functions: form.all('functions'),
    since: of('since'),
    until: of('until'),
    firstTerm: form.one('firstTerm') !== undefined,
  }
}

/** What was typed, once for each field. */
const typedIn = (form: PageRequest['form']): NotDone['typed'] => ({
  ...Object.fromEntries(form.sent),
  functions: form.all('functions').join(' '),
})

/** What each form of the page does; where it goes on is a Gremium, or none of them. */
const deeds: Readonly<
  Record<Deed, (asked: PageRequest, gremium: string) => Promise<Result<string | undefined, SiteRefusal>>>
> = {
  async anlegen({ site, form }) {
    const of = (field: string): string => form.one(field) ?? ''
    const facts = { type: of('type'), company: of('company'), site: of('site') }
    const answer = await site.gremium.membership.found(facts)
    return answer.ok ? done(answer.value.id) : answer
  },
  async einladen({ site, form }, gremium) {
    const ask = { gremium, email: form.one('email') ?? '', role: roleIn(form.one('role')) }
    const answer = await site.gremium.membership.invite(ask)
    return answer.ok ? done(gremium) : answer
  },
  async recht({ site, form }, gremium) {
    const ask = { gremium, id: form.one('id') ?? '', role: roleIn(form.one('role')) }
    const answer = await site.gremium.membership.changeRole(ask)
    return answer.ok ? done(gremium) : answer
  },
  async herausnehmen({ site, form }, gremium) {
    const answer = await site.gremium.membership.removeUser({ gremium, id: form.one('id') ?? '' })
    return answer.ok ? done(gremium) : answer
  },
  async aufnehmen({ site, form }, gremium) {
    const answer = await site.gremium.roster.addMember({ gremium, ...memberIn(form) })
    return answer.ok ? done(gremium) : answer
  },
  async mitglied({ site, form }, gremium) {
    const answer = await site.gremium.roster.changeMember({ gremium, ...seenIn(form), ...memberIn(form) })
    return answer.ok ? done(gremium) : answer
  },
  async amtszeit({ site, form }, gremium) {
    const ended = { until: form.one('until') ?? '', successor: form.one('successor') ?? '' }
    const answer = await site.gremium.roster.endTerm({ gremium, ...seenIn(form), ...ended })
    return answer.ok ? done(gremium) : answer
  },
  async streichen({ site, form }, gremium) {
    const answer = await site.gremium.roster.removeMember({ gremium, ...seenIn(form) })
    return answer.ok ? done(gremium) : answer
  },
  async verlassen({ site }, gremium) {
    const answer = await site.gremium.membership.leave({ gremium })
    return answer.ok ? done(undefined) : answer
  },
}

/** The lesser one, unless the other is asked for. */
const roleIn = (text: string | undefined): PortalRole => (isPortalRole(text) ? text : 'mitglied')
const isSaved = (text: string | undefined): text is Saved => text !== undefined && Object.hasOwn(words.saved, text)
const isDeed = (text: string | undefined): text is Deed => text !== undefined && Object.hasOwn(deeds, text)

export const gremiumMembersPage: ServedPage<Members, NotDone> = {
  ...gremiumMembersView,
  hydrated: 'served',
  async loader({ site, url, settings }) {
    const [who, own] = await Promise.all([site.account.accounts.whoAmI({}), site.gremium.membership.own({})])
    if (!who.ok || !who.value.isLoggedIn || !own.ok) throw seeElsewhere(signInHref(settings, addressOf.gremiumMembers))
    const { items } = own.value
    const wanted = url.searchParams.get(gremiumField)
    const gremium = wanted === null ? items[0] : items.find(({ id }) => id === wanted)
    if (wanted !== null && !gremium) throw notFound()
    const named = gremium && { gremium: gremium.id }
    const [users, hints, roster, training] = await Promise.all([
      named && site.gremium.membership.users(named),
      named && site.gremium.membership.hints(named),
      named && site.gremium.roster.roster(named),
      named && site.gremium.plan.basics(named),
    ])
    const wantedMember = url.searchParams.get(memberField)
    const member = roster?.ok ? roster.value.items.find(({ id }) => id === wantedMember) : undefined
    const saved = url.searchParams.get(savedField) ?? undefined
    return {
      ...forOne({
        who: who.value,
        own: items,
        ...(gremium &&
          users?.ok &&
          hints?.ok &&
          roster?.ok &&
          training?.ok && {
            shown: {
              gremium,
              users: users.value.items,
              hints: hints.value.items,
              roster: roster.value,
              training: training.value.items,
              member,
            },
          }),
        ...(isSaved(saved) && { saved }),
      }),
      ...(gremium && { here: gremiumHref(gremium.id) }),
    }
  },
  async action(asked) {
    const { form, settings, url } = asked
    const deed = form.one(deedField)
    if (!isDeed(deed)) throw notFound()
    const answer = await deeds[deed](asked, url.searchParams.get(gremiumField) ?? '')
    if (answer.ok) return afterForm(gremiumHref(answer.value, deed))
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInHref(settings, addressOf.gremiumMembers))
    return again(refusal, { deed, refusal, says: whyNotInWords(refusal), typed: typedIn(form) })
  },
}
