import type { FeedAddress, OfferedFeed } from '#core/calendar-feeds/ports.ts'
import { calendarFeedWording as words } from '#wording/pages/calendar-feeds.ts'
import { Note } from '../../ui/note.tsx'

/** What a form of it does: the name of its buttons. */
export const feedDeedField = 'abo'
/** Their values. */
export const feedDeeds = { on: 'an', off: 'aus' } as const

/** How a calendar to subscribe to stands. */
export const FeedStanding = ({ feed: { since, fetchedAt } }: { readonly feed: OfferedFeed }) => (
  <p>{since === undefined ? words.off : words.on({ since, ...(fetchedAt !== undefined && { fetchedAt }) })}</p>
)

/** What can be done about it, inside a form. */
export const FeedButtons = ({ feed: { since } }: { readonly feed: OfferedFeed }) => {
  const on = (
    <button className={since === undefined ? 'btn' : 'btn alt'} type="submit" name={feedDeedField} value={feedDeeds.on}>
      {since === undefined ? words.switchOn : words.renew}
    </button>
  )
  if (since === undefined) return <p className="on-screen">{on}</p>
  return (
    <div className="stack g3 on-screen">
      <p className="small mute">{words.renewText}</p>
      <p className="row g2">
        {on}
        <button className="btn alt" type="submit" name={feedDeedField} value={feedDeeds.off}>
          {words.switchOff}
        </button>
      </p>
    </div>
  )
}

/** Its address, shown in the answer to the form that switched it on and nowhere else; a text, so that paper has it. */
export const FeedAddressNote = ({ address: { https, webcal } }: { readonly address: FeedAddress }) => (
  <Note icon="tick" tone="ok" alert title={words.address.title}>
    <p>{words.address.text}</p>
    <p>
      {words.address.label} <code>{https}</code>
    </p>
    <p className="on-screen">
      <a href={webcal}>{words.address.open}</a>
    </p>
  </Note>
)
