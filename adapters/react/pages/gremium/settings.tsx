import { gremiumField } from '#core/gremium/gremium-address.ts'
import { gremiumTypes } from '#core/gremium/gremium.ts'
import { longestCompany } from '#core/accounts/registration-rules.ts'
import type { OfferedFeed } from '#core/calendar-feeds/ports.ts'
import type { SettingsOfGremium } from '#core/gremium/ports.ts'
import type { SettingsField } from '#core/gremium/settings-rules.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { laender } from '#core/shared/laender.ts'
import { formatDate, isDay } from '#core/shared/dates.ts'
import { formatEuro } from '#core/shared/money.ts'
import { faultsOf } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { gremiumWording } from '#wording/pages/gremium.ts'
import { refusalText } from '#wording/refusals.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import { CheckField, ChoiceField, TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { feedDeedField, feedDeeds } from '../../blocks/portal/calendar-feed.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { CalendarOfGremium, feedAction, type FeedActed } from './calendar-of-gremium.tsx'
import { gremiumHref, gremiumSettingsHref, savedField } from './gremium-forms.tsx'

const words = gremiumWording.settings

interface NotSaved {
  readonly refusal: SiteRefusal
  readonly typed: Readonly<Record<string, string>>
}

/** Fields that are numbers, in the order of the form. */
const numbers = ['employees', 'voters', 'young', 'disabled', 'inOffice', 'released', 'budget'] as const
type NumberField = (typeof numbers)[number]
/** Those that the roster knows, where there is one. */
const ofRoster: readonly NumberField[] = ['inOffice', 'released']
const typedNumbers = ({ hasRoster }: SettingsOfGremium): readonly NumberField[] =>
  hasRoster ? numbers.filter((field) => !ofRoster.includes(field)) : numbers
const choices = laender.map((land) => ({ id: land, label: land }))

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
  const text = field === 'electedAt' ? (settings.electedAt ?? '') : textOf(settings, field)
  return isDay(text) ? formatDate(text) : text
}

/** What its form did that is shown once, or why it did nothing. */
type Acted = NotSaved | FeedActed

interface ShownSettings extends SettingsOfGremium {
  /** The calendar of its bookings, for whoever may have it. */
  readonly calendar?: OfferedFeed | undefined
  /** Its calendar was switched off just now. */
  readonly isOff: boolean
}

/** What a Gremium says of itself and what the law counts: its managers change it, the others read it. */
export const gremiumSettingsPage: Page<ShownSettings, Acted> = {
  sheet: 'portal',
  reads: [gremiumField, savedField],
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
    return again(refusal, { refusal, typed: Object.fromEntries(form.sent) })
  },
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
            {acted && 'typed' in acted && <FormSummary faults={[]} refusal={refusalText(acted.refusal)} />}
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
  const faults = acted?.refusal.why === 'invalid' ? faultsOf<string>(acted.refusal.fields) : []
  const changedMeanwhile = acted?.refusal.why === 'gremium-changed'
  const common = (field: SettingsField) => {
    const fault = faults.find(([name]) => name === field)
    const stored = readOf(settings, field)
    const hints = [words.hints[field], changedMeanwhile ? words.nowStored(stored) : undefined].filter(
      (hint) => hint !== undefined,
    )
    return {
      name: field,
      label: words.labels[field],
      value: acted ? acted.typed[field] : field === 'electedAt' ? settings.electedAt : textOf(settings, field),
      fault: fault && sentenceOf(...fault),
      ...(hints.length > 0 && { hint: hints.join(' ') }),
    }
  }
  const ticked = (field: 'awayTogether' | 'openVotes') =>
    changedMeanwhile ? { hint: words.nowStored(settings[field] === true ? words.yes : words.no) } : {}
  return (
    <>
      {acted && (
        <FormSummary
          faults={faults.map(([field, fault]) => ({ field, says: sentenceOf(field, fault) }))}
          refusal={faults.length > 0 ? undefined : refusalText(acted.refusal)}
        />
      )}
      <form className="stack g3 narrow" method="post" action={here} noValidate>
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
      </form>
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
