import type { AccessibilityCheck } from '#pages-port/page-rendering.ts'
import { formatDate } from '#core/shared/dates.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.reading.accessibilityCheck

/** When the pages were last checked by a machine, how far, and what it found. */
export const AccessibilityCheckResult = ({ check }: { readonly check: AccessibilityCheck }) => {
  const rows = [
    [words.checkedOn, formatDate(check.on)],
    [words.tool, check.tool],
    [words.rules, words.rulesText],
    [words.extent, words.extentText(check.pages, check.states)],
    [words.result, words.findings(check.findings)],
  ] as const
  return (
    <section className="checked" aria-labelledby="pruefung">
      <h2 id="pruefung" className="h3">
        {words.heading}
      </h2>
      <dl className="facts">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="small mute">{words.note}</p>
    </section>
  )
}
