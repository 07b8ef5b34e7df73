import type { createBrowserRouter } from 'react-router-dom'

/** As much of a router as tells what is under way. */
export type WatchedRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** Whether something that somebody does is under way: a form that is sent, a page that is gone to. */
export const isActing = ({ fetchers, navigation }: WatchedRouter['state']): boolean =>
  navigation.state !== 'idle' || [...fetchers.values()].some(({ state }) => state !== 'idle')
