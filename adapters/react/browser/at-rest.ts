import { isActing, type WatchedRouter } from './is-acting.ts'

/**
 * Resolves once nothing is under way. Whoever reads a page anew waits for it: React Router takes a reading that begins
 * while a form is being sent for a newer step of the reader, and then drops where the form leads and what it says.
 */
export async function atRest(router: WatchedRouter): Promise<void> {
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
