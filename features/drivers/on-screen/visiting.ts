import type { Screen } from '#features/screens/screen.ts'
import type { Visit } from '../visiting.ts'
import { appliesForWorkOnScreen } from './applying-for-work.ts'
import { findsDatesOnScreen } from './finding-dates.ts'
import { holdsAnAccountOnScreen } from './holding-an-account.ts'
import { keepsThingsOnScreen } from './keeping-things.ts'
import type { Place } from './place.ts'
import { readsFeedsBesideTheScreen } from './reading-feeds.ts'
import { readsLimitedTextOnScreen, readsPagesOnScreen, readsTheLexiconOnScreen } from './reading-texts.ts'
import { readsPlacesOnScreen } from './reading-places.ts'
import { readsThemePagesOnScreen } from './reading-theme-pages.ts'
import { readsTheProgrammeOnScreen } from './reading-the-programme.ts'
import { reckonsCostsOnScreen } from './reckoning-costs.ts'
import { watchesAVideoOnScreen } from './watching-a-video.ts'

/** A visit with a screen: everything is found by labels and roles. */
export const visitOnScreen = (screen: Screen, house: Omit<Place, 'screen'>): Visit => {
  const place: Place = { screen, origin: house.origin, showPlainPage: house.showPlainPage }
  return {
    programme: readsTheProgrammeOnScreen(place),
    themePages: readsThemePagesOnScreen(place),
    places: readsPlacesOnScreen(place),
    finder: findsDatesOnScreen(place),
    costs: reckonsCostsOnScreen(place),
    hearts: keepsThingsOnScreen(place),
    account: holdsAnAccountOnScreen(place),
    video: watchesAVideoOnScreen(place),
    text: readsLimitedTextOnScreen(place),
    lexicon: readsTheLexiconOnScreen(place),
    work: appliesForWorkOnScreen(place),
    pages: readsPagesOnScreen(place),
    feeds: readsFeedsBesideTheScreen(place),
    widen: (width) => screen.widen(width),
    leave: () => screen.close(),
  }
}
