import * as addressOf from '#core/shared/addresses.ts'
import type { PageView } from '../page.ts'

/** Views of pages by their path; each is loaded where it is shown. */
export type ServedViews = Readonly<Record<string, () => Promise<PageView<unknown, unknown>>>>

/** Pages that a browser takes over and whose data the server goes on reading: those of the members' portal. */
export const servedViews: ServedViews = {
  [addressOf.overview]: async () => (await import('../pages/overview/overview.tsx')).memberOverviewView,
}
