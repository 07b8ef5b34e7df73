import { gremiumField } from '#core/gremium/gremium-address.ts'
import { gremiumTypes } from '#core/gremium/gremium.ts'
import { longestCompany } from '#core/accounts/registration-rules.ts'
import type { OfferedFeed } from '#core/calendar-feeds/ports.ts'
import type { SettingsOfGremium } from '#core/gremium/ports.ts'
import type { SettingsField } from '#core/gremium/settings-rules.ts'
import { laender } from '#core/shared/laender.ts'
import { dayText } from '#core/shared/day-texts.ts'
import { formatEuro } from '#core/shared/money.ts'
import type { SiteRefusal } from '#core/site.ts'
import { gremiumWording } from '#wording/pages/gremium.ts'
import type { PageView } from '../../page.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import { SentForm } from '../../blocks/portal/sent-form.tsx'
import { faultIn, type WhyNot } from '../../ui/why-not.ts'
import { CheckField, ChoiceField, TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { CalendarOfGremium, type FeedActed } from './calendar-of-gremium.tsx'
import { gremiumHref, savedField } from './gremium-forms.tsx'

const words = gremiumWording.settings

/** Why its form did nothing, and what was typed. */
interface NotSaved {
  readonly refusal: SiteRefusal
  readonly says: WhyNot
  readonly typed: Readonly<Record<string, string>>
}

/** Fields that are numbers, in the order of the form. */
export const numbers = ['employees', 'voters', 'young', 'disabled', 'inOffice', 'released', 'budget'] as const
export type NumberField = (typeof numbers)[number]
/** Those that the roster knows, where there is one. */
const ofRoster: readonly NumberField[] = ['inOffice', 'released']
const typedNumbers = ({ hasRoster }: SettingsOfGremium): readonly NumberField[] =>
  hasRoster ? numbers.filter((field) => !ofRoster.includes(field)) : numbers
const choices = laender.map((land) => ({ id: land, label: land }))

/** As it stands in its field. */
const textOf = (settings: SettingsOfGremium, field: SettingsField): string => {
  const value = settings[field]
  if (field === 'budget') return settings.budget === undefined ? '' : String(settings.budget / 100).replace('.', ',')
  return String(value ?? '').replace('.', ',')
}
/** As it is read. */
const readOf = (settings: SettingsOfGremium, field: SettingsField): string => {
  if (field === 'budget') return settings.budget === undefined ? '' : formatEuro(settings.budget)
  if (field === 'type') return gremiumTypes.find(({ id }) => id === settings.type)?.label ?? ''
  if (field === 'electedAt') return settings.electedAt === undefined ? '' : dayText(settings.electedAt)
  return textOf(settings, field)
}

/** What its form did that is shown once, or why it did nothing. */
export type Acted = NotSaved | FeedActed

/** What the page shows. */
export interface ShownSettings extends SettingsOfGremium {
  /** The calendar of its bookings, for whoever may have it. */
  readonly calendar?: OfferedFeed | undefined
  /** Its calendar was switched off just now. */
  readonly isOff: boolean
}

/** What a Gremium says of itself and what the law counts: its managers change it, the others read it. */
export const gremiumSettingsView: PageView<ShownSettings, Acted> = {
  sheet: 'portal',
  reads: [gremiumField, savedField],
  head: ({ name }) => ({ title: `${words.title}: ${name}`, noindex: true, crumbs: [] }),
  Component: ({ data, acted, frame }) => (
    <>
      <PortalHead brand={frame.brand} title={data.name} current="gremium" gremium={data.id}>
        <p className="lead">{words.lead}</p>
        <p>
          <GoLink href={gremiumHref(data.id)}>{words.toMembers}</GoLink>
        </p>
      </PortalHead>
      <div className="wrap stack g4 room-below">
        {data.role === 'verwalter' ? (
          <Form settings={data} acted={acted && 'typed' in acted ? acted : undefined} here={frame.here} />
        ) : (
          <>
            {/* Somebody may have taken her right while she wrote. */}
            {acted && 'typed' in acted && <FormSummary faults={[]} refusal={acted.says.refusal ?? ''} />}
            <Read settings={data} />
          </>
        )}
        {data.calendar && (
          <CalendarOfGremium
            feed={data.calendar}
            isOff={data.isOff && !acted}
            acted={acted && 'feed' in acted ? acted : undefined}
            here={frame.here}
          />
        )}
      </div>
    </>
  ),
}

const Form = ({
  settings,
  acted,
  here,
}: {
  readonly settings: SettingsOfGremium
  readonly acted: NotSaved | undefined
  readonly here: string
}) => {
  const changedMeanwhile = acted?.refusal.why === 'gremium-changed'
  const common = (field: SettingsField) => {
    const stored = readOf(settings, field)
    const hints = [words.hints[field], changedMeanwhile ? words.nowStored(stored) : undefined].filter(
      (hint) => hint !== undefined,
    )
    return {
      name: field,
      label: words.labels[field],
      value: acted ? acted.typed[field] : field === 'electedAt' ? settings.electedAt : textOf(settings, field),
      fault: faultIn(acted?.says, field),
      ...(hints.length > 0 && { hint: hints.join(' ') }),
    }
  }
  const ticked = (field: 'awayTogether' | 'openVotes') =>
    changedMeanwhile ? { hint: words.nowStored(settings[field] === true ? words.yes : words.no) } : {}
  return (
    <>
      {acted && <FormSummary faults={acted.says.faults} refusal={acted.says.refusal} />}
      <SentForm name="settings" className="stack g3 narrow" action={here} noValidate>
        <input type="hidden" name="version" value={settings.version} />
        <ChoiceField {...common('type')} choices={gremiumTypes} />
        <TextField {...common('company')} autoComplete="organization" maxLength={longestCompany} />
        <TextField {...common('site')} optional autoComplete="off" maxLength={longestCompany} />
        <ChoiceField {...common('land')} optional choices={choices} />
        {settings.hasRoster && <p className="small mute">{words.ofRoster}</p>}
        {typedNumbers(settings).map((field) => (
          <TextField
            key={field}
            {...common(field)}
            optional
            autoComplete="off"
            inputMode={field === 'released' || field === 'budget' ? 'decimal' : 'numeric'}
            width="w2"
          />
        ))}
        <TextField {...common('electedAt')} type="date" optional autoComplete="off" width="w2" />
        <CheckField
          name="awayTogether"
          optional
          checked={acted ? acted.typed['awayTogether'] !== undefined : settings.awayTogether === true}
          {...ticked('awayTogether')}
        >
          {words.awayTogether}
        </CheckField>
        <CheckField
          name="openVotes"
          optional
          checked={acted ? acted.typed['openVotes'] !== undefined : settings.openVotes === true}
          {...ticked('openVotes')}
        >
          {words.openVotes} {words.openVotesHint}
        </CheckField>
        <p>
          <button className="btn" type="submit">
            {words.submit}
          </button>
        </p>
      </SentForm>
    </>
  )
}

const Read = ({ settings }: { readonly settings: SettingsOfGremium }) => (
  <dl className="stack g1">
    {([...numbers, 'electedAt', 'land'] as const).map((field) => (
      <div key={field}>
        <dt className="small mute">{words.labels[field]}</dt>
        <dd>{readOf(settings, field) || words.unknown}</dd>
      </div>
    ))}
    <div>
      <dt className="small mute">{words.openVotes}</dt>
      <dd>{settings.openVotes === true ? words.yes : words.no}</dd>
    </div>
  </dl>
)
