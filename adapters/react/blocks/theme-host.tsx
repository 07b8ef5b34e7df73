import type { Theme } from '#core/catalogue/catalogue.ts'
import { themeHref, type themeLinks } from '#core/catalogue/theme-links.ts'
import { GoLink } from '../ui/go-link.tsx'

const label = {
  'theme-teaser': 'Zum Seminar',
  'theme-info-box': 'Details',
} as const satisfies Readonly<Record<string, keyof typeof themeLinks>>

/** The host of a theme's teaser or info box: a link to the theme until somebody sees it and the widget has drawn it. */
export const ThemeHost = ({
  widget,
  theme,
}: {
  readonly widget: keyof typeof label
  readonly theme: Pick<Theme, 'url' | 'redirectUrl' | 'title'>
}) => (
  <div className="narrow" data-widget={widget} data-theme={theme.url}>
    <GoLink href={themeHref(theme)} label={`${label[widget]}: ${theme.title}`}>
      {label[widget]}
    </GoLink>
  </div>
)
