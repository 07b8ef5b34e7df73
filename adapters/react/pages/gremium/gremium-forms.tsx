import type { ReactNode } from 'react'
import { gremiumField, inGremium } from '#core/gremium/gremium-address.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { gremiumWording } from '#wording/pages/gremium.ts'
import { SentForm } from '../../blocks/portal/sent-form.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { faultIn, type WhyNot } from '../../ui/why-not.ts'

/** What a form of the page does, by which it is named. */
export type Deed = Exclude<keyof typeof gremiumWording.saved, 'beitreten' | 'einstellungen'>
/** What is told above the page. */
export type Saved = keyof typeof gremiumWording.saved

export const deedField = 'was'
/** In the address: what a form did last. */
export const savedField = 'gespeichert'
/** The member whose form is shown. */
export const memberField = 'mitglied'

/** The page of a Gremium, or of none; after a form, with what it did. */
export const gremiumHref = (id?: string, saved?: string): string => {
  const query = new URLSearchParams([
    ...(id === undefined ? [] : [[gremiumField, id]]),
    ...(saved === undefined ? [] : [[savedField, saved]]),
  ])
  return query.size > 0 ? `${addressOf.gremiumMembers}?${query.toString()}` : addressOf.gremiumMembers
}

/** The page of its settings. */
export const gremiumSettingsHref = (id: string): string => inGremium(addressOf.gremiumSettings, id)

/** The page with the form for one of its members. */
export const memberHref = (gremium: string, member: string): string =>
  `${addressOf.gremiumMembers}?${new URLSearchParams({ [gremiumField]: gremium, [memberField]: member }).toString()}#mitglied`

/** Why a form did nothing, and what was typed. */
export interface NotDone {
  readonly deed: Deed
  readonly refusal: SiteRefusal
  readonly says: WhyNot
  readonly typed: Readonly<Record<string, string>>
}

/** The sentence for a field of a form that did nothing. */
export const faultAt = (acted: NotDone | undefined, field: string): string | undefined => faultIn(acted?.says, field)

const asNamed = (field: string): string => field

/** What was wrong, above the form that was sent. */
export const WhyNotDone = ({
  acted,
  deed,
  idOf = asNamed,
}: {
  readonly acted: NotDone | undefined
  readonly deed: Deed
  /** Where fields have other ids than names. */
  readonly idOf?: (field: string) => string
}) => {
  if (acted?.deed !== deed) return null
  const { faults, refusal } = acted.says
  return <FormSummary faults={faults.map(({ field, says }) => ({ field: idOf(field), says }))} refusal={refusal} />
}

/** A form that does one thing. */
export const DeedForm = ({
  deed,
  gremium,
  member,
  fields,
  children,
}: {
  readonly deed: Deed
  readonly gremium?: string | undefined
  /** Whose form it is, so that it stands there again where it did nothing. */
  readonly member?: string | undefined
  /** What it says without being asked. */
  readonly fields?: Readonly<Record<string, string>>
  readonly children: ReactNode
}) => (
  <SentForm
    name={[deed, member, ...Object.values(fields ?? {})].join(' ')}
    className="stack g3 narrow"
    action={member === undefined || gremium === undefined ? gremiumHref(gremium) : memberHref(gremium, member)}
    noValidate
  >
    <input type="hidden" name={deedField} value={deed} />
    {Object.entries(fields ?? {}).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </SentForm>
)
