import { Form } from 'react-router-dom'
import * as addressOf from '#core/shared/addresses.ts'
import { gremiumField } from '#core/gremium/gremium-address.ts'
import type { GremiumPlan } from '#core/gremium-plan/ports.ts'
import { gremiumPlanWording as words } from '#wording/pages/gremium-plan.ts'
import { stepTitle } from '#wording/training-plan.ts'
import { TextField } from '../../ui/form-field.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { MatrixOfGremium } from './matrix-of-gremium.tsx'
import { PlanCosts } from './plan-costs.tsx'

/** The plan of a whole Gremium: who has what, who lacks what, and what it costs a year. */
export const PlanOfGremium = ({ plan, budget }: { readonly plan: GremiumPlan; readonly budget: string }) => {
  const { gremium, members, matrix, more, oneAtATime, years } = plan
  const gaps = matrix.rows.flatMap(({ person, standings }) => {
    const missing = matrix.trainings.filter((_, column) => standings[column]?.is === 'missing')
    const name = members.find((one) => one.person === person)?.name
    return missing.length === 0 ? [] : [{ person, name, missing }]
  })
  return (
    <MarginSection id="gremium" title={words.title} note={gremium.name} board>
      <div className="stack g4">
        <p>{words.lead}</p>
        {more > 0 && <p>{words.more(more)}</p>}
        <MatrixOfGremium plan={plan} />
        <div className="stack g1">
          <h3>{words.gaps}</h3>
          {gaps.length === 0 ? (
            <p>{words.noGaps}</p>
          ) : (
            <ul className="plan-others">
              {gaps.map(({ person, name, missing }) => (
                <li key={person}>
                  <b>{name}</b>
                  <span>{missing.map((key) => stepTitle(key, undefined)).join(', ')}</span>
                </li>
              ))}
            </ul>
          )}
          {oneAtATime && <p className="small mute">{words.small}</p>}
        </div>
        <div className="stack g2">
          <h3>{words.costs}</h3>
          <p className="small mute">{words.costsText}</p>
          <PlanCosts years={years} />
          <Form className="row on-screen" action={`${addressOf.trainingPlans}#gremium`}>
            <input type="hidden" name={gremiumField} value={gremium.id} />
            <TextField
              name="budget"
              label={words.budget}
              value={budget}
              autoComplete="off"
              inputMode="decimal"
              optional="unsaid"
              width="w3"
            />
            <button className="btn alt" type="submit">
              {words.budgetSubmit}
            </button>
          </Form>
        </div>
      </div>
    </MarginSection>
  )
}
