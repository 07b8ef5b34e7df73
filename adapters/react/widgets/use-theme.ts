import { useCallback } from 'react'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import type { WidgetProps } from './page-of-widgets.ts'
import { useAnswer, type Answer } from './use-answer.ts'

/** The theme that a host names, from the page's one request. */
export function useTheme({
  page: { themes, window },
  host,
}: WidgetProps): readonly [Answer<ThemeCard | undefined>, () => void] {
  const url = host.dataset['theme'] ?? ''
  const ask = useCallback(() => themes.card(url), [themes, url])
  const [asked, askAgain] = useAnswer(window, ask)
  const again = useCallback(() => {
    themes.again()
    askAgain()
  }, [themes, askAgain])
  return [asked, again]
}
