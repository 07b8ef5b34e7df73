import { accountsOf } from './accounts/accounts.service.ts'
import { signedInUserId } from './accounts/session.ts'
import { catalogueOf } from './catalogue/catalogue.service.ts'
import { contentOf } from './content/content.service.ts'
import { diagnosticsOf } from './diagnostics/diagnostics.service.ts'
import { knowledgeOf } from './knowledge/knowledge.service.ts'
import type { Needs } from './needs.ts'
import type { Visitor } from './shared/visitor.ts'
import type { Site } from './site.ts'
import { venuesOf } from './venues/venues.service.ts'
import { wishlistOf } from './wishlist/wishlist.service.ts'

/** The application: answers, for every visitor, the site as he sees it. What is the same for all is wired once. */
export const openSite = (needs: Needs): ((visitor: Visitor) => Site) => {
  const forEveryone = {
    catalogue: catalogueOf(needs),
    venues: venuesOf(needs),
    knowledge: knowledgeOf(needs),
    content: contentOf(needs),
  }
  return (visitor) => ({
    ...forEveryone,
    wishlist: wishlistOf(() => signedInUserId(visitor, needs), needs),
    accounts: accountsOf(visitor, needs),
    diagnostics: diagnosticsOf(visitor, needs),
  })
}
