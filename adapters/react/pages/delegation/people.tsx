import { chosenField } from '#core/delegation/delegation-address.ts'
import type { Candidate } from '#core/delegation/delegation.ts'
import { delegationWording as words } from '#wording/pages/delegation.ts'

/** Everybody who may be sent, to tick. */
export const People = ({ candidates }: { readonly candidates: readonly Candidate[] }) => (
  <fieldset className="several">
    <legend className="small mute">{words.legend}</legend>
    <ul className="lines">
      {candidates.map((one) => (
        <li className="stack g1" key={one.id}>
          <label className="check">
            <input type="checkbox" name={chosenField} value={one.id} defaultChecked={one.isChosen} />
            <span>
              {one.name}
              <span className="mute">
                , {words.role(one.role)}
                {one.wants && `, ${words.wants}`}
                {!one.isNamed && `, ${words.unnamed}`}
              </span>
            </span>
          </label>
          {one.clashes.map((clash) => (
            <p className="small" key={`${clash.kind}-${clash.title}-${clash.startDate}`}>
              {words.clash(clash)}
            </p>
          ))}
        </li>
      ))}
    </ul>
    {candidates.some((one) => !one.isNamed) && <p className="small mute">{words.unnamedText}</p>}
  </fieldset>
)
