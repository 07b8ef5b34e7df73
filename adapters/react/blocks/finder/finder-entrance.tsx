import * as addressOf from '#core/shared/addresses.ts'
import { finderWording } from '#wording/pages/finder.ts'
import { ModeList, MonthList, RubricList, TownList, type Filtering } from './filter-fields.tsx'
import { finderAddress } from '#core/finder/finder-address.ts'

const words = finderWording

/**
 * The way into the finder from the overview of themes: the same filters in one line; its list stands on its own page.
 */
export const FinderEntrance = (filtering: Filtering) => (
  <section className="wrap on-screen" aria-labelledby="finder">
    <div className="sum top-r stack">
      <h2 className="h3" id="finder">
        {words.entrance.heading}
      </h2>
      <p className="small mute">{words.entrance.note}</p>
      <form
        className="entrance filters"
        action={finderAddress}
        aria-label={words.form}
        autoComplete="off"
        data-finder=""
      >
        {filtering.finding.understood.zielgruppe !== undefined && (
          <input type="hidden" name="zielgruppe" value={filtering.finding.understood.zielgruppe} />
        )}
        <RubricList {...filtering} />
        <MonthList {...filtering} />
        <TownList {...filtering} />
        <ModeList {...filtering} />
        <div className="row">
          <button className="btn" type="submit">
            {words.entrance.submit}
          </button>
          <button className="btn alt" type="submit" formAction={addressOf.programme}>
            {words.ofThemes.submit}
          </button>
        </div>
      </form>
    </div>
  </section>
)
