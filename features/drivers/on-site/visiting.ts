import type { Visit } from '../visiting.ts'
import { appliesForWorkOnSite } from './applying-for-work.ts'
import { asksForDataOnSite } from './asking-for-data.ts'
import type { Door } from './door.ts'
import { asksTheFinderOnSite } from './asking-the-finder.ts'
import { findsDatesOnSite } from './finding-dates.ts'
import { holdsAnAccountOnSite } from './holding-an-account.ts'
import { keepsThingsOnSite } from './keeping-things.ts'
import { readsFeedsOnSite } from './reading-feeds.ts'
import { readsLimitedTextOnSite, readsPagesOnSite, readsTheLexiconOnSite } from './reading-texts.ts'
import { readsPlacesOnSite } from './reading-places.ts'
import { readsThemePagesOnSite } from './reading-theme-pages.ts'
import { readsTheProgrammeOnSite } from './reading-the-programme.ts'
import { reckonsCostsOnSite } from './reckoning-costs.ts'
import { watchesAVideoOnSite } from './watching-a-video.ts'

/** A visit without a screen: ports and machines, exactly those that a page runs. */
export const visitOnSite = (door: Door): Visit => {
  let width = 1440
  return {
    programme: readsTheProgrammeOnSite(door),
    themePages: readsThemePagesOnSite(door),
    places: readsPlacesOnSite(door),
    finder: findsDatesOnSite(door),
    search: asksTheFinderOnSite(door),
    costs: reckonsCostsOnSite(door),
    hearts: keepsThingsOnSite(door, () => width),
    account: holdsAnAccountOnSite(door),
    video: watchesAVideoOnSite(door),
    text: readsLimitedTextOnSite(),
    lexicon: readsTheLexiconOnSite(door),
    work: appliesForWorkOnSite(door),
    pages: readsPagesOnSite(door),
    data: asksForDataOnSite(door),
    feeds: readsFeedsOnSite(door.site, door.origin),
    widen: async (pixels) => {
      width = pixels
    },
    leave: async () => {},
  }
}
