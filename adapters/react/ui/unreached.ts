import { createContext } from 'react'

/** Whether what was asked last did not arrive; only a browser that took the page over can know that. */
export const Unreached = createContext(false)
