import { refused } from '#core/shared/result.ts'
import { profileWording } from '#wording/pages/profile.ts'
import type { DataShown } from './settings-of-data.tsx'
import type { SettingsPart } from './settings-part.ts'

const words = profileWording.consents

/** What she agreed to and took back, with the proof of it; only read. */
export const consentsPart: SettingsPart<DataShown> = {
  id: 'einwilligungen',
  title: words.title,
  saved: { title: words.title },
  typed: [],
  act: async () => refused({ why: 'not-found' }),
  Component: ({ shown: { consents } }) =>
    consents.length === 0 ? (
      <p>{words.none}</p>
    ) : (
      <ul className="stack g2">
        {consents.map((entry) => (
          <li key={`${entry.at} ${entry.about}`} className="stack g1">
            <p>{words.line(entry)}</p>
            <p className="small mute">{words.proof(entry)}</p>
          </li>
        ))}
      </ul>
    ),
}
