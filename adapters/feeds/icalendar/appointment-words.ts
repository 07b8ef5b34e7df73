import type { AppointmentEntry, Calendar } from '#core/documents/documents.ts'

type Provider = Calendar['provider']

const calledOffPrefix = ({ calledOff }: AppointmentEntry): string => (calledOff ? 'Abgesagt: ' : '')

export const appointmentTitle = (entry: AppointmentEntry, { name }: Provider): string =>
  `${calledOffPrefix(entry)}Beratung mit ${entry.partner.name} (${name})`

const venues: Readonly<Record<AppointmentEntry['channel'], string>> = {
  telefon: 'Telefon',
  video: 'Video',
  vor_ort: 'Im Betrieb',
}

export const appointmentVenue = ({ channel }: AppointmentEntry): string => venues[channel]

const ways: Readonly<Record<AppointmentEntry['channel'], string>> = {
  telefon: 'Gespräch am Telefon',
  video: 'Gespräch per Video; den Link bringt eine E-Mail vor dem Termin',
  vor_ort: 'Gespräch vor Ort im Betrieb',
}

/** What an appointment's entry says: how one talks, with whom, and in the consultant's own calendar what about. */
export const appointmentText = (
  { channel, partner, topic, note, url, calledOff }: AppointmentEntry,
  { name, phone }: Provider,
): string =>
  [
    calledOff ? 'Dieser Termin findet nicht statt.' : `${ways[channel]}.`,
    `${partner.name}${partner.phone === undefined ? '' : `, Telefon ${partner.phone}`}`,
    topic === undefined ? [] : `Thema: ${topic}`,
    note ?? [],
    `${name}${phone === '' ? '' : `, Telefon ${phone}`}`,
    url,
  ]
    .flat()
    .join('\n')
