/**
 * A button that is exchanged between press and release gets no click from the browser. So nothing is mounted while
 * something is held inside a host: until the click, or shortly after a release that brings none.
 */
export interface HeldPress {
  press(): void
  release(): void
  /** The click has come: nothing is held any more. */
  clicked(): void
  /** Resolves when nothing is held. */
  released(): Promise<void>
}

/** On touch screens the click may follow the release by some 300 ms. */
const clickComesWithin = 350
/** A release outside the window is never heard of. */
const longestPress = 5_000

export function heldPress(window: Pick<Window, 'setTimeout' | 'clearTimeout'>): HeldPress {
  let held: { readonly end: Promise<void>; readonly let: () => void } | undefined
  let timer: number | undefined
  const letGo = () => {
    window.clearTimeout(timer)
    held?.let()
    held = undefined
  }
  const letGoIn = (milliseconds: number) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(letGo, milliseconds)
  }
  return {
    press() {
      if (!held) {
        const { promise, resolve } = Promise.withResolvers<void>()
        held = { end: promise, let: resolve }
      }
      letGoIn(longestPress)
    },
    release: () => held && letGoIn(clickComesWithin),
    clicked: letGo,
    released: async () => held?.end,
  }
}
