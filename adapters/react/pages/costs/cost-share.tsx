import { costsAddress } from '#core/costs/cost-query.ts'
import type { CostChoices, CostEstimate } from '#core/costs/costs.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import type { Frame } from '../../page.ts'
import { pageWording } from '#wording/pages.ts'
import { costsHref } from '#core/catalogue/event-links.ts'
import { Icon } from '../../ui/icon.tsx'
import { mailHref } from '#core/brand/mail-link.ts'

const words = pageWording.costs.share

/** Passes the whole calculation on by its address: to bookmark, by mail, and with a script at the press of a button. */
export const CostShare = ({
  estimate: { event },
  choices,
  frame: { settings },
}: {
  readonly estimate: CostEstimate
  readonly choices: CostChoices
  readonly frame: Frame
}) => {
  const address = `${settings.siteOrigin}${costsAddress(costsHref(event), choices)}`
  const subject = words.subject(event.theme.title, dateRange(event.startDate, event.endDate))
  return (
    <details className="share" data-share={subject}>
      <summary>
        {words.open}
        <Icon name="down" />
      </summary>
      <div className="stack">
        <div className="field">
          <label htmlFor="adresse">{words.address}</label>
          <span className="hint" id="adresse-hint">
            {words.hint}
          </span>
          <input className="in" id="adresse" type="url" readOnly value={address} aria-describedby="adresse-hint" />
        </div>
        <p className="row">
          <button className="btn alt" type="button" data-copies="" hidden>
            {words.copy}
          </button>
          <button className="btn alt" type="button" data-sends="" hidden>
            {words.send}
          </button>
          <a href={mailHref({ email: '' }, subject, address)}>{words.mail}</a>
        </p>
        <p className="small" role="status" data-copied={words.copied} data-not-copied={words.notCopied} />
      </div>
    </details>
  )
}
