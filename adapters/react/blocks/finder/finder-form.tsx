import { Icon } from '../../ui/icon.tsx'
import { pageWording } from '#wording/pages.ts'
import {
  AudienceField,
  DurationField,
  ModeField,
  MonthField,
  NearbyFields,
  OnlyFree,
  OnlyNew,
  PriceField,
  RubricField,
  TownField,
  type Filtering,
} from './filter-fields.tsx'
import { chipsOf } from '#core/finder/filter-values.view.ts'
import { finderAddress } from '#core/finder/finder-address.ts'

const words = pageWording.finder

/**
 * The filters of the list of dates. A plain form whose choices stand in the address; on narrow screens it folds, and stays
 * open where something in it is wrong.
 */
export const FinderForm = (filtering: Filtering) => {
  const { understood, faults } = filtering.finding
  const active = chipsOf(filtering.finding).length
  return (
    <form
      className="filters"
      action={finderAddress}
      aria-label={words.form}
      autoComplete="off"
      data-finder=""
      data-follows=""
    >
      <details className="fold" open={Object.keys(faults).length > 0}>
        <summary className="btn alt">
          <Icon name="sliders" />
          {words.filters}
          {active > 0 && <small>{words.active(active)}</small>}
        </summary>
        <div className="stack g3">
          <AudienceField {...filtering} />
          <RubricField {...filtering} />
          <MonthField {...filtering} />
          <TownField {...filtering} />
          <NearbyFields {...filtering} />
          <ModeField {...filtering} />
          <DurationField {...filtering} />
          <fieldset className="field">
            <legend>{words.only}</legend>
            <OnlyFree {...filtering} />
            <OnlyNew {...filtering} />
          </fieldset>
          <PriceField {...filtering} />
          {understood.sortierung !== undefined && (
            <input type="hidden" name="sortierung" value={understood.sortierung} />
          )}
          <button className="btn wide" type="submit">
            {words.submit}
          </button>
          <p className="hint small mute follows">{words.follows}</p>
        </div>
      </details>
    </form>
  )
}
