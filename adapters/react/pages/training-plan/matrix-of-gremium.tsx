import { eventHref } from '#core/catalogue/theme-links.ts'
import type { GremiumPlan } from '#core/gremium-plan/ports.ts'
import { dayText } from '#core/shared/day-texts.ts'
import type { Standing } from '#core/training-plan/matrix.ts'
import { gremiumPlanWording as words } from '#wording/pages/gremium-plan.ts'
import { stepTitle, trainingPlanWording } from '#wording/training-plan.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'

const { standings, mandates, duties } = trainingPlanWording

/** Each is told by sign and word, never by colour alone. */
const signs: Readonly<Record<Standing['is'], { readonly icon?: IconName; readonly className: string }>> = {
  attended: { icon: 'tick', className: 'stat ok' },
  booked: { icon: 'calendar', className: 'stat ok' },
  planned: { icon: 'clock', className: 'stat' },
  missing: { icon: 'alert', className: 'stat bad' },
  'not-needed': { className: 'stat mute' },
}

/** Who of a Gremium has which basics: a row for each member, a column for each training. */
export const MatrixOfGremium = ({ plan: { members, matrix } }: { readonly plan: GremiumPlan }) => (
  // A wide table is scrolled with the keyboard, too.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="scroll" role="region" tabIndex={0} aria-label={words.matrix}>
    <table className="matrix">
      <caption className="vh">{words.matrix}</caption>
      <thead>
        <tr>
          <th scope="col">{words.member}</th>
          {matrix.trainings.map((key) => (
            <th key={key} scope="col">
              {withJoints(stepTitle(key, undefined))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matrix.rows.map(({ person, standings: row }) => {
          const member = members.find((one) => one.person === person)
          return (
            <tr key={person}>
              <th scope="row">
                {member?.name}
                {member && (
                  <span className="small mute">
                    {[mandates[member.mandate], ...member.duties.map((duty) => duties[duty])].join(', ')}
                  </span>
                )}
              </th>
              {row.map((standing, column) => (
                <td key={matrix.trainings[column]}>
                  <Sign standing={standing} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.totals}</th>
          {matrix.totals.map(({ needed, attended }, column) => (
            <td key={matrix.trainings[column]}>{words.total(attended, needed)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  </div>
)

const Sign = ({ standing }: { readonly standing: Standing }) => {
  const { icon, className } = signs[standing.is]
  return (
    <p className={className}>
      {icon && <Icon name={icon} />}
      {standing.is === 'planned' ? (
        <span>
          {standings.planned}
          {', '}
          <a href={eventHref(standing.event)}>{dayText(standing.event.startDate)}</a>
        </span>
      ) : (
        standings[standing.is]
      )}
    </p>
  )
}
