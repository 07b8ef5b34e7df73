import { dayBegins, dayEnds, leadHours, monthsStored, weeksAhead } from '#core/consulting/consulting.ts'
import { longestAppointmentNote, longestTopic } from '#core/consulting/appointment-form.ts'
import type { SeenAppointment } from '#core/consulting/ports.ts'
import { longDate } from '#core/shared/date-texts.ts'
import { clockText, timeText } from '#core/shared/day-texts.ts'
import type { Instant } from '#core/shared/day.ts'
import type { TalkChannel } from '#core/shared/talk-channel.ts'
import { inWords } from '../figures.ts'

const when = (start: Instant): string => `${longDate(start)}, ${clockText(timeText(start))}`

const free = (count: number): string => `${count}\u00a0frei`

/** Words of the pages about consultants. */
export const consultingWording = {
  title: 'Beratungstermin',
  description:
    'Sprechen Sie mit Ihrer Beraterin oder Ihrem Berater: am Telefon, per Video oder bei Ihnen im Betrieb. Postleitzahl eingeben, Uhrzeit wählen, fertig.',
  lead: 'Welche Schulung passt zu Ihrem Gremium, was übernimmt der Arbeitgeber, wie planen Sie das Jahr? Das klären Sie am besten mit jemandem, der Ihre Region kennt. Das Gespräch dauert höchstens eine Stunde und kostet nichts.',
  zip: {
    label: 'Postleitzahl Ihres Betriebs',
    submit: 'Beraterin oder Berater finden',
    unknown: 'Zu dieser Postleitzahl finden wir niemanden. Prüfen Sie bitte die Ziffern, oder rufen Sie uns an.',
    other: 'Andere Postleitzahl',
  },
  consultant: { title: 'Für Sie da', region: (region: string) => `Beratung, Region ${region}` },
  day: {
    title: 'An welchem Tag?',
    note: `Termine gibt es von Montag bis Freitag, ab ${leadHours}\u00a0Stunden und bis zu ${inWords(weeksAhead)} Wochen im Voraus.`,
    week: (monday: string) => `Woche ab ${monday}`,
    free,
    none: 'Im Moment ist kein Termin frei. Rufen Sie bitte an, dann finden wir einen.',
  },
  time: {
    title: 'Um wie viel Uhr?',
    on: (day: string) => `Frei am ${day}:`,
    none: 'An diesem Tag ist nichts mehr frei. Bitte wählen Sie einen anderen.',
  },
  details: {
    title: 'Ihre Angaben',
    chosen: (start: Instant) => `Sie haben gewählt: ${when(start)}.`,
    slotStart: 'Uhrzeit',
    slot: when,
    channel: 'Wie möchten Sie sprechen?',
    channels: {
      telefon: { label: 'Am Telefon', text: 'Wir rufen Sie an.' },
      video: { label: 'Per Video', text: 'Den Link schicken wir Ihnen vor dem Termin.' },
      vor_ort: { label: 'Vor Ort', text: 'Wir kommen zu Ihnen in den Betrieb.' },
    } satisfies Readonly<Record<TalkChannel, { readonly label: string; readonly text: string }>>,
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    phoneHint: 'Für ein Gespräch am Telefon brauchen wir sie.',
    topic: 'Worum geht es?',
    topicHint: `In ein paar Worten, höchstens ${longestTopic}\u00a0Zeichen.`,
    note: 'Was sollten wir noch wissen?',
    noteHint: `Für ein Gespräch vor Ort brauchen wir hier Ihre Anschrift. Höchstens ${longestAppointmentNote}\u00a0Zeichen.`,
    submit: 'Termin vereinbaren',
    stored: `Ihre Angaben sehen nur die Menschen, die Sie beraten. ${inWords(monthsStored).replace(/^./, (first) => first.toUpperCase())} Monate nach dem Gespräch löschen wir sie.`,
  },
  appointment: {
    title: 'Ihr Beratungstermin',
    booked: 'Ihr Termin steht fest',
    bookedText:
      'Eine Bestätigung mit dem Termin für Ihren Kalender ist per E-Mail unterwegs. Darin steht auch der Link zu dieser Seite.',
    rescheduled: 'Ihr Termin ist verlegt',
    rescheduledText: 'Eine E-Mail mit dem neuen Termin für Ihren Kalender ist unterwegs.',
    facts: { when: 'Wann', how: 'Wie', who: 'Mit wem', topic: 'Thema' },
    calendar: 'Für den Kalender (iCalendar)',
    standing: {
      open: undefined,
      'too-near': {
        title: 'Ändern geht jetzt nur noch am Telefon',
        text: (phone: string) =>
          `Bis zum Gespräch sind es weniger als ${leadHours}\u00a0Stunden. Kommt etwas dazwischen, rufen Sie bitte an: ${phone}.`,
      },
      past: {
        title: 'Dieser Termin ist vorbei',
        text: () => 'Möchten Sie noch einmal sprechen? Wählen Sie einen neuen.',
      },
      cancelled: {
        title: 'Dieser Termin ist abgesagt',
        text: () => 'Möchten Sie doch sprechen? Wählen Sie einen neuen.',
      },
    } satisfies Readonly<
      Record<
        SeenAppointment['standing'],
        { readonly title: string; readonly text: (phone: string) => string } | undefined
      >
    >,
    another: 'Einen neuen Termin wählen',
    reschedule: 'Termin verlegen',
    rescheduleText: `Das geht bis ${leadHours}\u00a0Stunden vorher. Der bisherige Termin wird dabei wieder frei.`,
    rescheduleSubmit: 'Auf diese Uhrzeit verlegen',
    cancel: 'Termin absagen',
    cancelText: `Das geht bis ${leadHours}\u00a0Stunden vorher. Bevor etwas geschieht, fragen wir noch einmal nach.`,
    cancelAsk: 'Termin absagen …',
    cancelSure: (start: Instant) => `Soll Ihr Termin am ${when(start)}, abgesagt werden?`,
    cancelSureText: (name: string) =>
      `${name} erfährt davon per E-Mail, und die Uhrzeit wird für andere frei. Zurücknehmen lässt sich das nicht.`,
    cancelSubmit: 'Ja, Termin absagen',
    cancelBack: 'Nein, Termin behalten',
  },
  when,
} as const

