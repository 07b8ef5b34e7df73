import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, type Ref } from 'react'
import { limitedTextMachine, textOf } from '#core/text/limited-text.machine.ts'
import { ownHtml } from '../ui/own-html.ts'
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
        <OwnContent html={text} box={whole} />
      )}
      {truncated && (
        <button className="txt" type="button" data-primary onClick={() => actor.send({ type: 'expand' })}>
          {expandLabel}
        </button>
      )}
    </>
  )
}

/** The host's own content, or the beginning of it: HTML that its page has shown before. */
const OwnContent = ({ html, box }: { readonly html: string; readonly box: Ref<HTMLDivElement> }) => (
  <div ref={box} tabIndex={-1} dangerouslySetInnerHTML={{ __html: useMemo(() => ownHtml(html), [html]) }} />
)
