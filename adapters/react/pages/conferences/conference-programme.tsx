import { programmeOf, workshopsOf, type ProgrammeDay } from '#core/conference/conference-programme.view.ts'
import type { Conference } from '#core/conference/conference.ts'
import { longDate } from '#core/shared/date-texts.ts'
import { timeRange } from '#core/shared/day-texts.ts'
import { pageWording } from '#wording/pages.ts'
import { CitingLine } from '../../ui/citing-line.tsx'
import { withJoints } from '../../ui/compound-joints.ts'

const words = pageWording.conferences.page

interface Shown {
  readonly conference: Conference
}

/** The programme: every day with its hours, what happens and who speaks. */
export const ConferenceProgramme = ({ conference }: Shown) => (
  <div className="stack g4">
    {programmeOf(conference).map((day) => (
      <section key={day.title} className="conference-day">
        <h3>{withJoints(day.title)}</h3>
        {day.date !== undefined && <p className="small mute">{longDate(day.date)}</p>}
        <ol className="slots-of-day">
          {day.slots.map((slot) => (
            <Slot key={`${slot.begins} ${slot.title}`} slot={slot} />
          ))}
        </ol>
      </section>
    ))}
  </div>
)

const Slot = ({ slot }: { readonly slot: ProgrammeDay['slots'][number] }) => (
  <li>
    <p className="hours">{timeRange(slot.begins, slot.ends)}</p>
    <div>
      <p>
        <strong>
          <CitingLine text={slot.title} jointed />
        </strong>
      </p>
      {slot.text !== undefined && (
        <p className="small">
          <CitingLine text={slot.text} />
        </p>
      )}
      <With names={slot.speakers} />
    </div>
  </li>
)

/** Workshops with the seats that are left. */
export const Workshops = ({ conference }: Shown) => (
  <ul className="grid workshops">
    {workshopsOf(conference).map(({ id, title, text, speakers, capacity, free }) => (
      <li key={id} className="stack g1">
        <h3 className="h4">{withJoints(title)}</h3>
        <p className="small">
          <CitingLine text={text} />
        </p>
        <With names={speakers} />
        <p className="small">
          <strong>{words.seats(free, capacity)}</strong>
        </p>
      </li>
    ))}
  </ul>
)

/** Names of those who speak. */
const With = ({ names }: { readonly names: readonly string[] }) =>
  names.length > 0 && <p className="small mute">{words.with(names)}</p>
