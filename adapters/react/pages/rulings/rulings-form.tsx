import type { RulingTopic } from '#core/knowledge/rulings/rulings.ts'
import {
  rulingFormHref,
  rulingListHref,
  rulingParameters,
  type RulingSearch,
} from '#core/knowledge/rulings/rulings.view.ts'
import { pageWording } from '#wording/pages.ts'
import { ChoiceField, TextField } from '../../ui/form-field.tsx'

const words = pageWording.rulings.form

export interface RulingChoices {
  readonly courts: readonly string[]
  readonly topics: readonly RulingTopic[]
}

/** Narrows a list; what is asked stands in its address, so that it can be passed on. */
export const RulingsForm = ({
  search,
  choices,
}: {
  readonly search: RulingSearch
  readonly choices: RulingChoices
}) => {
  const { path, typed, faults } = search
  return (
    <form className="stack g3 on-screen rulings-form" action={rulingFormHref(path)} role="search">
      <TextField
        name={rulingParameters.q}
        label={words.q}
        value={typed.q}
        autoComplete="off"
        maxLength={200}
        optional="unsaid"
      />
      <TextField
        name={rulingParameters.norm}
        label={words.norm}
        hint={words.normHint}
        value={typed.norm}
        autoComplete="off"
        maxLength={100}
        optional="unsaid"
      />
      <ChoiceField
        name={rulingParameters.court}
        label={words.court}
        value={typed.court}
        choices={[{ id: '', label: words.any }, ...choices.courts.map((court) => ({ id: court, label: court }))]}
        chosen
        optional="unsaid"
      />
      <ChoiceField
        name={rulingParameters.topic}
        label={words.topic}
        value={typed.topic}
        choices={[{ id: '', label: words.any }, ...choices.topics.map(({ url, title }) => ({ id: url, label: title }))]}
        chosen
        optional="unsaid"
      />
      <TextField
        name={rulingParameters.from}
        label={words.from}
        value={typed.from}
        fault={faults.from && words.dayFault(faults.from)}
        autoComplete="off"
        width="w3"
        optional="unsaid"
      />
      <TextField
        name={rulingParameters.to}
        label={words.to}
        value={typed.to}
        fault={faults.to && words.dayFault(faults.to)}
        autoComplete="off"
        width="w3"
        optional="unsaid"
      />
      <p className="row">
        <button className="btn" type="submit">
          {words.submit}
        </button>
        {search.isNarrowed && <a href={rulingListHref(path)}>{words.reset}</a>}
      </p>
    </form>
  )
}
