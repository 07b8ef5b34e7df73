import type { PathStepName } from '#core/booking/booking-path.ts'
import type { BookingUnderWay, Greeted, NextEvent } from '#core/overview/overview.ts'
import type { ShownStep } from '#core/overview/overview.view.ts'
import { clockText, dayText, longDay } from '#core/shared/day-texts.ts'
import { counted, nbsp } from '#core/shared/unbroken.ts'

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`

/** Words of the first page of the members' portal. */
export const overviewWording = {
  title: 'Übersicht',
  greeting: ({ salutation, firstName, lastName }: Greeted): string => {
    const name = salutation === undefined ? `${firstName} ${lastName}`.trim() : `${salutation}${nbsp}${lastName}`
    return name === '' ? 'Guten Tag' : `Guten Tag, ${name}`
  },
  own: 'Ihre Gremien',
  next: {
    label: 'Ihr nächstes Seminar',
    still: 'Noch',
    days: 'Tage',
    /** Of one that begins tomorrow at the latest. */
    soon: ({ days, isRunning, startTime }: NextEvent): string => {
      if (isRunning) return 'Läuft gerade'
      return days === 1 ? 'Morgen' : `Heute um ${clockText(startTime)}`
    },
    when: ({ startDate, endDate, startTime, endTime }: NextEvent): string =>
      startDate === endDate
        ? `${longDay(startDate)}, ${clockText(startTime)} bis ${clockText(endTime)}`
        : `${longDay(startDate)}, ${clockText(startTime)} bis ${longDay(endDate)}, ${clockText(endTime)}`,
    where: ({ venue }: NextEvent): string => (venue === undefined ? 'Online.' : `${venue}.`),
    with: (companions: readonly string[]): string =>
      companions.length === 0 ? '' : `Mit Ihnen ${companions.length === 1 ? 'fährt' : 'fahren'} ${listed(companions)}.`,
    papers: 'Zur Buchung',
    materials: 'Fotos und Unterlagen',
    calendar: 'In den Kalender',
    arrival: 'Anreise und Hotel',
  },
  underWay: {
    title: 'Was gerade läuft',
    count: (count: number): string => (count === 1 ? 'Ein Vorhaben' : `${count}${nbsp}Vorhaben`),
    steps: {
      reserve: 'Reservierung',
      resolve: 'Beschluss',
      'tell-employer': 'Mitteilung',
      costs: 'Kostenübernahme',
      book: 'Buchung',
    } satisfies Readonly<Record<ShownStep['step'], string>>,
    standing: ({ step, state, doneOn, by }: ShownStep, { seats, heldUntil }: BookingUnderWay): string => {
      if (step === 'reserve' && heldUntil !== undefined) return `bis ${dayText(heldUntil)}`
      if (state === 'done') return doneOn === undefined ? 'erledigt' : dayText(doneOn)
      if (step === 'book') return counted(seats, 'Platz', 'Plätze')
      if (by !== undefined) return `bis ${dayText(by)}`
      return state === 'next' ? 'als Nächstes' : 'danach'
    },
    /** What the next step is called on its button. */
    todo: {
      reserve: 'Zur Buchung',
      resolve: 'Beschlussvorlage öffnen',
      'tell-employer': 'Mitteilung öffnen',
      costs: 'Kostenübernahme klären',
      book: 'Jetzt buchen',
      attend: 'Zur Buchung',
    } satisfies Readonly<Record<PathStepName, string>>,
    /** Where it stands on the page of a booking. */
    anchors: {
      reserve: 'plaetze',
      resolve: 'beschluss',
      'tell-employer': 'arbeitgeber',
      costs: 'kosten',
      book: 'verbindlich-buchen',
      attend: 'teilnehmen',
    } satisfies Readonly<Record<PathStepName, string>>,
    managers: 'Weiter geht es durch, wer bestellt hat, oder durch wer das Gremium verwaltet.',
  },
  hints: 'Hinweise',
  nothingToDo: 'Zu Ihrem Gremium ist gerade nichts zu klären.',
  allHints: 'Alles, was das Gesetz zu Ihrem Gremium sagt',
  gremium: 'Ihr Gremium',
  toGremium: 'Wer dazugehört',
  wishlist: 'Merkliste',
  allBookmarks: (total: number): string => (total === 1 ? 'Zur Merkliste' : `Alle ${total} Einträge`),
  noBookmarks: 'Noch nichts gemerkt. Das Herz neben einem Termin legt ihn hierher.',
  find: 'Termine finden',
  begin: {
    title: 'So fangen Sie an',
    note: 'Drei Schritte, jeder dauert ein paar Minuten.',
    steps: {
      gremium: {
        title: 'Ihr Gremium eintragen',
        text: 'Legen Sie es an und laden Sie die anderen ein. Gibt es schon eines, lassen Sie sich von dort einladen.',
        link: 'Gremium anlegen',
      },
      claim: {
        title: 'Wissen, was Ihnen zusteht',
        text: 'Wer neu gewählt ist, hat Anspruch auf Grundlagenschulungen. Lesen Sie nach, wie der Beschluss dazu aussieht.',
        link: 'Häufige Fragen zum Anspruch',
      },
      event: {
        title: 'Den ersten Termin merken',
        text: 'Betriebsverfassungsrecht I ist für die meisten der Anfang. Merken Sie sich Termine, die Ihnen passen.',
        link: 'Termine finden',
      },
    },
  },
  /** What the portal offers, for who is not signed in. */
  offer: {
    lead: 'Ihr Arbeitsplatz für alles rund um Schulungen: planen, beschließen, buchen, nachlesen. Kostenlos, für Betriebsrat, SBV und JAV.',
    description:
      'Das Mitgliederportal für Betriebsrat, SBV und JAV: Schulungen gemeinsam planen, Hinweise nach Gesetz, Merkliste und Buchungen an einem Ort. Kostenlos.',
    signIn: 'Anmelden',
    toOverview: 'Zu Ihrer Übersicht',
    register: 'Jetzt registrieren',
    for: 'Was Sie davon haben',
    advantages: [
      {
        title: 'Ein Gremium, ein Ort',
        text: 'Laden Sie Ihr Gremium per E-Mail ein. Wer dazugehört und wer verwaltet, bestimmen Sie selbst.',
      },
      {
        title: 'Hinweise nach Gesetz',
        text: 'Wie groß das Gremium ist, wer freizustellen ist, wann wieder gewählt wird: ausgerechnet aus Ihren Zahlen, mit der Vorschrift daneben.',
      },
      {
        title: 'Gemerkt auf allen Geräten',
        text: 'Termine, Themen, Urteile und Artikel liegen auf Ihrer Merkliste, mit freien Plätzen und Preisen von heute.',
      },
      {
        title: 'Vom Beschluss bis zur Bescheinigung',
        text: 'Beschlussvorlage, Mitteilung an den Arbeitgeber, Buchung und Rechnung gehören zusammen und liegen beieinander.',
      },
    ],
    private: 'Was wir nicht wissen wollen',
    privateText:
      'Nach einer Gewerkschaft fragen wir nie. Von Ihrem Gremium sieht niemand sonst etwas, auch nicht andere Gremien im selben Unternehmen. Auf Wunsch löschen wir Ihr Konto.',
  },
} as const
