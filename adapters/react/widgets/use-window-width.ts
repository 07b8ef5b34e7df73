import { useSyncExternalStore } from 'react'

/** The width of the window in px, kept up to date. */
export const useWindowWidth = (window: Window): number =>
  useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed)
      return () => window.removeEventListener('resize', changed)
    },
    () => window.innerWidth,
  )
