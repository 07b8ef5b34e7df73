import { salutations } from '#core/accounts/choices.ts'
import { countries } from '#core/accounts/countries.ts'
import { faultsIn } from '#core/login/settings.view.ts'
import { detailsIn } from '#core/person/details.view.ts'
import { faultsOf, type Refusal, type Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { settingsWording as words } from '#wording/pages/settings.ts'
import { refusalText } from '#wording/refusals.ts'
import type { SettingsOutcome } from '../login/login.driver.ts'
import type { Entry } from '../support/entry.ts'
import { keyCalled } from '../support/key-called.ts'
import { valueOf } from '../support/value-of.ts'
import type { DescribesHerself } from './person.driver.ts'

/** Fields of a form with what they send. */
type Fields = Readonly<Record<string, string | undefined>>

/** A part as its page has it: the words of its fields, what they hold, and what is sent. */
interface PartOnSite {
  readonly labels: Readonly<Record<string, string>>
  /** Of a list: the value beside the words. */
  readonly lists: Readonly<Record<string, Readonly<Record<string, string>>>>
  load(): Promise<Fields>
  send(fields: Fields): Promise<Result<unknown, Refusal>>
}

const textsOf = (value: object): Fields =>
  Object.fromEntries(Object.entries(value).map(([field, text]) => [field, String(text)]))
const byLabel = (choices: readonly (readonly [id: string, label: string])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(choices.map(([id, label]) => [label, id]))

/** Describes herself through the port, with the views that read the forms of the pages. */
export const describesHerselfOnSite = ({ site: { account } }: Entry): DescribesHerself => {
  const { person } = account
  const parts: Readonly<Record<string, PartOnSite>> = {
    [words.person.title]: {
      labels: words.person.labels,
      lists: {
        salutationId: byLabel(salutations.map(({ id, label }) => [id, label])),
        countryCode: byLabel(countries.map(({ code, label }) => [code, label])),
      },
      load: async () => textsOf(valueOf(await person.personalData({}))),
      send: (fields) => person.updatePersonalData(detailsIn((field) => fields[field])),
    },
  }
  const partCalled = (title: string): PartOnSite => {
    const part = parts[title]
    if (!part) throw new Error(`the settings have no part ${title}`)
    return part
  }
  const opened = new Map<string, Fields>()

  const outcomeOf = ({ labels }: PartOnSite, answer: Result<unknown, Refusal>): SettingsOutcome => {
    if (answer.ok) return { saved: true }
    const faults = faultsOf<string>(faultsIn(answer.refusal))
    if (faults.length === 0) return { saved: false, told: refusalText(answer.refusal as SiteRefusal) }
    return {
      saved: false,
      faults: Object.fromEntries(faults.map(([field, fault]) => [labels[field], sentenceOf(field, fault)])),
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
        return [field, part.lists[field]?.[text] ?? text]
      })
      return outcomeOf(part, await part.send({ ...before, ...Object.fromEntries(typed) }))
    },
    async read(title, label) {
      const part = partCalled(title)
      const field = keyCalled(part.labels, label)
      const text = (await part.load())[field] ?? ''
      const choice = Object.entries(part.lists[field] ?? {}).find(([, id]) => id === text)
      return choice?.[0] ?? text
    },
  }
}
