import { done } from '#core/shared/result.ts'
import { calendarFeedWording as words } from '#wording/pages/calendar-feeds.ts'
import {
  FeedAddressNote,
  FeedButtons,
  feedDeedField,
  feedDeeds,
  FeedStanding,
} from '../../blocks/portal/calendar-feed.tsx'
import { FormOfPart } from './part-form.tsx'
import type { PersonShown } from './settings-of-person.tsx'
import type { SettingsPart } from './settings-part.ts'

const id = 'kalender'

/** The calendar that programs take of her own events. */
export const calendarPart: SettingsPart<PersonShown> = {
  id,
  title: words.own.title,
  saved: words.savedOff,
  typed: [],
  async act({ site, form }) {
    const { calendarFeeds } = site.account
    if (form.one(feedDeedField) === feedDeeds.on) return calendarFeeds.switchOn({})
    const answer = await calendarFeeds.switchOff({})
    return answer.ok ? done(undefined) : answer
  },
  Component: ({ shown: { calendar }, notSaved, once, here }) => (
    <div className="stack g3">
      {once && <FeedAddressNote address={once} />}
      <p>{words.own.text}</p>
      <FeedStanding feed={calendar} />
      <FormOfPart part={id} here={here} notSaved={notSaved}>
        <FeedButtons feed={calendar} />
      </FormOfPart>
    </div>
  ),
}
