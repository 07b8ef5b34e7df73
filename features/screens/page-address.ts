import type { Screen } from './screen.ts'

/** Where a visit with a screen takes place. */
export interface PageAddress {
  readonly screen: Screen
  readonly origin: string
  /** Serves a page at a path of the application: one that somebody else of our origin built. */
  showPlainPage(path: string, html: string): void
}

/** Asks again for a moment: a page draws when it likes. */
export const soon = async <T>(look: () => Promise<T | undefined>, within = 3000): Promise<T | undefined> => {
  const end = Date.now() + within
  for (;;) {
    const found = await look()
    if (found !== undefined || Date.now() > end) return found
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** The same, for what must come. */
export const sooner = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
  const found = await soon(look)
  if (found === undefined) throw new Error(`there is no ${what}`)
  return found
}
