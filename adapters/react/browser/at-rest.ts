import type { createBrowserRouter } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>
type RouterState = Router['state']

/** Whether something that somebody does is under way: a form that is sent, a page that is gone to. */
export const isActing = ({ fetchers, navigation }: RouterState): boolean =>
  navigation.state !== 'idle' || [...fetchers.values()].some(({ state }) => state !== 'idle')

/**
 * Resolves once nothing is under way. Whoever reads a page anew waits for it: React Router takes a reading that begins
 * while a form is being sent for a newer step of the reader, and then drops where the form leads and what it says.
 */
export async function atRest(router: Router): Promise<void> {
  while (isActing(router.state)) {
    await new Promise<void>((resolve) => {
      const leave = router.subscribe((state) => {
        if (isActing(state)) return
        leave()
        resolve()
      })
    })
  }
}
