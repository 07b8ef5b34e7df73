import { useCallback, useEffect, useState } from 'react'
import { reportTo } from '../ui/report-error.ts'

export type Answer<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'here'; readonly value: T }

/** Asks for something when it is first drawn, and again when told to. */
export function useAnswer<T>(window: Window, ask: () => Promise<T>): readonly [Answer<T>, () => void] {
  const [answer, put] = useState(ask)
  const [asked, become] = useState<Answer<T>>({ state: 'waiting' })
  useEffect(() => {
    let over = false
    answer.then(
      (value) => over || become({ state: 'here', value }),
      (error: unknown) => {
        reportTo(window, error)
        if (!over) become({ state: 'failed' })
      },
    )
    return () => {
      over = true
    }
  }, [window, answer])
  const again = useCallback(() => {
    become({ state: 'waiting' })
    put(ask())
  }, [ask])
  return [asked, again]
}
