import type { Screen } from '#features/screens/screen.ts'
import type { Visit } from '../visiting.ts'
import { holdsAnAccountOnScreen } from './holding-an-account.ts'
import { keepsThingsOnScreen } from './keeping-things.ts'
import type { Place } from './place.ts'
import { readsLimitedTextOnScreen, readsPagesOnScreen, readsTheLexiconOnScreen } from './reading-texts.ts'
import { readsTheProgrammeOnScreen } from './reading-the-programme.ts'
import { watchesAVideoOnScreen } from './watching-a-video.ts'

/** A visit with a screen: everything is found by labels and roles. */
export const visitOnScreen = (screen: Screen, house: Omit<Place, 'screen'>): Visit => {
  const place: Place = { screen, origin: house.origin, showPlainPage: house.showPlainPage }
  return {
    programme: readsTheProgrammeOnScreen(place),
    hearts: keepsThingsOnScreen(place),
    account: holdsAnAccountOnScreen(place),
    video: watchesAVideoOnScreen(place),
    text: readsLimitedTextOnScreen(place),
    lexicon: readsTheLexiconOnScreen(place),
    pages: readsPagesOnScreen(place),
    widen: (width) => screen.widen(width),
    leave: () => screen.close(),
  }
}
