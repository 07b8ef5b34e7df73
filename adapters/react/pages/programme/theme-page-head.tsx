import type { ThemePage } from '#core/catalogue/catalogue.ts'
import { themeItem } from '#core/wishlist/bookmark-items.ts'
import type { Frame } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { RubricBadge } from '../../blocks/rubric-badge.tsx'
import { ThemeTabs, type ThemeTab } from '../../blocks/theme-tabs.tsx'

interface Headed {
  readonly theme: ThemePage['theme']
  readonly current: ThemeTab
  readonly heading: string
  readonly lead?: string
  readonly frame: Frame
}

/** What a sub-page of a theme begins with. */
export const ThemePageHead = ({ theme, current, heading, lead, frame }: Headed) => (
  <>
    <div className="wrap rhead stack g2">
      <div className="row apart">
        <RubricBadge rubric={theme.rubric} />
        <HeartHost item={themeItem(theme)} label={theme.title} frame={frame} />
      </div>
      <h1>{withJoints(heading)}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </div>
    <ThemeTabs theme={theme} current={current} />
  </>
)
