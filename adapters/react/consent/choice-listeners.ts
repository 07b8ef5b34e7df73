import type { Consent } from '#core/media/media.ts'
import { onChangeElsewhere } from './changed-elsewhere.ts'

type Heard = (consent: Consent) => void

/** Who is told of choices on a page. */
export interface ChoiceListeners {
  /** Somebody has chosen here, be it the same again. */
  chosen(): void
  subscribe(heard: Heard): () => void
}

/** Listens for choices elsewhere as long as somebody here wants to know; told is what differs from what was told. */
export function choiceListeners(window: Window, current: () => Consent): ChoiceListeners {
  const listeners = new Set<Heard>()
  let told = current()
  let stop: (() => void) | undefined
  const tell = () => {
    told = current()
    for (const heard of listeners) heard(told)
  }
  const elsewhere = () => {
    const { decided, marketing } = current()
    if (decided !== told.decided || marketing !== told.marketing) tell()
  }
  return {
    chosen: tell,
    subscribe(heard) {
      if (listeners.size === 0) {
        told = current()
        stop = onChangeElsewhere(window, elsewhere)
      }
      listeners.add(heard)
      return () => {
        listeners.delete(heard)
        if (listeners.size === 0) stop?.()
      }
    },
  }
}
