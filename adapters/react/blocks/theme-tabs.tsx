import type { ThemePage } from '#core/catalogue/catalogue.ts'
import { hasInPersonEvents } from '#core/catalogue/event-kind.ts'
import { isConference } from '#core/catalogue/theme-kind.ts'
import { themePagesOf } from './theme-of-page.ts'
import { themePagesWording } from '#wording/pages/theme-pages.ts'
import { SubNavigation } from '../ui/sub-navigation.tsx'

const words = themePagesWording.tabs

export type ThemeTab = 'overview' | 'events' | 'starterPackage' | 'evenings' | 'inhouse'
type ThemeShown = ThemePage['theme']

/** The pages of a theme that have something to say. */
export const tabsOf = (theme: ThemeShown): readonly ThemeTab[] => {
  const there: Readonly<Record<ThemeTab, boolean>> = {
    overview: true,
    events: true,
    starterPackage: (theme.content[0]?.starterPackages.length ?? 0) > 0,
    evenings: hasInPersonEvents(theme),
    inhouse: !isConference(theme),
  }
  return (Object.keys(there) as ThemeTab[]).filter((tab) => there[tab])
}

/** Leads from each page of a theme to the others. */
export const ThemeTabs = ({ theme, current }: { readonly theme: ThemeShown; readonly current: ThemeTab }) => (
  <SubNavigation
    label={words.label}
    ways={tabsOf(theme).map((tab) => ({ href: themePagesOf[tab](theme), title: words[tab], current: tab === current }))}
  />
)
