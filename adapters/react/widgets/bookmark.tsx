import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { heartBox, heartName, heartSettings, isTextBeside, type HeartSettings } from '#core/wishlist/heart-settings.ts'
import { heartOf, type Heart } from '#core/wishlist/heart-state.ts'
import { Icon } from '../ui/icon.tsx'
import type { PageOfWidgets, ShownHeart, WidgetProps } from './page-of-widgets.ts'

/** The wishlist control on its host element. A host that names nothing to bookmark stays as it is. */
export function Bookmark({ page, host }: WidgetProps) {
  const settings = useMemo(() => heartSettings(host.dataset), [host])
  return settings ? <HeartButton page={page} host={host} settings={settings} /> : null
}

/**
 * A heart: 'Merken' or 'Gemerkt' (spec §4). It follows the page's wishlist and is busy while its own change is under
 * way.
 */
export function HeartButton({
  page: { wishlist },
  host,
  settings,
}: {
  readonly page: PageOfWidgets
  readonly host: HTMLElement
  readonly settings: HeartSettings
}) {
  const heart = useMemo<ShownHeart>(
    () => ({ item: { type: settings.type, value: settings.value }, host, domain: settings.domain }),
    [settings, host],
  )
  useEffect(() => wishlist.show(heart), [wishlist, heart])
  const shown = useSelector(wishlist.actor, (snapshot) => heartOf(snapshot, heart.item), isSameHeart)
  return (
    <button
      className={isTextBeside(settings) ? 'heart' : 'heart under'}
      type="button"
      data-primary
      aria-pressed={shown.state === 'bookmarked'}
      aria-busy={shown.busy}
      aria-label={heartName(settings.bookmarkLabel, shown.state)}
      onClick={() => wishlist.click(heart)}
    >
      <HeartPicture settings={settings} icon={shown.icon} />
      <span className={settings.textClass || undefined}>{shown.label}</span>
    </button>
  )
}

function HeartPicture({ settings, icon }: { readonly settings: HeartSettings; readonly icon: Heart['icon'] }) {
  const { iconStyle, fillColor } = settings
  const box = heartBox(settings)
  const own = fillColor === 'currentColor' ? undefined : fillColor
  const picture = (
    <Icon
      name="heart"
      className={['ico', !(isTextBeside(settings) && !settings.isSized) && 'own-size', icon === 'filled' && 'filled']
        .filter(Boolean)
        .join(' ')}
      width={box.size}
      height={box.size}
      strokeWidth={box.strokeWidth}
      style={icon === 'filled' && own ? { fill: own, stroke: own } : undefined}
    />
  )
  if (iconStyle === 'plain') return picture
  return (
    <span className={`icon-box ${iconStyle}`} style={{ padding: box.padding }}>
      {picture}
    </span>
  )
}

const isSameHeart = (one: Heart, other: Heart) => one.state === other.state && one.busy === other.busy
