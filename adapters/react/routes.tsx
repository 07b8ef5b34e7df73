import { data, type RouteObject } from 'react-router-dom'
import type { Brand } from '#core/content/content.ts'
import type { Site } from '#core/site.ts'
import type { PageSettings } from '#core/page-rendering.ts'
import type { Asked, Page } from './page.ts'
import { buildingBlocksPage } from './pages/building-blocks.tsx'
import { confirmPage } from './pages/confirm.tsx'
import { contentPage } from './pages/content.tsx'
import { eventPage } from './pages/event.tsx'
import { eventsPage } from './pages/events.tsx'
import { homePage } from './pages/home.tsx'
import { lexiconEntryPage } from './pages/lexicon-entry.tsx'
import { lexiconPage } from './pages/lexicon.tsx'
import { overviewPage } from './pages/overview.tsx'
import { registeredPage } from './pages/registered.tsx'
import { registrationPage } from './pages/registration.tsx'
import { rubricPage } from './pages/rubric.tsx'
import { searchPage } from './pages/search.tsx'
import { signInPage } from './pages/sign-in.tsx'
import { signOutPage } from './pages/sign-out.tsx'
import { themeDatesPage } from './pages/theme-dates.tsx'
import { themePage } from './pages/theme.tsx'
import { wishlistPage } from './pages/wishlist.tsx'

/** What the renderer hands to every loader and action. */
export interface RouteContext {
  readonly site: Site
  readonly brand: Brand
  readonly settings: PageSettings
  readonly requestId: string
  readonly form: Readonly<Record<string, string>>
}

type Told = Parameters<Exclude<RouteObject['loader'], boolean | undefined>>[0]

const asked = ({ request, params, context }: Told): Asked => ({
  ...(context as RouteContext),
  params,
  url: new URL(request.url),
})

const route = <D, A>(path: string, page: Page<D, A>): RouteObject => ({
  path,
  caseSensitive: true,
  handle: page,
  async loader(told) {
    const shown = await page.loader(asked(told))
    return data(shown, { status: shown.status ?? 200 })
  },
  ...(page.action && { action: (told: Told) => page.action?.(asked(told)) }),
})

/** Every page by its address (spec §2). */
export const routes: RouteObject[] = [
  route('/', homePage),
  route('/seminare/rubrik', overviewPage),
  route('/seminare/r/:rubric', rubricPage),
  route('/seminare/t/:theme', themePage),
  route('/seminare/t/:theme/termine', themeDatesPage),
  route('/seminare/p', eventsPage),
  route('/seminare/p/:event', eventPage),
  route('/suche', searchPage),
  route('/brick', buildingBlocksPage),
  route('/wishlist/list', wishlistPage),
  route('/kundenportal/login', signInPage),
  route('/kundenportal/login/:email', signInPage),
  route('/kundenportal/logout', signOutPage),
  route('/registrierung', registrationPage),
  route('/registrierung/danke', registeredPage),
  route('/registrierung/bestaetigen/:token', confirmPage),
  route('/:lexicon/:group', lexiconPage),
  route('/:lexicon/:group/:slug', lexiconEntryPage),
  route('/:slug', contentPage),
]
