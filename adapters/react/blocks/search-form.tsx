import * as addressOf from '#core/shared/addresses.ts'
import { programmeWording } from '#wording/pages/programme.ts'

const words = programmeWording.search

/** The search field, with its label to see. */
export const SearchForm = ({ q = '' }: { readonly q?: string }) => (
  <form className="row seek" action={addressOf.search} role="search">
    <div className="field grow">
      <label htmlFor="q">{words.label}</label>
      <input className="in" id="q" name="q" type="search" defaultValue={q} maxLength={200} />
    </div>
    <button className="btn" type="submit">
      {words.submit}
    </button>
  </form>
)
