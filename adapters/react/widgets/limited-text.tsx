import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { limitedTextMachine, textOf } from '#core/text/limited-text.machine.ts'
import { limitedTextSettings } from './limited-text-settings.ts'
import type { WidgetProps } from './page-of-widgets.ts'

/** A text of limited length on its host element, whose own content is the text. Expanding is one-way (spec §4). */
export function LimitedText({ host }: WidgetProps) {
  const settings = useMemo(() => limitedTextSettings(host), [host])
  const actor = useActorRef(limitedTextMachine, { input: settings })
  const { text, truncated, expandLabel } = textOf(useSelector(actor, (snapshot) => snapshot))
  const whole = useRef<HTMLDivElement>(null)
  const wasTruncated = useRef(truncated)
  useEffect(() => {
    // The button goes; whoever pressed it goes on reading where the text stands.
    if (wasTruncated.current && !truncated) whole.current?.focus()
    wasTruncated.current = truncated
  }, [truncated])
  return (
    <>
      {settings.stripTags ? (
        <div ref={whole} tabIndex={-1}>
          {text}
        </div>
      ) : (
        // The host's own content, which the page has shown before.
        <div ref={whole} tabIndex={-1} dangerouslySetInnerHTML={{ __html: text }} />
      )}
      {truncated && (
        <button className="txt" type="button" data-primary onClick={() => actor.send({ type: 'expand' })}>
          {expandLabel}
        </button>
      )}
    </>
  )
}
