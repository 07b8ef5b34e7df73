import { costsAddress } from '#core/costs/cost-query.ts'
import { costTables, journeysText } from '#core/costs/cost-tables.view.ts'
import {
  exemptText,
  incompleteText,
  notIncludedTexts,
  participantsText,
  priceNote,
  sumRows,
  travelText,
} from '#core/costs/cost-words.ts'
import type { CostChoices, CostEstimate, CostGroup } from '#core/costs/costs.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatEuro } from '#core/shared/money.ts'
import type { Frame } from '../../page.ts'
import { pageWording } from '#wording/pages.ts'
import { Amounts } from '../../blocks/amounts.tsx'
import { CostLines } from '../../blocks/cost-lines.tsx'
import { CostShare } from './cost-share.tsx'
import { costsPdfHref } from '#core/catalogue/event-links.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { MarginSection } from '../../ui/margin-section.tsx'

const words = pageWording.costs.result

/** The sums that matter, in the one box that matters. */
export const CostSum = ({
  estimate,
  choices,
  frame,
}: {
  readonly estimate: CostEstimate
  readonly choices: CostChoices
  readonly frame: Frame
}) => {
  const { event, participants, vatShown, totals, validUntil } = estimate
  const exempt = exemptText(event)
  const journeys = journeysText(estimate)
  return (
    <aside className="sum top-r stack" aria-labelledby="summe">
      <h2 id="summe">{words.together(participants)}</h2>
      <Amounts rows={sumRows(totals, vatShown).map((row) => ({ ...row, strong: row.big }))} />
      {!totals.complete && <p className="small">{incompleteText}</p>}
      {exempt !== undefined && <p className="small">{exempt}</p>}
      {journeys !== undefined && <p className="small">{words.travel(journeys)}</p>}
      <p className="small mute">
        {words.validUntil(formatDate(validUntil))}. {words.estimate}
      </p>
      <p>
        <a className="btn alt" href={costsAddress(costsPdfHref(event), choices)}>
          {words.pdf}
        </a>
      </p>
      <CostShare estimate={estimate} choices={choices} frame={frame} />
    </aside>
  )
}

/** How every table of the reckoning looks. */
const reckoned = { className: 'costs', columns: words.columns }

/** Every line of it: per person, and of all together. */
export const CostTables = ({ estimate }: { readonly estimate: CostEstimate }) => {
  const { participants, vatShown } = estimate
  return (
    <MarginSection title={words.heading} {...(participants > 1 && vatShown && { note: words.rounding })}>
      <div className="stack g4">
        {costTables(estimate).map(({ of, lines, totals }) =>
          of === 'all' ? (
            <section key="all" className="stack">
              <h3>{words.all}</h3>
              <CostLines
                {...reckoned}
                caption={words.captionAll(participants, priceNote(vatShown))}
                lines={lines}
                totals={totals}
                vatShown={vatShown}
              />
            </section>
          ) : (
            <GroupTable key={of.participants.join()} group={of} all={participants} vatShown={vatShown} />
          ),
        )}
      </div>
    </MarginSection>
  )
}

const GroupTable = ({
  group,
  all,
  vatShown,
}: {
  readonly group: CostGroup
  readonly all: number
  readonly vatShown: boolean
}) => {
  const way = travelText(group.travel)
  return (
    <section className="stack">
      <h3>{participantsText(group.participants, all)}</h3>
      <CostLines
        {...reckoned}
        caption={priceNote(vatShown)}
        lines={group.lines}
        totals={group.totals}
        vatShown={vatShown}
      />
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
                <dt>{withJoints(pageWording.shell.audiencesInFull[group])}</dt>
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
