import {
  incompleteText,
  notIncludedTexts,
  participantsText,
  sumLabels,
  travelText,
  vatLabel,
} from '#core/costs/cost-words.ts'
import type { CostChoices, CostEstimate, CostGroup } from '#core/costs/costs.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro } from '#core/shared/money.ts'
import { costsAddress } from '../cost-choices.ts'
import { pageWording } from '../wording/pages.ts'
import { CostTable } from './cost-table.tsx'
import { costsPdfHref } from './event-addresses.ts'
import { MarginSection } from './margin-section.tsx'

const words = pageWording.costs.result

/** The sums that matter, in the one box that matters. */
export const CostSum = ({
  estimate: { event, participants, totals, travel, validUntil },
  choices,
}: {
  readonly estimate: CostEstimate
  readonly choices: CostChoices
}) => (
  <aside className="sum top-r stack" aria-labelledby="summe">
    <h2 id="summe">{words.together(participants)}</h2>
    <dl className="tot">
      <div>
        <dt>{sumLabels(totals).net}</dt>
        <dd>{formatEuro(totals.net)}</dd>
      </div>
      {totals.vatByRate.map((part) => (
        <div key={part.rate}>
          <dt>{vatLabel(part)}</dt>
          <dd>{formatEuro(part.vat)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{sumLabels(totals).gross}</dt>
        <dd>{formatEuro(totals.gross)}</dd>
      </div>
    </dl>
    {!totals.complete && <p className="small">{incompleteText}</p>}
    {travel > 0 && <p className="small">{words.travel(formatEuro(travel))}</p>}
    <p className="small mute">
      {words.validUntil(formatDate(validUntil))}. {words.estimate}
    </p>
    <p>
      <a className="btn alt" href={costsAddress(costsPdfHref(event), choices)}>
        {words.pdf}
      </a>
    </p>
  </aside>
)

/** Every line of it: per person, and of all together. */
export const CostTables = ({ estimate }: { readonly estimate: CostEstimate }) => {
  const { participants, groups, lines, totals } = estimate
  return (
    <MarginSection title={words.heading} {...(participants > 1 && { note: words.rounding })}>
      <div className="stack g4">
        {groups.map((group) => (
          <GroupTable key={group.participants.join()} group={group} all={participants} />
        ))}
        {participants > 1 && (
          <section className="stack">
            <h3>{words.all}</h3>
            <CostTable caption={words.captionAll(participants)} lines={lines} totals={totals} />
          </section>
        )}
      </div>
    </MarginSection>
  )
}

const GroupTable = ({ group, all }: { readonly group: CostGroup; readonly all: number }) => {
  const way = travelText(group.travel)
  return (
    <section className="stack">
      <h3>{participantsText(group.participants, all)}</h3>
      <CostTable caption={words.caption} lines={group.lines} totals={group.totals} />
      {way !== undefined && <p className="small">{`${words.travel(formatEuro(group.travel.cents))} (${way})`}</p>}
    </section>
  )
}

/** What is in no sum, and on what the claim rests. */
export const CostNotes = ({ estimate: { notIncluded, legalBasis } }: { readonly estimate: CostEstimate }) => (
  <>
    <MarginSection title={words.notIncluded}>
      <ul className="dash">
        {notIncluded.map((key) => (
          <li key={key}>{notIncludedTexts[key]}</li>
        ))}
      </ul>
    </MarginSection>
    {legalBasis.length > 0 && (
      <MarginSection title={words.legalBasis}>
        <div className="stack">
          <dl className="lines slots">
            {legalBasis.map(({ group, training, costs }) => (
              <div key={group}>
                <dt>{pageWording.shell.audiencesInFull[group]}</dt>
                <dd>{words.legalText(training, costs)}</dd>
              </div>
            ))}
          </dl>
          <p className="small mute">{words.advice}</p>
        </div>
      </MarginSection>
    )}
  </>
)
