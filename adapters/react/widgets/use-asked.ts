import { useCallback, useEffect, useState } from 'react'

export type Asked<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'here'; readonly value: T }

/** Asks for something once it is drawn, and again when told to. `ask` must keep its identity. */
export function useAsked<T>(ask: () => Promise<T>): readonly [Asked<T>, () => void] {
  const [asked, become] = useState<Asked<T>>({ state: 'waiting' })
  const [round, next] = useState(0)
  useEffect(() => {
    let gone = false
    become({ state: 'waiting' })
    ask().then(
      (value) => gone || become({ state: 'here', value }),
      (error: unknown) => {
        if (gone) return
        console.error(error)
        become({ state: 'failed' })
      },
    )
    return () => {
      gone = true
    }
  }, [ask, round])
  return [asked, useCallback(() => next((number) => number + 1), [])]
}
