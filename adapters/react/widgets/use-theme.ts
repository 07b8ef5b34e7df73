import { useCallback } from 'react'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import type { WidgetProps } from './page-of-widgets.ts'
import { useAsked, type Asked } from './use-asked.ts'

/** The theme that a host names, from the page's one request. */
export function useTheme({
  page: { themes, window },
  host,
}: WidgetProps): readonly [Asked<ThemeCard | undefined>, () => void] {
  const url = host.dataset['theme'] ?? ''
  const ask = useCallback(() => themes.card(url), [themes, url])
  const [asked, askAgain] = useAsked(window, ask)
  const again = useCallback(() => {
    themes.again()
    askAgain()
  }, [themes, askAgain])
  return [asked, again]
}
