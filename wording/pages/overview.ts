import type { PathStepName } from '#core/booking/booking-path.ts'
import type {
  BookingUnderWay,
  Greeted,
  ListedInBrief,
  NewsOfMaterials,
  NextEvent,
  PlanStepInBrief,
  NotableNews,
} from '#core/overview/overview.ts'
import type { ShownStep } from '#core/overview/overview.view.ts'
import { clockText, dayText, daysText, longDay } from '#core/shared/day-texts.ts'
import type { Day } from '#core/shared/day.ts'
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
    /** What is done now, and what is ready for it. */
    now: {
      reserve: {
        title: 'Jetzt dran: Plätze sichern',
        text: 'Noch ist nichts gehalten. Auf der Seite der Buchung steht, was dafür fehlt.',
      },
      resolve: {
        title: 'Jetzt dran: beschließen',
        text: 'Die Vorlage ist ausgefüllt: Thema, Zeit, Ort, Kosten und wer teilnimmt. Sie tragen nur noch die Abstimmung ein.',
      },
      'tell-employer': {
        title: 'Jetzt dran: dem Arbeitgeber mitteilen',
        text: 'Der Brief ist geschrieben, mit Beschluss, Termin und Kosten. Sie unterschreiben und geben ihn weiter.',
      },
      costs: {
        title: 'Jetzt dran: Kosten klären',
        text: 'Der Arbeitgeber bestätigt, dass er die Kosten trägt, mit dem Vordruck oder über seinen eigenen Link.',
      },
      book: {
        title: 'Jetzt dran: verbindlich buchen',
        text: 'Alles ist vorbereitet. Mit der Buchung gehören die Plätze fest Ihnen.',
      },
      attend: { title: 'Alles geklärt', text: 'Bis zum Seminar ist nichts mehr zu tun.' },
    } satisfies Readonly<Record<PathStepName, { readonly title: string; readonly text: string }>>,
    managers: 'Weiter geht es durch, wer bestellt hat, oder durch wer das Gremium verwaltet.',
  },
  news: {
    title: 'Neu für Sie',
    since: (since: Day): string => `Seit dem ${dayText(since)}`,
    seen: 'Alles gesehen',
    seenHint: 'Dann steht hier nur noch, was danach dazukommt.',
    what: {
      ordered: 'Für Sie bestellt',
      booked: 'Verbindlich gebucht',
      confirmed: 'Buchung bestätigt',
      invited: 'Einladung verschickt',
      expired: 'Die Frist ist abgelaufen',
      waiting: 'Steht jetzt auf der Warteliste',
      offered: 'Frei gewordene Plätze angeboten',
      claimed: 'Frei gewordene Plätze angenommen',
      substituted: 'Jemand anderes nimmt teil',
      'recipient-cancelled': 'Ein Teil der Plätze ist storniert',
      cancelled: 'Storniert',
      'called-off': 'Vom Veranstalter abgesagt',
      rescheduled: 'Vom Veranstalter verlegt',
      rebooked: 'Umgebucht',
      resolved: 'Der Beschluss ist festgehalten',
      'employer-confirmed': 'Der Arbeitgeber übernimmt die Kosten',
      'employer-objected': 'Der Arbeitgeber widerspricht',
    } satisfies Readonly<Record<NotableNews, string>>,
    materials: ({ photos, documents }: Pick<NewsOfMaterials, 'photos' | 'documents'>): string =>
      listed([
        ...(documents > 0 ? [counted(documents, 'neue Unterlage', 'neue Unterlagen')] : []),
        ...(photos > 0 ? [counted(photos, 'neues Foto', 'neue Fotos')] : []),
      ]),
    entries: (entries: number): string =>
      entries === 1
        ? 'Ein neuer Eintrag auf der Liste Ihres Gremiums'
        : `${entries}${nbsp}neue Einträge auf der Liste Ihres Gremiums`,
    toList: 'Was die anderen vorschlagen, steht unter „Liste des Gremiums“.',
  },
  noNext: {
    title: 'Ihr nächstes Seminar',
    text: 'Noch liegt keines vor Ihnen. Sobald Sie gebucht haben, stehen hier Ort, Zeit, Anreise und Unterlagen.',
    link: 'Termine finden',
  },
  list: {
    title: 'Liste des Gremiums',
    link: 'Zur ganzen Liste',
    waiting: (waiting: number): string =>
      waiting === 1 ? 'Ein Eintrag wartet auf Ihr Wort.' : `${waiting}${nbsp}Einträge warten auf Ihr Wort.`,
    empty:
      'Noch steht nichts auf der gemeinsamen Liste. Schlagen Sie etwas vor: Jeder Termin und jedes Thema lässt sich daraufsetzen.',
    settled: 'Zu allem, was auf der Liste steht, haben Sie sich geäußert. Danke.',
    isNew: 'Neu',
    when: ({ startDate, endDate, town }: Pick<ListedInBrief, 'startDate' | 'endDate' | 'town'>): string =>
      startDate === undefined || endDate === undefined ? '' : `${daysText(startDate, endDate)}, ${town ?? 'online'}`,
    by: ({ addedBy, addedOn }: Pick<ListedInBrief, 'addedBy' | 'addedOn'>): string =>
      addedBy === undefined ? `seit ${dayText(addedOn)}` : `von ${addedBy}, ${dayText(addedOn)}`,
    support: ({ interested, inFavour }: Pick<ListedInBrief, 'interested' | 'inFavour'>): string =>
      listed([
        interested === 0 ? 'Noch niemand „Für mich“' : `${interested}${nbsp}× „Für mich“`,
        ...(inFavour === undefined ? [] : [`${inFavour}${nbsp}× dafür`]),
      ]),
    missing: (missing: ListedInBrief['missing']): string =>
      missing.includes('vote')
        ? missing.includes('interest')
          ? 'Ihre Stimme und Ihr „Für mich“ fehlen noch'
          : 'Ihre Stimme fehlt noch'
        : 'Ihr „Für mich“ fehlt noch',
  },
  plan: {
    title: 'Ihr Schulungsplan',
    of: (name: string): string => `Plan für ${name}`,
    next: 'Was als Nächstes dran ist',
    due: ({ due, isLate }: Pick<PlanStepInBrief, 'due' | 'isLate'>): string =>
      isLate ? `war bis ${dayText(due)} vorgesehen` : `bis ${dayText(due)}`,
    chosen: ({ startDate, endDate }: { readonly startDate: Day; readonly endDate: Day }): string =>
      `Ihr Termin: ${daysText(startDate, endDate)}`,
    noEvent: 'Termin noch nicht gewählt',
    more: (more: number): string =>
      more === 1 ? 'Danach folgt noch ein Schritt.' : `Danach folgen noch ${more}${nbsp}Schritte.`,
    link: 'Zum ganzen Plan',
    empty:
      'Sie haben noch keinen Schulungsplan. Ein paar Angaben zu Ihrem Amt genügen, dann steht hier, was wann dran ist und worauf der Anspruch beruht.',
    make: 'Plan machen lassen',
  },
  recommended: {
    title: 'Empfehlungen',
    note: 'Nach dem, was Sie gemerkt, gebucht und besucht haben.',
    next: (next: Day): string => `nächster Termin ab ${dayText(next)}`,
    empty:
      'Merken Sie sich ein Seminar oder buchen Sie eines: Dann steht hier, was dazu passt, jedes Mal mit dem Grund.',
    find: 'Alle Seminare',
  },
  basics: {
    summary: 'Wer welche Grundlagen hat',
    caption: 'Grundlagen nach Mitgliedern',
    columns: ['Name', 'Amt', 'Grundlagen'],
    all: (count: number): string => `${count}${nbsp}× alle Grundlagen besucht`,
    some: (count: number): string => `${count}${nbsp}× einen Teil besucht oder gebucht`,
    none: (count: number): string => `${count}${nbsp}× noch nichts gebucht`,
    unknown: (count: number): string => `${count}${nbsp}× nicht bekannt`,
    toPlan: 'Der Plan des Gremiums',
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
        title: 'Gemeinsam planen',
        text: 'Alle setzen Termine auf die Liste des Gremiums, sagen „für mich“ und stimmen ab. Aus der Liste werden Tagesordnungspunkt und Beschlussvorlage.',
      },
      {
        title: 'Ein Schulungsplan für jedes Amt',
        text: 'Was Sie brauchen, was Ihnen fehlt, wann es stattfindet und worauf der Anspruch beruht: für Sie allein und für das ganze Gremium.',
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
