import * as addressOf from '#core/shared/addresses.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { settingsWording as words } from '#wording/pages/settings.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { SubNavigation } from '../../ui/sub-navigation.tsx'
import { loginPart } from './login-part.tsx'
import { passwordPart } from './password-part.tsx'
import { secondFactorPart } from './second-factor-part.tsx'
import { sessionsPart } from './sessions-part.tsx'
import { partField, savedField, type NotSaved, type SettingsPart, type SettingsShown } from './settings-part.ts'

/** The parts in their order; a new one is a file and a line here. */
const parts: readonly SettingsPart[] = [loginPart, passwordPart, secondFactorPart, sessionsPart]

interface Settings extends SettingsShown {
  /** The part that was saved last, for the note above. */
  readonly saved?: SettingsPart['saved'] | undefined
}

/** How a member signs in and where he is signed in; each part has forms of its own, and works without JavaScript. */
export const settingsPage: Page<Settings, NotSaved> = {
  sheet: 'portal',
  reads: [savedField],
  async loader({ site, url, settings }) {
    const { accounts, login, secondFactor } = site.account
    const [who, sessions, factor] = await Promise.all([accounts.whoAmI({}), login.sessions({}), secondFactor.state({})])
    if (!who.ok || !who.value.isLoggedIn || !sessions.ok || !factor.ok)
      throw seeElsewhere(signInHref(settings, addressOf.settings))
    const saved = parts.find(({ id }) => id === url.searchParams.get(savedField))?.saved
    return forOne({ who: who.value, sessions: sessions.value, secondFactor: factor.value, saved })
  },
  async action(asked) {
    const { form, settings } = asked
    const part = parts.find(({ id }) => id === form.one(partField))
    if (!part) throw notFound()
    const answer = await part.act(asked)
    if (answer.ok) return afterForm(answer.value ?? `${addressOf.settings}?${savedField}=${part.id}`)
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInHref(settings, addressOf.settings))
    const typed = Object.fromEntries(part.typed.map((field) => [field, form.one(field) ?? '']))
    return again(refusal, { part: part.id, refusal, typed })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, frame: { brand } }) => (
    <>
      <PortalHead brand={brand} title={words.title} current="settings">
        <p className="lead">{words.lead(`${data.who.firstName} ${data.who.lastName}`.trim() || data.who.email)}</p>
        {data.saved && !acted && (
          <Note icon="tick" tone="ok" status title={data.saved.title}>
            {data.saved.text && <p>{data.saved.text}</p>}
          </Note>
        )}
        <p className="on-screen">
          <a href={addressOf.alerts}>{words.alerts}</a>
        </p>
        <p className="on-screen">
          <a href={addressOf.signOut}>{words.signOut}</a>
        </p>
      </PortalHead>
      <SubNavigation label={words.parts} ways={parts.map(({ id, title }) => ({ href: `#${id}`, title }))} />
      {parts.map(({ id, title, Component }) => (
        <MarginSection key={id} id={id} title={title}>
          <section aria-label={title}>
            <Component shown={data} notSaved={acted?.part === id ? acted : undefined} />
          </section>
        </MarginSection>
      ))}
    </>
  ),
}
