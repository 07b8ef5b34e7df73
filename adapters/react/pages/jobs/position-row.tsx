import type { Position } from '#core/jobs/jobs.ts'
import { positionHref } from '#core/jobs/position-links.ts'
import { formatDate } from '#core/shared/dates.ts'
import { formatWholeEuro } from '#core/shared/money.ts'
import { pageWording } from '#wording/pages.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Icon } from '../../ui/icon.tsx'

const words = pageWording.jobs.position

/** 'Vollzeit oder Teilzeit, befristet, 30 bis 39 Stunden in der Woche' */
const hoursText = ({ extent, contract, hours }: Position): string =>
  words.employment(
    extent.map((each) => words.extent[each]),
    words.contract[contract],
    hours,
  )

const salaryText = ({ salary }: Position): string =>
  salary ? words.salary(formatWholeEuro(salary.from), formatWholeEuro(salary.to)) : words.salaryOpen

/** An open position in a list; briefly beside another one. */
export const PositionRow = ({ position, brief = false }: { readonly position: Position; readonly brief?: boolean }) => (
  <article className="position">
    <div className="main stack g1">
      <p className="small mute">{position.department.title}</p>
      <h3>
        <a href={positionHref(position)}>{withJoints(position.title)}</a>
      </h3>
      {!brief && <p>{position.teaser}</p>}
      <p className="where">
        <Icon name="pin" />
        <span>{words.workplace[position.workplace](position.city)}</span>
      </p>
    </div>
    <div className="stack g1 small">
      <p>{hoursText(position)}</p>
      {position.salary && (
        <p>
          <strong>{salaryText(position)}</strong>
        </p>
      )}
      <p className="mute">
        {words.facts.until} {formatDate(position.validThrough)}
      </p>
      <p>
        <GoLink href={positionHref(position)} label={`${pageWording.jobs.list.details}: ${position.title}`}>
          {pageWording.jobs.list.details}
        </GoLink>
      </p>
    </div>
  </article>
)

/** What one asks first of a position. */
export const PositionFacts = ({ position }: { readonly position: Position }) => {
  const { facts } = words
  const rows = [
    [facts.department, position.department.title],
    [facts.location, words.workplace[position.workplace](position.city)],
    [facts.employment, hoursText(position)],
    [facts.salary, salaryText(position)],
    [facts.posted, formatDate(position.postedOn)],
    [facts.until, formatDate(position.validThrough)],
  ] as const
  return (
    <dl className="facts">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
