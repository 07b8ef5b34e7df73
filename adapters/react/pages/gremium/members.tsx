import type { Self } from '#core/accounts/accounts.ts'
import { gremiumField } from '#core/gremium/gremium-address.ts'
import { isPortalRole, type PortalRole } from '#core/gremium/gremium.ts'
import type { MemberTraining } from '#core/gremium-plan/ports.ts'
import type { Hint } from '#core/gremium/law/hints.ts'
import type { OwnGremium, UserOfGremium } from '#core/gremium/ports.ts'
import type { Roster, ShownMember } from '#core/gremium/roster-ports.ts'
import type { MemberForm } from '#core/gremium/roster-rules.ts'
import { nameOfMember } from '#core/gremium/roster.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { done, type Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { gremiumWording as words } from '#wording/pages/gremium.ts'
import { rosterWording } from '#wording/pages/roster.ts'
import { refusalText } from '#wording/refusals.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import type { Page, PageRequest } from '../../page.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import { HintRows } from '../../blocks/portal/hint-rows.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { FoundingForm } from './founding-form.tsx'
import {
  deedField,
  gremiumHref,
  gremiumSettingsHref,
  memberField,
  savedField,
  type Deed,
  type NotDone,
  type Saved,
} from './gremium-forms.tsx'
import { InvitingForm } from './inviting-form.tsx'
import { Leaving } from './leaving.tsx'
import { MemberForm as FormOfMember, TermForm } from './member-form.tsx'
import { RosterOf } from './roster.tsx'
import { Users } from './users.tsx'

interface Members {
  readonly who: Self
  readonly own: readonly OwnGremium[]
  /** The one that is shown, with who belongs to it; nothing where she belongs to none. */
  readonly shown?: {
    readonly gremium: OwnGremium
    readonly users: readonly UserOfGremium[]
    readonly hints: readonly Hint[]
    readonly roster: Roster
    readonly training: readonly MemberTraining[]
    /** Whose form is asked for. */
    readonly member?: ShownMember | undefined
  }
  /** What a form did last. */
  readonly saved?: Saved | undefined
}

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

const savedWords: Readonly<Record<Saved, { readonly title: string; readonly text?: string }>> = words.saved

/** The lesser one, unless the other is asked for. */
const roleIn = (text: string | undefined): PortalRole => (isPortalRole(text) ? text : 'mitglied')
const isSaved = (text: string | undefined): text is Saved => text !== undefined && Object.hasOwn(savedWords, text)
const isDeed = (text: string | undefined): text is Deed => text !== undefined && Object.hasOwn(deeds, text)

/** Forms beside those who belong to it, which say themselves why they did nothing. */
const isOfAccess = (deed: Deed): boolean => deed === 'recht' || deed === 'herausnehmen'

/** Who belongs to a Gremium; its managers invite others, give rights and take out. Works without JavaScript. */
export const gremiumMembersPage: Page<Members, NotDone> = {
  sheet: 'portal',
  reads: [gremiumField, savedField, memberField],
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
    return again(refusal, { deed, refusal, typed: typedIn(form) })
  },
  head: ({ shown }) => ({ title: shown?.gremium.name ?? words.title, noindex: true, crumbs: [] }),
  Component: ({ data: { who, own, shown, saved }, acted, frame: { brand } }) => (
    <>
      <PortalHead
        brand={brand}
        title={shown?.gremium.name ?? words.title}
        current="gremium"
        gremium={own.length > 1 ? shown?.gremium.id : undefined}
      >
        {!shown && <p className="lead">{words.found.lead}</p>}
        {saved && !acted && (
          <Note icon="tick" tone="ok" status title={savedWords[saved].title}>
            {savedWords[saved].text && <p>{savedWords[saved].text}</p>}
          </Note>
        )}
        {/* Somebody took her right while she wrote, and the form is gone. */}
        {acted?.refusal.why === 'not-allowed' && !isOfAccess(acted.deed) && (
          <FormSummary faults={[]} refusal={refusalText(acted.refusal)} />
        )}
        {own.length > 1 && (
          <nav aria-label={words.own} className="stack g1">
            {own.map(({ id, name }) => (
              <a key={id} href={gremiumHref(id)} aria-current={id === shown?.gremium.id ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </PortalHead>
      {shown && (
        <>
          <MarginSection id="besetzung" title={rosterWording.title}>
            <RosterOf roster={shown.roster} training={shown.training} gremium={shown.gremium} />
          </MarginSection>
          {shown.gremium.role === 'verwalter' && <RosterForms shown={shown} acted={acted} />}
          <MarginSection id="zugang" title={words.users}>
            <Users users={shown.users} gremium={shown.gremium} ownId={who.id} acted={acted} />
          </MarginSection>
          {shown.gremium.role === 'verwalter' && (
            <MarginSection id="einladen" title={words.invite.title}>
              <InvitingForm gremium={shown.gremium} acted={acted} />
            </MarginSection>
          )}
          <MarginSection id="gesetz" title={words.hints}>
            <div className="stack g3">
              {shown.hints.length > 0 && (
                <ul className="stack g3 sessions">
                  <HintRows hints={shown.hints} />
                </ul>
              )}
              <p className="on-screen">
                <GoLink href={gremiumSettingsHref(shown.gremium.id)}>
                  {shown.gremium.role === 'verwalter' ? words.toSettings : words.toSettingsRead}
                </GoLink>
              </p>
            </div>
          </MarginSection>
          <MarginSection id="verlassen" title={words.leave.title}>
            <Leaving gremium={shown.gremium} alone={shown.users.length === 1} acted={acted} />
          </MarginSection>
        </>
      )}
      <MarginSection id="anlegen" title={shown ? words.found.another : words.found.title}>
        <FoundingForm gremium={shown?.gremium.id} acted={acted} first={!shown} />
      </MarginSection>
    </>
  ),
}

/** Forms of those who manage it: for the member that is asked for, else for a new one. */
const RosterForms = ({
  shown: { gremium, roster, member },
  acted,
}: {
  readonly shown: NonNullable<Members['shown']>
  readonly acted: NotDone | undefined
}) =>
  member === undefined ? (
    <MarginSection id="eintragen" title={rosterWording.addTitle}>
      <FormOfMember gremium={gremium.id} acted={acted} />
    </MarginSection>
  ) : (
    <>
      <MarginSection id="mitglied" title={rosterWording.changeTitle(nameOfMember(member))}>
        <div className="stack g3">
          <FormOfMember gremium={gremium.id} member={member} acted={acted} />
          <p>
            <GoLink href={gremiumHref(gremium.id)}>{rosterWording.toAll}</GoLink>
          </p>
        </div>
      </MarginSection>
      <MarginSection id="amtszeit" title={rosterWording.termTitle}>
        <TermForm
          gremium={gremium.id}
          member={member}
          deputies={roster.items.filter(({ role }) => role === 'ersatz')}
          acted={acted}
        />
      </MarginSection>
    </>
  )
