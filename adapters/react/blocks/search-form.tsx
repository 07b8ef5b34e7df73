import * as addressOf from '#core/shared/addresses.ts'
import { documentKinds } from '#core/fulltext/fulltext.ts'
import { programmeWording } from '#wording/pages/programme.ts'

const words = programmeWording.search
const list = 'vorschlaege'
const kinds = JSON.stringify(Object.fromEntries(documentKinds.map((kind) => [kind, words.documents[kind].one])))

/** The search field, with its label to see; a script suggests below it what may be meant. */
export const SearchForm = ({ q = '' }: { readonly q?: string }) => (
  <form className="row seek" action={addressOf.search} role="search">
    <div className="field grow">
      <label htmlFor="q">{words.label}</label>
      <input className="in" id="q" name="q" type="search" defaultValue={q} maxLength={200} data-suggests={list} />
      <div
        className="suggested"
        id={list}
        role="listbox"
        aria-label={words.suggestions}
        data-kinds={kinds}
        hidden
      ></div>
      <p className="vh" role="status" data-one={words.suggested.one} data-many={words.suggested.many}></p>
    </div>
    <button className="btn" type="submit">
      {words.submit}
    </button>
  </form>
)
