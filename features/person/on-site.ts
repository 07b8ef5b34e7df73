import { salutations } from '#core/accounts/choices.ts'
import { countries } from '#core/accounts/countries.ts'
import { faultsIn } from '#core/login/settings.view.ts'
import { detailsIn } from '#core/person/details.view.ts'
import { advertisingIn, membershipsIn, preferencesIn, stayIn } from '#core/person/parts.view.ts'
import { formatDate } from '#core/shared/dates.ts'
import { faultsOf, type Refusal, type Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { profileWording } from '#wording/pages/profile.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { refusalText } from '#wording/refusals.ts'
import type { SettingsOutcome } from '../login/login.driver.ts'
import type { Entry } from '../support/entry.ts'
import { keyCalled } from '../support/key-called.ts'
import { valueOf } from '../support/value-of.ts'
import type { DescribesHerself } from './person.driver.ts'

/** Fields of a form with all that they send. */
type Fields = Readonly<Record<string, readonly string[]>>

/** A form as a page gives it to the views. */
interface Form {
  one(field: string): string | undefined
  all(field: string): readonly string[]
}

type Choices = readonly { readonly id: string; readonly label: string }[]

/** A part as its page has it: the words of its fields, what they hold, and what is sent. */
interface PartOnSite {
  readonly labels: Readonly<Record<string, string>>
  readonly lists?: Readonly<Record<string, Choices>>
  /** Boxes to tick. */
  readonly boxes?: readonly string[]
  load(): Promise<Fields>
  send(form: Form): Promise<Result<unknown, Refusal>>
}

const ticked = 'on'

/** What a form holds of a value: texts, lists, and of boxes the ticked ones. */
const fieldsOf = (value: object): Fields =>
  Object.fromEntries(
    Object.entries(value).map(([field, said]: [string, unknown]) => {
      if (typeof said === 'boolean') return [field, said ? [ticked] : []]
      return [field, Array.isArray(said) ? said.map(String) : [String(said)]]
    }),
  )
const formOf = (fields: Fields): Form => ({
  one: (field) => fields[field]?.at(-1),
  all: (field) => fields[field] ?? [],
})

/** Describes herself through the port, with the views that read the forms of the pages. */
export const describesHerselfOnSite = ({ site: { account } }: Entry): DescribesHerself => {
  const { person } = account
  const { memberships, hotel, advertising, newsletter, consents } = profileWording
  const parts: Readonly<Record<string, PartOnSite>> = {
    [settingsWording.person.title]: {
      labels: settingsWording.person.labels,
      lists: { salutationId: salutations, countryCode: countries.map(({ code, label }) => ({ id: code, label })) },
      load: async () => fieldsOf(valueOf(await person.personalData({}))),
      send: ({ one }) => person.updatePersonalData(detailsIn(one)),
    },
    [memberships.title]: {
      labels: memberships.labels,
      lists: { type: memberships.types },
      async load() {
        const { items, version } = valueOf(await person.memberships({}))
        const { type = '', since = '', until = '', company = '' } = items[0] ?? {}
        return fieldsOf({ type, since, until, company, version })
      },
      send: (form) => person.updateMemberships(membershipsIn(form)),
    },
    [hotel.title]: {
      labels: { ...hotel.labels, consent: hotel.consent },
      lists: { bed: hotel.beds, floor: hotel.floors, diet: hotel.diets },
      boxes: ['smoking', 'arrivalEve', 'accessibleRoom', 'consent'],
      async load() {
        const stored = valueOf(await person.hotelPreferences({}))
        return fieldsOf({ ...stored, consent: stored.consentedAt !== undefined })
      },
      send: (form) => person.updateHotelPreferences(stayIn(form)),
    },
    [advertising.title]: {
      labels: advertising.ways,
      boxes: ['post', 'email', 'phone'],
      load: async () => fieldsOf(valueOf(await person.advertising({}))),
      send: (form) => person.updateAdvertising(advertisingIn(form)),
    },
    [newsletter.title]: {
      labels: { newsletter: newsletter.newsletter, frequency: newsletter.frequency },
      lists: { frequency: newsletter.frequencies },
      boxes: ['newsletter'],
      async load() {
        const stored = valueOf(await person.marketingPreferences({}))
        return fieldsOf({ ...stored, newsletter: stored.newsletter !== 'off' })
      },
      send: (form) => person.updateMarketingPreferences(preferencesIn(form)),
    },
  }
  const partCalled = (title: string): PartOnSite => {
    const part = parts[title]
    if (!part) throw new Error(`the settings have no part ${title}`)
    return part
  }
  const opened = new Map<string, Fields>()

  const outcomeOf = ({ labels }: Pick<PartOnSite, 'labels'>, answer: Result<unknown, Refusal>): SettingsOutcome => {
    if (answer.ok) return { saved: true }
    const faults = faultsOf<string>(faultsIn(answer.refusal))
    if (faults.length === 0) return { saved: false, told: refusalText(answer.refusal as SiteRefusal) }
    return {
      saved: false,
      faults: Object.fromEntries(
        faults.map(([field, fault]) => [
          labels[field.replace(/-\d+$/, '')],
          field === 'current' ? settingsWording.wrongPassword : sentenceOf(field, fault),
        ]),
      ),
    }
  }

  return {
    async open(title) {
      opened.set(title, await partCalled(title).load())
    },
    async save(title, form) {
      const part = partCalled(title)
      const before = opened.get(title) ?? (await part.load())
      opened.delete(title)
      const typed = Object.entries(form).map(([label, text]) => {
        const field = keyCalled(part.labels, label)
        if (part.boxes?.includes(field)) return [field, text === 'ja' ? [ticked] : []]
        return [field, [part.lists?.[field]?.find((choice) => choice.label === text)?.id ?? text]]
      })
      return outcomeOf(part, await part.send(formOf({ ...before, ...Object.fromEntries(typed) })))
    },
    async read(title, label) {
      const part = partCalled(title)
      const field = keyCalled(part.labels, label)
      const [text = ''] = (await part.load())[field] ?? []
      if (part.boxes?.includes(field)) return text === ticked ? 'ja' : 'nein'
      return part.lists?.[field]?.find((choice) => choice.id === text)?.label ?? text
    },
    async endAccount(password) {
      const answer = await account.privacy.deleteAccount({ password })
      return outcomeOf({ labels: { current: settingsWording.current } }, answer)
    },
    async keepAccount() {
      valueOf(await account.privacy.keepAccount({}))
    },
    async accountEnds() {
      const { due } = valueOf(await account.privacy.accountDeletion({}))
      return due === null ? '' : formatDate(due)
    },
    async keepAccountByLink(token) {
      const looked = await account.privacy.lookAtDeletion({ token })
      return looked.ok && (await account.privacy.keepAccountByLink({ token })).ok ? 'kept' : 'expired'
    },
    consents: async () => valueOf(await person.consents({})).items.map(consents.line),
  }
}
