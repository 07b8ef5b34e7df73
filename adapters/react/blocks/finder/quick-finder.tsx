import { offeredSeasons, offeredValues } from '#core/finder/filter-values.view.ts'
import { finderAddress } from '#core/finder/finder-address.ts'
import { finderWording } from '#wording/pages/finder.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Filtering } from './filter-fields.tsx'

const words = finderWording
const { quick } = words

/**
 * The finder for one thumb: what most committees know already is a touch each, and the season is what sends it. The
 * nearest comes first where a postcode is typed. Works without scripts, as every form of the finder.
 */
export const QuickFinder = ({ finding }: Filtering) => (
  <section className="wrap" aria-labelledby="schnell">
    <form className="sum top-r filters quick-finder" action={finderAddress} autoComplete="off" data-finder="">
      <div className="stack g1">
        <h2 className="h3" id="schnell">
          {quick.heading}
        </h2>
        <p className="small mute">{quick.note}</p>
      </div>
      <Boxes name="zielgruppe" finding={finding} />
      <Boxes name="stufe" finding={finding} />
      <div className="field">
        <label htmlFor="plz">
          {words.fields.plz} <span className="mute">{quick.postcodeNote}</span>
        </label>
        <input
          className="in"
          id="plz"
          name="plz"
          type="text"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
      </div>
      <Boxes name="personen" finding={finding} />
      <input type="hidden" name="sortierung" value="entfernung" />
      <fieldset className="field when">
        <legend>{quick.when}</legend>
        {/* First, because Enter in a field presses the first button. */}
        <button className="btn" type="submit">
          <Icon name="calendar" />
          {quick.anyTime}
        </button>
        {offeredSeasons(finding)
          .slice(0, mostSeasons)
          .map((season) => (
            <button key={season.months[0]} className="btn alt" type="submit" name="monat" value={season.months.join()}>
              {words.season(season)}
            </button>
          ))}
      </fieldset>
    </form>
  </section>
)

/** A year ahead. */
const mostSeasons = 4

/** Values as boxes wide enough for a thumb; several, or of numbers of people one. */
const Boxes = ({ name, finding }: Filtering & { readonly name: 'zielgruppe' | 'stufe' | 'personen' }) => (
  <fieldset className="field">
    <legend>{words.fields[name]}</legend>
    <div className="boxes">
      {offeredValues(finding, name).map(({ value }) => (
        <label key={value} className="month-box">
          <input type={name === 'personen' ? 'radio' : 'checkbox'} name={name} value={value} />
          {name === 'personen' ? (
            <span>
              {value}
              <span className="vh">{words.values.personen({ value }).replace(value, '')}</span>
            </span>
          ) : (
            <span>{words.values[name]({ value })}</span>
          )}
        </label>
      ))}
      {name === 'personen' && (
        <label className="month-box">
          <input type="radio" name={name} value="" defaultChecked />
          <span>{quick.anyNumber}</span>
        </label>
      )}
    </div>
  </fieldset>
)
