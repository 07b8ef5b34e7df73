import { refused } from '#core/shared/result.ts'
import { accessLogWording } from '#wording/pages/access-log.ts'
import type { DataShown } from './settings-of-data.tsx'
import type { SettingsPart } from './settings-part.ts'

const words = accessLogWording.own

/** Several may say the same: what somebody opened twice in a moment stands there twice. */
const numbered = (items: DataShown['accesses']['items']) => items.map((access, nth) => ({ access, key: String(nth) }))

/** Who of the office looked at her data; only read. */
export const accessesPart: SettingsPart<DataShown> = {
  id: 'zugriffe',
  title: words.title,
  saved: { title: words.title },
  typed: [],
  act: async () => refused({ why: 'not-found' }),
  Component: ({ shown: { accesses } }) => (
    <div className="stack g3">
      <p>{words.text}</p>
      {accesses.items.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="stack g2">
          {numbered(accesses.items).map(({ access, key }) => (
            <li key={key} className="stack g1">
              <p>{words.line(access)}</p>
              {access.event && <p className="small mute">{words.event(access.event)}</p>}
              {access.purpose !== undefined && <p className="small mute">{words.purpose(access.purpose)}</p>}
            </li>
          ))}
        </ul>
      )}
      {accesses.next !== undefined && <p className="small mute">{words.more}</p>}
    </div>
  ),
}
