import type { ConsultantsTime } from '#core/consulting/ports.ts'
import { workingDays } from '#core/consulting/consulting.ts'
import { daySpan, weekdayName } from '#core/shared/date-texts.ts'
import { addDays } from '#core/shared/dates.ts'
import { channelNames } from '#wording/consulting-channels.ts'
import { consultantsOfficeWording as words, consultingWording } from '#wording/pages/consulting.ts'
import { TextField } from '../../ui/form-field.tsx'
import { faultIn } from '../../ui/why-not.ts'
import type { NotSet } from './consultant.tsx'

/** Appointments to come, each to be cancelled once somebody has read what follows. */
export const AppointmentsPart = ({ appointments }: Pick<ConsultantsTime, 'appointments'>) =>
  appointments.length === 0 ? (
    <p>{words.appointments.none}</p>
  ) : (
    <ul className="lines">
      {appointments.map(({ id, start, channel, name, email, phone, topic, note, collides }) => (
        <li key={id} className="stack g1">
          <p>
            <b>{consultingWording.when(start)}</b>, {channelNames[channel]}
          </p>
          <p>
            {name}, <a href={`mailto:${email}`}>{email}</a>
            {phone !== undefined && `, ${phone}`}
          </p>
          <p className="small">{topic}</p>
          {note !== undefined && <p className="small mute">{note}</p>}
          {collides && <p className="msg">{words.appointments.collides}</p>}
          <details className="small">
            <summary aria-label={words.appointments.cancelOf(name, consultingWording.when(start))}>
              {words.appointments.cancel}
            </summary>
            <form className="stack g1" method="post" noValidate>
              <p>{words.appointments.sure(name)}</p>
              <input type="hidden" name="do" value="abgesagt" />
              <input type="hidden" name="appointment" value={id} />
              <p>
                <button className="btn alt" type="submit">
                  {words.appointments.surely}
                </button>
              </p>
            </form>
          </details>
        </li>
      ))}
    </ul>
  )

/** Days on which somebody is away, and a form for more. */
export const AbsencesPart = ({
  absences,
  acted,
}: Pick<ConsultantsTime, 'absences'> & { readonly acted: NotSet | undefined }) => (
  <div className="stack g3">
    {absences.length === 0 ? (
      <p>{words.absences.none}</p>
    ) : (
      <ul className="lines">
        {absences.map(({ id, from, until }) => (
          <li key={id}>
            {daySpan(from, until)}
            <form method="post">
              <input type="hidden" name="do" value="entfernt" />
              <input type="hidden" name="absence" value={id} />
              <button className="txt" type="submit" aria-label={words.absences.removeOf(daySpan(from, until))}>
                {words.absences.remove}
              </button>
            </form>
          </li>
        ))}
      </ul>
    )}
    <form className="form request" method="post" noValidate>
      <input type="hidden" name="do" value="abwesend" />
      <TextField
        name="firstDay"
        type="date"
        label={words.absences.firstDay}
        value={acted?.typed.one('firstDay')}
        fault={faultIn(acted?.why, 'firstDay')}
        autoComplete="off"
        width="w3"
      />
      <TextField
        name="lastDay"
        type="date"
        label={words.absences.lastDay}
        hint={words.absences.lastDayHint}
        value={acted?.typed.one('lastDay')}
        fault={faultIn(acted?.why, 'lastDay')}
        autoComplete="off"
        optional
        width="w3"
      />
      <p>
        <button className="btn" type="submit">
          {words.absences.add}
        </button>
      </p>
    </form>
  </div>
)

/** Some Monday: its week has the names of the days. */
const someMonday = '2026-11-23'

/** The hours of each working day. */
export const HoursPart = ({
  time: { hours, version },
  acted,
}: {
  readonly time: ConsultantsTime
  readonly acted: NotSet | undefined
}) => (
  <form className="form request" method="post" noValidate>
    <input type="hidden" name="do" value="zeiten" />
    <input type="hidden" name="version" value={version} />
    {Array.from({ length: workingDays }, (_, day) => {
      const name = weekdayName(addDays(someMonday, day))
      const span = hours[day]
      const fault = day === 0 ? faultIn(acted?.why, 'hours') : undefined
      return (
        <div key={name} className="row">
          <TextField
            name={`from-${day}`}
            label={words.hours.from(name)}
            value={acted ? acted.typed.one(`from-${day}`) : span ? String(span.from) : ''}
            fault={fault}
            autoComplete="off"
            inputMode="numeric"
            maxLength={5}
            optional="unsaid"
            width="w2"
          />
          <TextField
            name={`until-${day}`}
            label={words.hours.until(name)}
            value={acted ? acted.typed.one(`until-${day}`) : span ? String(span.until) : ''}
            autoComplete="off"
            inputMode="numeric"
            maxLength={5}
            optional="unsaid"
            width="w2"
          />
        </div>
      )
    })}
    <p>
      <button className="btn" type="submit">
        {words.hours.submit}
      </button>
    </p>
  </form>
)
