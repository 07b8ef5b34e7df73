import type { Self } from '#core/accounts/accounts.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { settingsWording as words } from '#wording/pages/settings.ts'
import type { PageView } from '../../page.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { SubNavigation } from '../../ui/sub-navigation.tsx'
import { savedField, type NotSaved, type SettingsPart, type ShownOnce } from './settings-part.ts'

/** What such a page shows. */
export interface Settings<Shown> {
  readonly who: Self
  readonly shown: Shown
  /** The part that was saved last, for the note above. */
  readonly saved?: SettingsPart<Shown>['saved'] | undefined
}

/** One of the pages of the settings: its parts in their order, and what they show. */
export interface SettingsPageOf<Shown> {
  readonly address: addressOf.Address
  readonly title: string
  readonly parts: readonly SettingsPart<Shown>[]
}

/** The pages of the settings in their order. */
const pages = [
  { href: addressOf.settings, title: words.pages.person },
  { href: addressOf.settingsOfLogin, title: words.pages.login },
  { href: addressOf.settingsOfData, title: words.pages.data },
] as const

/** A page of the settings. Each part has forms of its own, and works without JavaScript. */
export const settingsViewOf = <Shown,>({
  address,
  title,
  parts,
}: SettingsPageOf<Shown>): PageView<Settings<Shown>, NotSaved | ShownOnce> => ({
  sheet: 'portal',
  reads: [savedField],
  head: () => ({ title: `${words.title}: ${title}`, noindex: true, crumbs: [] }),
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
      </PortalHead>
      <SubNavigation label={words.parts} ways={pages.map((page) => ({ ...page, current: page.href === address }))} />
      {parts.map(({ id, title: heading, Component }) => (
        <MarginSection key={id} id={id} title={heading}>
          <section aria-label={heading}>
            <Component
              shown={data.shown}
              notSaved={acted?.part === id && 'refusal' in acted ? acted : undefined}
              once={acted?.part === id && 'once' in acted ? acted.once : undefined}
              here={address}
            />
          </section>
        </MarginSection>
      ))}
    </>
  ),
})
