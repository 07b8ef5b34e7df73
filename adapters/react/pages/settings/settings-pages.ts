// Without React: what the pages of the settings read, and what their forms do.
import { faultsIn } from '#core/login/settings.view.ts'
import type { SiteRefusal, Site } from '#core/site.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { settingsWording as words } from '#wording/pages/settings.ts'
import { afterForm, again, answered, forOne, notFound, seeElsewhere } from '../../answers.ts'
import type { PageView, ServedPage } from '../../page.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import { settingsOfDataParts, settingsOfDataView, type DataShown } from './settings-of-data.tsx'
import { settingsOfLoginParts, settingsOfLoginView, type LoginShown } from './settings-of-login.tsx'
import { settingsParts, settingsView, type PersonShown } from './settings-of-person.tsx'
import type { Settings, SettingsPageOf } from './settings-page.tsx'
import { partField, savedField, type NotSaved, type ShownOnce } from './settings-part.ts'

/** So many of the latest accesses to her data are shown. */
const accessesShown = 20

const whyNotSaid = (refusal: SiteRefusal) =>
  whyNotInWords(refusal, {
    faults: faultsIn(refusal),
    sentence: (field, fault) => (field === 'current' ? words.wrongPassword : sentenceOf(field, fault)),
  })

/** `load` reads what the parts show; undefined for whoever is not signed in. */
const settingsPageOf = <Shown>(
  view: PageView<Settings<Shown>, NotSaved | ShownOnce>,
  { address, parts }: SettingsPageOf<Shown>,
  load: (site: Site) => Promise<Shown | undefined>,
): ServedPage<Settings<Shown>, NotSaved | ShownOnce> => ({
  ...view,
  hydrated: 'served',
  async loader({ site, url, settings }) {
    const [who, shown] = await Promise.all([site.account.accounts.whoAmI({}), load(site)])
    if (!who.ok || !who.value.isLoggedIn || shown === undefined) throw seeElsewhere(signInHref(settings, address))
    const saved = parts.find(({ id }) => id === url.searchParams.get(savedField))?.saved
    return forOne({ who: who.value, shown, saved })
  },
  async action(asked) {
    const { form, settings } = asked
    const part = parts.find(({ id }) => id === form.one(partField))
    if (!part) throw notFound()
    const answer = await part.act(asked)
    if (answer.ok) {
      const { value = `${address}?${savedField}=${part.id}` } = answer
      return typeof value === 'string' ? afterForm(value) : answered({ part: part.id, once: value })
    }
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInHref(settings, address))
    const typed = Object.fromEntries(part.typed.map((field) => [field, form.all(field)]))
    return again(refusal, { part: part.id, refusal, says: whyNotSaid(refusal), typed })
  },
})

export const settingsPage: ServedPage<Settings<PersonShown>, NotSaved | ShownOnce> = settingsPageOf(
  settingsView,
  settingsParts,
  async ({ account: { accounts, person, calendarFeeds } }) => {
    const [countries, details, memberships, functions, hotel, feeds] = await Promise.all([
      accounts.countries({}),
      person.personalData({}),
      person.memberships({}),
      person.ownFunctions({}),
      person.hotelPreferences({}),
      calendarFeeds.feeds({}),
    ])
    if (!countries.ok || !details.ok || !memberships.ok || !functions.ok || !hotel.ok || !feeds.ok) return undefined
    return {
      details: details.value,
      countries: countries.value,
      memberships: memberships.value,
      functions: functions.value,
      hotel: hotel.value,
      calendar: feeds.value.items.find(({ gremium }) => gremium === undefined) ?? {},
    }
  },
)

export const settingsOfLoginPage: ServedPage<Settings<LoginShown>, NotSaved | ShownOnce> = settingsPageOf(
  settingsOfLoginView,
  settingsOfLoginParts,
  async ({ account: { accounts, login, secondFactor } }) => {
    const [who, sessions, factor] = await Promise.all([accounts.whoAmI({}), login.sessions({}), secondFactor.state({})])
    if (!who.ok || !who.value.isLoggedIn || !sessions.ok || !factor.ok) return undefined
    return { who: who.value, sessions: sessions.value, secondFactor: factor.value }
  },
)

export const settingsOfDataPage: ServedPage<Settings<DataShown>, NotSaved | ShownOnce> = settingsPageOf(
  settingsOfDataView,
  settingsOfDataParts,
  async ({ account: { person, privacy, accesses: log } }) => {
    const [advertising, preferences, consents, deletion, accesses] = await Promise.all([
      person.advertising({}),
      person.marketingPreferences({}),
      person.consents({}),
      privacy.accountDeletion({}),
      log.own({ limit: accessesShown }),
    ])
    if (!advertising.ok || !preferences.ok || !consents.ok || !deletion.ok || !accesses.ok) return undefined
    return {
      advertising: advertising.value,
      preferences: preferences.value,
      consents: consents.value.items,
      accesses: accesses.value,
      due: deletion.value.due,
    }
  },
)
