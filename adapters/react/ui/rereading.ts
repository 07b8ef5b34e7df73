import { createContext } from 'react'

/** Reads the page anew that a browser took over; undefined on a page that stays as it came. */
export const Rereading = createContext<(() => Promise<void>) | undefined>(undefined)
