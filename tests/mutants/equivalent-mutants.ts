/** A mutant that no test can notice, because it changes nothing that anybody could see. */
export interface EquivalentMutant {
  readonly file: string
  /** The trimmed line, and the change in it, as the run prints them. */
  readonly code: string
  readonly change: string
  readonly reason: string
}

export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'core/media/video-settings.ts',
    code: "origin = 'https://seminarhaus.invalid',",
    change: `'https://seminarhaus.invalid' → "https://seminarhaus.invalid~"`,
    reason: 'An origin that stands for no page at all: any other that nobody has does the same.',
  },
  {
    file: 'core/wishlist/wishlist.machine.ts',
    code: "if (current === undefined) throw new Error('No wish is being written')",
    change: 'current === undefined → false',
    reason: 'Tells a mistake in the machine; no state that asks for the current item is reached without one.',
  },
  {
    file: 'core/wishlist/wishlist.machine.ts',
    code: "if (bookmark === undefined) throw new Error('What is to be removed is not on the list')",
    change: 'bookmark === undefined → false',
    reason: 'Tells a mistake in the machine; a removal begins only while the list holds the item.',
  },
]
