import { opinions } from '#core/shared-list/shared-list.ts'
import type { ShownEntry } from '#core/shared-list/shown-entry.ts'
import { labelled } from '#wording/labelled.ts'
import { sharedListWording } from '#wording/pages/shared-list.ts'
import { EntryForm } from './list-forms.tsx'

const words = sharedListWording.vote

/** What those who belong to the Gremium think of an entry before the meeting, and what whoever looks may say. */
export const Opinions = ({
  entry: { id, title, vote },
  gremium,
  manages,
}: {
  readonly entry: ShownEntry
  readonly gremium: string
  readonly manages: boolean
}) => {
  const { kind, tally, names, own, counted } = vote
  return (
    <div className="stack g2">
      {tally && <p>{words.tally(tally)}</p>}
      {names && names.length > 0 && (
        <p className="small mute">{names.map(({ name, opinion }) => words.said(name, opinion)).join(', ')}</p>
      )}
      {own === 'geheim' && <p className="small">{counted ? words.counted : words.voted}</p>}
      {own !== 'geheim' && !counted && (
        <EntryForm deed="abstimmen" gremium={gremium} id={id}>
          <fieldset className="stack g1">
            <legend className="small mute">{kind === 'offen' ? words.openly : words.secretly}</legend>
            <div className="row">
              {opinions.map((opinion) => (
                <button
                  key={opinion}
                  className="btn alt"
                  type="submit"
                  name="opinion"
                  value={opinion}
                  aria-pressed={kind === 'offen' ? own === opinion : undefined}
                  aria-label={labelled(title, words.opinions[opinion])}
                >
                  {words.opinions[opinion]}
                </button>
              ))}
            </div>
          </fieldset>
        </EntryForm>
      )}
      {manages && kind === 'geheim' && !counted && (
        <EntryForm deed="auszaehlen" gremium={gremium} id={id}>
          <button className="txt" type="submit" aria-label={labelled(title, words.count)}>
            {words.count}
          </button>
        </EntryForm>
      )}
    </div>
  )
}
