import type { ComponentType } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { finderWording } from '#wording/pages/finder.ts'
import {
  AccessibilityField,
  AudienceField,
  DurationField,
  KeywordField,
  LevelField,
  ModeField,
  NearbyFields,
  OnlyFields,
  PriceField,
  RubricField,
  SeatsField,
  TownField,
  type Field as FieldProps,
} from './filter-fields.tsx'
import { MonthField } from './month-field.tsx'
import { chipsOf } from '#core/finder/filter-values.view.ts'
import { finderAddress, type FilterParameter } from '#core/finder/finder-address.ts'

const words = finderWording

/** Every filter that addresses name has its control; those that are chosen together share one. */
export type Controls = Readonly<Record<FilterParameter, ComponentType<FieldProps>>>

/** In the order of the form. */
export const controls: Controls = {
  q: KeywordField,
  zielgruppe: AudienceField,
  monat: MonthField,
  ort: TownField,
  plz: NearbyFields,
  umkreis: NearbyFields,
  art: ModeField,
  stufe: LevelField,
  rubrik: RubricField,
  dauer: DurationField,
  personen: SeatsField,
  frei: OnlyFields,
  garantiert: OnlyFields,
  neu: OnlyFields,
  preis: PriceField,
  merkmal: AccessibilityField,
}
const fields = [...new Map(Object.entries(controls).map(([parameter, Field]) => [Field, parameter]))]

/**
 * The filters of the list of events. A plain form whose choices stand in the address; on narrow screens it folds, and
 * stays open where something in it is wrong.
 */
export const FinderForm = (field: FieldProps) => {
  const { address = finderAddress } = field
  const isOfEvents = address === finderAddress
  const { understood, faults } = field.finding
  const active = chipsOf(field.finding).length
  return (
    <form
      className="filters"
      action={address}
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
          {fields.map(([Field, parameter]) => (
            <Field key={parameter} {...field} />
          ))}
          {understood.sortierung !== undefined && (
            <input type="hidden" name="sortierung" value={understood.sortierung} />
          )}
          {understood.vergleich !== undefined && <input type="hidden" name="vergleich" value={understood.vergleich} />}
          <div className="send">
            {isOfEvents ? (
              <button
                className="btn wide"
                type="submit"
                data-count-one={words.submitOne}
                data-count-many={words.submit}
              >
                {words.submit}
              </button>
            ) : (
              <button className="btn wide" type="submit">
                {words.ofThemes.submit}
              </button>
            )}
          </div>
          <span className="vh" aria-live="polite" />
          {!isOfEvents && <p className="hint small mute">{words.ofThemes.countsEvents}</p>}
          <p className="hint small mute follows">{words.follows}</p>
        </div>
      </details>
    </form>
  )
}
