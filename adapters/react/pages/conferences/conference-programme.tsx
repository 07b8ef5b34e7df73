import { calendarDays } from '#core/conference/conference-days.ts'
import type { Conference, ConferenceSlot, Workshop } from '#core/conference/conference.ts'
import type { Expert } from '#core/people/people.ts'
import { longDate, timeRange } from '#core/shared/date-texts.ts'
import { pageWording } from '#wording/pages.ts'
import { withJoints } from '../../ui/compound-joints.ts'

const words = pageWording.conferences.page

/** The programme: every day with its hours, what happens and who speaks. */
export const ConferenceProgramme = ({ conference }: { readonly conference: Conference }) => {
  const dates = calendarDays(conference.event, conference.days)
  return (
    <div className="stack g4">
      {conference.days.map((day, index) => (
        <section key={day.title} className="conference-day">
          <h3>{withJoints(day.title)}</h3>
          {dates[index] !== undefined && <p className="small mute">{longDate(dates[index])}</p>}
          <ol className="slots-of-day">
            {day.slots.map((slot) => (
              <Slot key={`${slot.begins} ${slot.title}`} slot={slot} speakers={conference.speakers} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

const Slot = ({ slot, speakers }: { readonly slot: ConferenceSlot; readonly speakers: readonly Expert[] }) => (
  <li>
    <p className="hours">{timeRange(slot.begins, slot.ends)}</p>
    <div>
      <p>
        <strong>{withJoints(slot.title)}</strong>
      </p>
      {slot.text !== undefined && <p className="small">{slot.text}</p>}
      <With ids={slot.speakers} speakers={speakers} />
    </div>
  </li>
)

/** Workshops with the seats that are left. */
export const Workshops = ({ conference: { workshops, speakers } }: { readonly conference: Conference }) => (
  <ul className="grid workshops">
    {workshops.map((workshop) => (
      <WorkshopCard key={workshop.id} workshop={workshop} speakers={speakers} />
    ))}
  </ul>
)

const WorkshopCard = ({
  workshop: { title, text, speakers: ids, capacity, free },
  speakers,
}: {
  readonly workshop: Workshop
  readonly speakers: readonly Expert[]
}) => (
  <li className="stack g1">
    <h3 className="h4">{withJoints(title)}</h3>
    <p className="small">{text}</p>
    <With ids={ids} speakers={speakers} />
    <p className="small">
      <strong>{words.seats(free, capacity)}</strong>
    </p>
  </li>
)

/** Names of those who speak; people nobody knows any more are left out. */
const With = ({ ids, speakers }: { readonly ids: readonly string[]; readonly speakers: readonly Expert[] }) => {
  const names = ids.flatMap((id) => speakers.find((speaker) => speaker.id === id)?.name ?? [])
  return (
    names.length > 0 && (
      <p className="small mute">
        {words.with} {names.join(', ')}
      </p>
    )
  )
}