/** Words of the office's pages about consultants. */
export const consultantsOfficeWording = {
  title: 'Beraterinnen und Berater',
  lead: 'Wann wer zu sprechen ist, und welche Termine ausstehen.',
  none: 'Im Inhalt steht noch niemand, der berät (berater.yaml).',
  ahead: (count: number) => {
    if (count === 0) return 'kein Termin steht aus'
    return count === 1 ? 'ein Termin steht aus' : `${count} Termine stehen aus`
  },
  region: (region: string, land: string) => `Region ${region}, Feiertage wie in ${land}`,
  appointments: {
    title: 'Termine',
    none: 'Es steht kein Termin aus.',
    collides: 'liegt jetzt außerhalb der Arbeitszeit oder in einer Abwesenheit: bitte anrufen',
    collisions: (count: number) =>
      count === 1
        ? 'Ein Termin liegt außerhalb der Arbeitszeit oder in einer Abwesenheit'
        : `${count} Termine liegen außerhalb der Arbeitszeit oder in einer Abwesenheit`,
    collisionsText:
      'Sie bleiben stehen, bis jemand etwas tut: Rufen Sie die Leute an, oder sagen Sie ab. Beim Absagen schreiben wir beiden eine E-Mail.',
    cancel: 'Absagen',
    cancelOf: (name: string, at: string) => `Absagen: Termin mit ${name} am ${at}`,
    sure: (name: string) => `Die Stunde wird wieder frei, und wir schreiben ${name} eine E-Mail mit der Absage.`,
    surely: 'Ja, Termin absagen',
  },
  hours: {
    title: 'Arbeitszeiten',
    note: `Volle Stunden von ${dayBegins} bis ${dayEnds}\u00a0Uhr. Wer an einem Tag nicht berät, lässt beide Felder leer.`,
    from: (day: string) => `${day}, von`,
    until: (day: string) => `${day}, bis`,
    submit: 'Arbeitszeiten speichern',
  },
  absences: {
    title: 'Abwesenheiten',
    note: 'An diesen Tagen werden keine neuen Termine vergeben. Vereinbarte bleiben und sind oben gekennzeichnet.',
    none: 'Es ist keine eingetragen.',
    firstDay: 'Erster Tag',
    lastDay: 'Letzter Tag',
    lastDayHint: 'Leer, wenn es nur ein Tag ist.',
    add: 'Abwesenheit eintragen',
    remove: 'Löschen',
    removeOf: (days: string) => `Abwesenheit ${days} löschen`,
  },
  saved: {
    zeiten: 'Die Arbeitszeiten sind gespeichert',
    abwesend: 'Die Abwesenheit ist eingetragen',
    entfernt: 'Die Abwesenheit ist gelöscht',
    abgesagt: 'Der Termin ist abgesagt; beide erfahren es per E-Mail',
  },
  back: 'Alle Beraterinnen und Berater',
} as const
