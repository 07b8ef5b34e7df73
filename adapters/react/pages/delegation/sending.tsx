import { reservationDays } from '#core/booking/booking.ts'
import { chosenAnew, chosenField, delegationHref } from '#core/delegation/delegation-address.ts'
import { meetingPapers, type Candidate, type Delegation } from '#core/delegation/delegation.ts'
import { gremiumField } from '#core/gremium/gremium-address.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { delegationWording as words } from '#wording/pages/delegation.ts'
import { CitingLine } from '../../ui/citing-line.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { People } from './people.tsx'

/** One form for all: who is ticked now goes onto the papers and into the cart. */
export const Sending = ({ delegation }: { readonly delegation: Delegation }) => {
  const { candidates, gremium, entryId, costs } = delegation
  const chosen = candidates.filter(({ isChosen }) => isChosen)
  const here = delegationHref(entryId, gremium.id)
  return (
    <form method="get" action={addressOf.delegation(entryId)}>
      <input type="hidden" name={gremiumField} value={gremium.id} />
      <input type="hidden" name={chosenAnew} value="1" />
      <MarginSection id={chosenField} title={words.people} note={words.peopleNote(chosen.length)}>
        <div className="stack g2">
          <People candidates={candidates} />
          <p className="on-screen">
            <button className="btn alt" type="submit">
              {words.reckon}
            </button>
          </p>
        </div>
      </MarginSection>
      <MarginSection id="lage" title={words.stands}>
        <Against delegation={delegation} chosen={chosen} />
      </MarginSection>
      <MarginSection id="kosten" title={words.costs} {...(costs && { note: words.costsOf(chosen.length) })}>
        {costs ? (
          <div className="stack g2">
            <dl className="facts">
              <div>
                <dt>{words.fee}</dt>
                <dd>{words.money(costs.net)}</dd>
              </div>
              {costs.withHotel !== costs.net && (
                <div>
                  <dt>{words.withHotel}</dt>
                  <dd>{words.money(costs.withHotel)}</dd>
                </div>
              )}
            </dl>
            {!costs.complete && <p className="small">{words.incomplete}</p>}
          </div>
        ) : (
          <p className="mute">{words.noCosts}</p>
        )}
      </MarginSection>
      <MarginSection id="sitzung" title={words.meeting} board>
        {delegation.decidesAlone ? (
          <p>
            <CitingLine text={words.alone} />
          </p>
        ) : (
          <div className="stack g2">
            <p>
              <CitingLine text={words.meetingText(delegation.resolveBy)} />
            </p>
            <p className="row on-screen">
              {meetingPapers.map((kind) => (
                <button
                  key={kind}
                  className="btn alt"
                  type="submit"
                  formMethod="get"
                  formAction={addressOf.meetingPaper(entryId, kind)}
                >
                  {words.papers[kind]}
                </button>
              ))}
            </p>
          </div>
        )}
      </MarginSection>
      <MarginSection id="plaetze" title={words.book}>
        {gremium.role === 'verwalter' ? (
          <div className="stack g2">
            <p>{words.bookText(reservationDays)}</p>
            <p className="row on-screen">
              {modesFor(delegation.placesLeft).map((mode, nth) => (
                <button
                  key={mode}
                  className={nth === 0 ? 'btn' : 'btn alt'}
                  type="submit"
                  name="mode"
                  value={mode}
                  formMethod="post"
                  formAction={here}
                >
                  {words.modes[mode]}
                </button>
              ))}
            </p>
          </div>
        ) : (
          <p>{words.managersOnly}</p>
        )}
      </MarginSection>
    </form>
  )
}

const modesFor = (placesLeft: number) =>
  placesLeft === 0 ? (['warteliste'] as const) : (['reservieren', 'buchen'] as const)

/** What speaks against sending the chosen on these days. */
const Against = ({
  delegation: { placesLeft, holidays, leavesTooFew },
  chosen,
}: {
  readonly delegation: Delegation
  readonly chosen: readonly Candidate[]
}) => {
  const lines = [
    ...(placesLeft < Math.max(chosen.length, 1) ? [words.tooFewSeats(placesLeft, chosen.length)] : []),
    ...holidays.map(words.holiday),
    ...(leavesTooFew ? [words.leavesTooFew] : []),
    ...chosen.flatMap(({ name, clashes }) => clashes.map((clash) => words.clashOf(name, words.clash(clash)))),
  ]
  if (lines.length === 0) return <p>{words.nothingAgainst}</p>
  return (
    <ul className="dash">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
