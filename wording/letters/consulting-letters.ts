import * as addressOf from '#core/shared/addresses.ts'
import type { AppointmentInLetter, ConsultingLetter } from '#core/consulting/consulting-letters.ts'
import { leadHours } from '#core/consulting/consulting.ts'
import { longDate } from '#core/shared/date-texts.ts'
import { clockText, timeText } from '#core/shared/day-texts.ts'
import type { TalkChannel } from '#core/shared/talk-channel.ts'
import { channelNames } from '../consulting-channels.ts'
import type { Part, Sender, Worded } from './letter-words.ts'

type News = Extract<ConsultingLetter, { readonly kind: 'appointment-news' }>
type Arrived = Extract<ConsultingLetter, { readonly kind: 'appointment-arrived' }>

const whenOf = ({ start }: Pick<AppointmentInLetter, 'start'>): string =>
  `${longDate(start)}, ${clockText(timeText(start))}`

const subjects: Readonly<Record<News['what'], string>> = {
  booked: 'Ihr Beratungstermin',
  rescheduled: 'Ihr Beratungstermin ist verlegt',
  cancelled: 'Ihr Beratungstermin ist abgesagt',
}

/** How the talk comes about. */
const next = (channel: TalkChannel, name: string): string => {
  if (channel === 'telefon') return `${name} ruft Sie zu dieser Zeit an.`
  if (channel === 'video') return `${name} schickt Ihnen den Link zum Videogespräch vor dem Termin per E-Mail.`
  return `${name} kommt zu Ihnen an die Anschrift, die Sie genannt haben.`
}

/** Tells the customer what was booked, rescheduled or cancelled; the appointment goes with it for calendars. */
export const appointmentNews = ({ what, appointment, token }: News, { siteOrigin }: Sender): Worded => {
  const { consultant, channel, cancelled } = appointment
  const facts = [
    `Wann: ${whenOf(appointment)}`,
    `Mit wem: ${consultant.name}, Telefon ${consultant.phone}`,
    `Wie: ${channelNames[channel]}`,
  ].join('\n')
  const subject = `${subjects[what]}: ${whenOf(appointment)}`
  if (what === 'cancelled')
    return {
      subject,
      parts: [
        {
          says:
            cancelled === 'office'
              ? `diesen Termin müssen wir leider absagen. ${consultant.name} meldet sich bei Ihnen, um einen anderen zu finden.`
              : 'dieser Termin ist abgesagt, wie Sie es gewünscht haben.',
        },
        { says: facts },
        { link: `${siteOrigin}${addressOf.consulting}`, label: 'Einen anderen Termin wählen' },
      ],
    }
  return {
    subject,
    parts: [
      { says: what === 'booked' ? 'Ihr Termin steht fest:' : 'Ihr Termin ist verlegt. Jetzt gilt:' },
      { says: facts },
      { says: next(channel, consultant.name) },
      {
        says: `Passt es Ihnen doch nicht? Bis ${leadHours}\u00a0Stunden vorher können Sie den Termin selbst verlegen oder absagen:`,
      },
      ...(token === undefined
        ? []
        : [
            {
              link: `${siteOrigin}${addressOf.appointment(token)}`,
              label: 'Termin ansehen, verlegen oder absagen',
            } satisfies Part,
          ]),
      {
        says: 'Sie haben keinen Termin vereinbart? Dann hat jemand Ihre Adresse benutzt; bitte sagen Sie den Termin über den Link ab.',
        small: true,
      },
    ],
  }
}

const arrived: Readonly<Record<Arrived['what'], string>> = {
  booked: 'Neuer Beratungstermin',
  rescheduled: 'Beratungstermin verlegt',
  cancelled: 'Beratungstermin abgesagt',
}

/** Tells the consultant; an answer goes to the customer. */
export const appointmentArrived = ({ what, appointment, customer }: Arrived): Worded => ({
  subject: `${arrived[what]}: ${whenOf(appointment)}`,
  replyTo: customer.email,
  parts: [
    { says: `${arrived[what]}:` },
    {
      says: [
        `Wann: ${whenOf(appointment)}`,
        `Wie: ${channelNames[appointment.channel]}`,
        `Name: ${customer.name}`,
        `E-Mail: ${customer.email}`,
        ...(customer.phone === undefined ? [] : [`Telefon: ${customer.phone}`]),
        `Thema: ${customer.topic}`,
      ].join('\n'),
    },
    ...(customer.note === undefined ? [] : [{ says: customer.note }]),
    ...(what === 'cancelled' || appointment.channel !== 'video'
      ? []
      : [{ says: 'Bitte schicken Sie den Link zum Videogespräch vor dem Termin, als Antwort auf diese E-Mail.' }]),
  ],
})
