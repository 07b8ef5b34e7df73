import type { Visit } from '../visiting.ts'
import type { Door } from './door.ts'
import { holdsAnAccountOnSite } from './holding-an-account.ts'
import { keepsThingsOnSite } from './keeping-things.ts'
import { readsLimitedTextOnSite, readsPagesOnSite, readsTheLexiconOnSite } from './reading-texts.ts'
import { readsTheProgrammeOnSite } from './reading-the-programme.ts'
import { watchesAVideoOnSite } from './watching-a-video.ts'

/** A visit without a screen: ports and machines, exactly those that a page runs. */
export const visitOnSite = (door: Door): Visit => {
  let width = 1440
  return {
    programme: readsTheProgrammeOnSite(door),
    hearts: keepsThingsOnSite(door, () => width),
    account: holdsAnAccountOnSite(door),
    video: watchesAVideoOnSite(door),
    text: readsLimitedTextOnSite(),
    lexicon: readsTheLexiconOnSite(door),
    pages: readsPagesOnSite(door),
    widen: async (pixels) => {
      width = pixels
    },
    leave: async () => {},
  }
}
