import { useCallback } from 'react'
import { targetGroups } from '#core/shared/target-group.ts'
import { lexiconColumns } from '#core/knowledge/lexicon/lexicon-columns.ts'
import { Icon } from '../ui/icon.tsx'
import type { WidgetProps } from './page-of-widgets.ts'
import { useAnswer } from './use-answer.ts'
import { useWindowWidth } from './use-window-width.ts'
import { Failed, Waiting } from './waiting-or-failed.tsx'

/** The lexicon's titles as links in 1, 2 or 4 columns, by the width of the window (spec §9). */
export function LexiconGrid({ page: { window, site, wording }, host }: WidgetProps) {
  const group = targetGroups.find((known) => known === host.dataset['group']) ?? 'br'
  const columns = lexiconColumns(useWindowWidth(window))
  const ask = useCallback(() => site.knowledge.lexicon.lexicon({ group }), [site, group])
  const [asked, again] = useAnswer(window, ask)
  if (asked.state === 'waiting') return <Waiting wording={wording} />
  if (asked.state === 'failed' || !asked.value.ok)
    return <Failed wording={wording} what={wording.failed.lexicon} onAgain={again} />
  const { items } = asked.value.value
  if (items.length === 0) return <p className="small">{wording.lexicon.empty}</p>
  return (
    <ul className="lex" data-columns={columns} aria-label={wording.lexicon[group]}>
      {items.map(({ title, url }) => (
        <li key={url}>
          <a href={url}>
            <Icon name="right" />
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
