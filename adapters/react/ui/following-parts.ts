import { createContext } from 'react'

/** Follows a part of the page: reads the page anew where it has changed, and tells so aloud. Answers how to stop. */
export type Following = (status: HTMLElement, part: string, says: string) => () => void

/** How parts are followed of a page that a browser took over; undefined on a page that stays as it came. */
export const FollowingParts = createContext<Following | undefined>(undefined)
