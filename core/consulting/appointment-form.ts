import {
  acceptedFault,
  honeypotFault,
  ifGiven,
  lineFault,
  nameFault,
  phoneFault,
  proseFault,
  tidy,
  tidyProse,
  whyInvalid,
  type FieldRules,
} from '../shared/field-rules.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import type { Instant } from '../shared/day.ts'
import type { Invalid } from '../shared/result.ts'
import { talkChannelIn, type TalkChannel } from '../shared/talk-channel.ts'
import type { Appointment } from './consulting.ts'
import { isFullHour, lastDay } from './slots.ts'
import { berlinDay } from '../shared/dates.ts'

/** Characters of what an appointment is about, and of what is said beside it. */
export const longestTopic = 120
export const longestAppointmentNote = 500

/** An appointment as somebody types it. */
export interface AppointmentForm {
  readonly slotStart: string
  readonly channel: string
  readonly name: string
  readonly email: string
  /** Has to be there where one talks by telephone. */
  readonly phone?: string
  readonly topic: string
  /** Where one meets, if on site; then it has to be there. */
  readonly note?: string
  readonly privacyAccepted: boolean
  /** A honeypot (domain §7.5). */
  readonly website?: string
}

export type AppointmentField = keyof AppointmentForm

const anInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** The instant that a text names, in UTC; undefined for what is none. */
export const instantIn = (text: string): Instant | undefined =>
  anInstant.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined

/** Whether an appointment can begin then at all: on the full hour, and on no day after the last. */
const startFault = (text: string, now: Instant) => {
  if (text.trim() === '') return 'missing'
  const start = instantIn(text)
  if (start === undefined || !isFullHour(start)) return 'malformed'
  return berlinDay(start) > lastDay(now) ? 'too-high' : undefined
}

const channelFault = (channel: string) => {
  if (channel === '') return 'missing'
  return talkChannelIn(channel) ? undefined : 'unknown'
}

const rulesAt = (now: Instant): FieldRules<AppointmentForm, AppointmentField> => ({
  slotStart: ({ slotStart }) => startFault(slotStart, now),
  channel: ({ channel }) => channelFault(channel),
  name: ({ name }) => nameFault(name),
  email: ({ email }) => emailFault(email),
  phone: ({ phone, channel }) =>
    channel === 'telefon' && tidy(phone ?? '') === '' ? 'missing' : ifGiven(phone, phoneFault),
  topic: ({ topic }) => (tidy(topic) === '' ? 'missing' : lineFault(tidy(topic), longestTopic)),
  note: ({ note, channel }) =>
    channel === 'vor_ort' && tidyProse(note ?? '') === ''
      ? 'missing'
      : ifGiven(note, (text) => proseFault(tidyProse(text), 0, longestAppointmentNote)),
  privacyAccepted: ({ privacyAccepted }) => acceptedFault(privacyAccepted),
  website: ({ website }) => honeypotFault(website),
})

/** Every field of an appointment that is at fault; the first of them is where one goes on typing. */
export const whyNotTyped = (form: AppointmentForm, now: Instant): Invalid<AppointmentField> | undefined =>
  whyInvalid(rulesAt(now), form)

/** The same of another time for an appointment. */
export const whyNotRescheduledTo = (
  form: Pick<AppointmentForm, 'slotStart' | 'channel'>,
  now: Instant,
): Invalid<'slotStart' | 'channel'> | undefined => {
  const { slotStart, channel } = rulesAt(now)
  return whyInvalid({ slotStart, channel } as FieldRules<typeof form, 'slotStart' | 'channel'>, form)
}

/** What is stored of what was typed. */
export function typedAppointment(
  form: AppointmentForm,
): Pick<Appointment, 'name' | 'email' | 'phone' | 'topic' | 'note'> & { readonly channel: TalkChannel } {
  const [phone, note] = [tidy(form.phone ?? ''), tidyProse(form.note ?? '')]
  const channel = talkChannelIn(form.channel)
  if (!channel) throw new Error('only a form that has no faults is stored')
  return {
    channel,
    name: tidy(form.name),
    email: normalEmail(form.email),
    ...(phone !== '' && { phone }),
    topic: tidy(form.topic),
    ...(note !== '' && { note }),
  }
}
