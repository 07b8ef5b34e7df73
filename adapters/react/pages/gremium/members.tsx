import type { Self } from '#core/accounts/accounts.ts'
import { gremiumField } from '#core/gremium/gremium-address.ts'
import type { MemberTraining } from '#core/gremium-plan/ports.ts'
import type { Hint } from '#core/gremium/law/hints.ts'
import type { OwnGremium, UserOfGremium } from '#core/gremium/ports.ts'
import type { Roster, ShownMember } from '#core/gremium/roster-ports.ts'
import { nameOfMember } from '#core/gremium/roster.ts'
import { gremiumWording as words } from '#wording/pages/gremium.ts'
import { rosterWording } from '#wording/pages/roster.ts'
import type { PageView } from '../../page.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import { HintRows } from '../../blocks/portal/hint-rows.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { FoundingForm } from './founding-form.tsx'
import {
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

/** What the page shows. */
export interface Members {
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

const savedWords: Readonly<Record<Saved, { readonly title: string; readonly text?: string }>> = words.saved

/** Forms beside those who belong to it, which say themselves why they did nothing. */
const isOfAccess = (deed: Deed): boolean => deed === 'recht' || deed === 'herausnehmen'

/** Who belongs to a Gremium; its managers invite others, give rights and take out. Works without JavaScript. */
export const gremiumMembersView: PageView<Members, NotDone> = {
  sheet: 'portal',
  reads: [gremiumField, savedField, memberField],
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
          <FormSummary faults={[]} refusal={acted.says.refusal ?? ''} />
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
