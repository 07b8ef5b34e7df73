import type { Following } from '../ui/following-parts.ts'

/** Parts of a page that React draws: the page is read anew, and what differs is drawn in its place. */
export const followingParts =
  (window: Window, readAnew: () => Promise<void>, failed: (error: unknown) => void): Following =>
  (status, part, says) => {
    let stop: (() => void) | undefined
    let isOver = false
    const text = () => window.document.getElementById(part)?.textContent
    const begin = async (): Promise<void> => {
      const { followPart } = await import('./follow-part.ts')
      if (isOver) return
      stop = followPart(status, window, async () => {
        const before = text()
        await readAnew()
        await drawn(window)
        return text() === before ? {} : { says }
      })
    }
    begin().catch(failed)
    return () => {
      isOver = true
      stop?.()
    }
  }

/** React draws what was read a moment later. */
const drawn = (window: Window): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, 200))
