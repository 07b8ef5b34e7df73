import { bookingStateLabels } from '#core/booking/booking-state.ts'
import type { YearCosts } from '#core/participation/costs-of-year.ts'
import type { GremiumYear } from '#core/participation/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { daysText } from '#core/shared/day-texts.ts'
import { formatEuro } from '#core/shared/money.ts'
import { gremiumBookingsWording } from '#wording/pages/gremium-bookings.ts'
import { Fact } from '../../ui/fact.tsx'
import { FoldTable } from '../../ui/fold-table.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { bookingsHref, type Looking } from './bookings-address.ts'

const words = gremiumBookingsWording.year

/** A year of a Gremium: what it costs, who learnt what, which events, and the same to take away. */
export const YearOfGremium = ({ year: ofYear, looking }: { readonly year: GremiumYear; readonly looking: Looking }) => {
  const { year, gremium, people, bookings, costs } = ofYear
  const query = new URLSearchParams({ gremium, year: String(year) }).toString()
  const thisYear = Number(ofYear.today.slice(0, 4))
  const years = [thisYear - 2, thisYear - 1, thisYear, thisYear + 1]
  return (
    <>
      <MarginSection
        id="jahr"
        title={words.title(year)}
        under={
          <p className="row small on-screen">
            <a href={`${addressOf.gremiumYearPdf}?${query}`}>{words.pdf}</a>
            <a href={`${addressOf.gremiumYear}?${query}&format=csv`}>{words.csv}</a>
          </p>
        }
      >
        <div className="stack g3">
          <nav aria-label={words.years} className="on-screen">
            <ul className="row">
              {years.map((one) => (
                <li key={one}>
                  <a
                    className="chip"
                    href={bookingsHref({ ...looking, year: one })}
                    aria-current={one === year ? 'true' : undefined}
                  >
                    {one}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {costs ? <Costs costs={costs} /> : <p className="small mute">{words.managers}</p>}
        </div>
      </MarginSection>
      <MarginSection id="mitglieder" title={words.people}>
        <People people={people} withCosts={costs !== undefined} />
      </MarginSection>
      <MarginSection id="termine" title={words.events}>
        {bookings.length === 0 ? (
          <p>{words.none(year)}</p>
        ) : (
          <ul className="party-people">
            {bookings.map((party) => (
              <li key={party.bookingId}>
                <WholeWords text={party.theme.title} />
                <span className="small mute">
                  {' '}
                  · {daysText(party.startDate, party.endDate)} · {bookingStateLabels[party.status]}
                </span>
              </li>
            ))}
          </ul>
        )}
      </MarginSection>
    </>
  )
}

const Costs = ({ costs }: { readonly costs: YearCosts }) => {
  const { total, budget, complete } = costs
  const parts = (['booked', 'past', 'fees', 'total', 'open'] as const).filter(
    (part) => part === 'total' || costs[part] > 0,
  )
  return (
    <div className="stack g2">
      {budget !== undefined && (
        <p className="stack g1">
          <meter className="budget" min={0} max={Math.max(budget, total)} value={total} aria-hidden="true" />
          <strong>{words.budget(formatEuro(total), formatEuro(budget))}</strong>
          <span>
            {total > budget ? words.over(formatEuro(total - budget)) : words.left(formatEuro(budget - total))}
          </span>
        </p>
      )}
      <dl className="facts">
        {parts.map((part) => (
          <Fact key={part} label={words.parts[part]}>
            {formatEuro(costs[part])}
          </Fact>
        ))}
      </dl>
      <p className="small mute">
        {words.note} {!complete && words.incomplete}
      </p>
    </div>
  )
}

const People = ({ people, withCosts }: { readonly people: GremiumYear['people']; readonly withCosts: boolean }) => {
  const { name, booked, attended, net } = words.columns
  return (
    <div className="tbl">
      <FoldTable
        caption={words.caption}
        captionClass="vh"
        columns={[name, booked, attended, ...(withCosts ? [net] : [])]}
      >
        {people.map((one) => (
          <tr key={one.name} role="row">
            <th role="rowheader" scope="row">
              {one.name}
            </th>
            <td role="cell" data-l={booked}>
              {one.booked}
            </td>
            <td role="cell" data-l={attended}>
              {one.attended}
            </td>
            {withCosts && (
              <td role="cell" data-l={net}>
                {formatEuro(one.net ?? 0)}
              </td>
            )}
          </tr>
        ))}
      </FoldTable>
    </div>
  )
}
