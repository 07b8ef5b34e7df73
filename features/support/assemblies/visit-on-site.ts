import type { Visit } from '../visit.ts'
import { appliesForWorkOnSite } from '../../jobs/applying.on-site.ts'
import { asksForDataOnSite } from '../../people/on-site.ts'
import type { Door } from '../entry.ts'
import { asksTheFinderOnSite } from '../../finder/asking-the-finder.on-site.ts'
import { findsDatesOnSite } from '../../finder/finding-dates.on-site.ts'
import { holdsAnAccountOnSite } from '../../accounts/on-site.ts'
import { keepsThingsOnSite } from '../../wishlist/on-site.ts'
import { readsFeedsOnSite } from '../../feeds/on-site.ts'
import { readsLimitedTextOnSite, readsPagesOnSite, readsTheLexiconOnSite } from '../../knowledge/on-site.ts'
import { readsPlacesOnSite } from '../../venues/on-site.ts'
import { readsThemePagesOnSite } from '../../catalogue/theme-pages.on-site.ts'
import { readsTheProgrammeOnSite } from '../../catalogue/programme.on-site.ts'
import { reckonsCostsOnSite } from '../../costs/on-site.ts'
import { watchesAVideoOnSite } from '../../media/video.on-site.ts'

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
