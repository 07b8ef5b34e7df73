import type { WeekSpan } from '#core/brand/brand.ts'
import type { InhouseLine } from '#core/catalogue/inhouse.ts'
import { counted, nbsp, unbroken } from '#core/shared/unbroken.ts'
import { inWords } from '../figures.ts'

const people = (count: number): string => counted(count, 'Person', 'Personen')
const days = (count: number): string => `${String(count).replace('.', ',')}${nbsp}${count === 1 ? 'Tag' : 'Tage'}`
const weeks = (count: number): string => (count === 1 ? 'eine Woche' : `${inWords(count)} Wochen`)
const weekSpan = ({ from, to }: WeekSpan): string =>
  from === to ? weeks(to) : `${from === 1 ? 'eine' : inWords(from)} bis ${weeks(to)}`
const events = (count: number): string => counted(count, 'Termin', 'Termine')

/** Words of a theme's own pages: what follows from it, starter package, evenings, seminars at one's own company. */
export const themePagesWording = {
  tabs: {
    label: 'Zu diesem Seminar',
    overview: 'Übersicht',
    events: 'Termine',
    starterPackage: 'Starterpaket',
    evenings: 'Am Abend',
    inhouse: 'Bei Ihnen im Betrieb',
  },
  priceFrom: 'Preis ab',
  perPerson: 'je Person, zzgl. MwSt.',
  pdf: 'Als PDF zum Ausdrucken',
  conference: {
    page: 'Zum Programm der Fachtagung',
    register: 'Anmelden',
  },
  experts: 'Wer Sie unterrichtet',
  expertsNote: 'Wer von ihnen Ihren Termin leitet, steht in der Einladung.',
  film: 'Ein Film zum Thema',
  filmNote: 'Abgespielt wird erst, wenn Sie externen Inhalten zugestimmt haben.',
  steps: 'So geht es weiter',
  stepList: {
    keep: {
      title: 'Merken',
      text: 'Mit dem Herz legen Sie Thema oder Termin auf Ihre Merkliste und zeigen sie dem Gremium.',
    },
    decide: {
      title: 'Beschließen',
      text: `Tagesordnungspunkt ankündigen, beraten, abstimmen: Titel, Zeit, Ort und Namen gehören in den Beschluss.`,
    },
    decideAlone: {
      title: 'Entscheiden',
      text: 'Als Vertrauensperson entscheiden Sie allein, ein Beschluss ist nicht nötig.',
    },
    tell: {
      title: 'Mitteilen',
      text: 'Dem Arbeitgeber rechtzeitig schreiben, was Sie besuchen, wann, wo und was es kostet.',
    },
    book: { title: 'Buchen', text: 'Hier auf der Seite. Wir bestätigen die Plätze sofort per E-Mail.' },
  },
  toStarterPackage: 'Was genau darin steckt',
  starterPackage: {
    title: (theme: string) => `Starterpaket: ${theme}`,
    heading: 'Das Starterpaket',
    lead: (theme: string) =>
      `Was Sie aus „${theme}“ mit nach Hause nehmen, außer Wissen. Sie bekommen es am ersten Seminartag.`,
    description: (theme: string) =>
      `Das Starterpaket zum Seminar „${theme}“: was darin steckt, dass es nichts extra kostet und was Ihr Betrieb dazu wissen will.`,
    items: 'Das steckt darin',
    free: 'Kostenlos enthalten',
    condition: 'Ein Paket je Person, in der Gebühr enthalten. Bei Terminen online kommt es mit der Post.',
    when: 'Bedingung:',
    alsoIn: 'Auch in:',
    others: 'Weitere Themen mit Starterpaket',
    othersNote: (rubric: string) => `Aus der Rubrik ${rubric}; was darin steckt, steht auf der Seite des Themas.`,
    seminar: 'Das Seminar auf einen Blick',
    remark: 'Was Ihr Betrieb dazu wissen will',
    remarks: [
      'Das Paket besteht aus Arbeitsmitteln für das Amt. Es ist Teil der Schulung und kein Geschenk; Wert für den privaten Gebrauch hat es nicht.',
      'Auf der Rechnung steht es in der Gebühr. Ein Nachlass für den Verzicht ist deshalb nicht vorgesehen.',
      `Dass es ein Starterpaket gibt, nimmt einer Schulung nicht die Erforderlichkeit (${unbroken('BAG 17.11.2021')}${nbsp}–${nbsp}${unbroken('7 ABR 27/20')}).`,
      'Verlangen die Regeln Ihres Hauses, dass niemand Sachen annimmt, sagen Sie es bei der Buchung: Dann bleibt Ihr Paket bei uns.',
    ],
    advice: 'Allgemeine Hinweise, keine Rechts- oder Steuerberatung im Einzelfall.',
    none: 'Zu diesem Thema gibt es kein Starterpaket',
    noneText: 'Was Sie stattdessen mitnehmen, steht auf der Seite des Seminars.',
  },
  evenings: {
    title: (theme: string) => `Am Abend: ${theme}`,
    heading: 'Wenn der Seminartag vorbei ist',
    lead: 'Nach Seminarschluss zeigen wir Ihnen die Stadt, wenn Sie mögen. Wer lieber seine Ruhe hat, verpasst keinen Inhalt.',
    description: (theme: string) =>
      `Was Sie an den Abenden rund um „${theme}“ unternehmen können: freiwillig, nach Seminarschluss, nicht Teil der Gebühr.`,
    /** The page of all towns. */
    all: {
      title: 'Am Abend in unseren Seminarstädten',
      description: (towns: number) =>
        `Was Sie nach Seminarschluss in ${towns}${nbsp}Städten unternehmen können: freiwillig, mit Kolleginnen und Kollegen, nicht Teil der Gebühr.`,
      more: (name: string) => `Der Abend in ${name}`,
      none: 'Für unsere Städte steht noch kein Abendprogramm fest.',
    },
    rule: 'Freiwillig und getrennt vom Seminar',
    ruleText:
      'Das Abendprogramm beginnt nach dem Ende des Seminartags und gehört nicht zur Schulung. Es ist nicht in der Gebühr enthalten, steht nicht auf der Rechnung an Ihren Betrieb und zählt nicht als Arbeitszeit. Was es kostet, zahlen Sie vor Ort selbst.',
    next: (count: number, town: string) => `${events(count)} in ${town}`,
    town: (name: string) => `Mehr über ${name}`,
    eventsIn: (name: string) => `Termine in ${name}`,
    none: 'Für dieses Seminar ist kein Abendprogramm geplant',
    noneText: 'Es findet online statt, oder seine Städte stehen noch nicht fest.',
    pictures: (town: string) => `Bilder aus ${town}`,
    noPictures: (town: string) => `Bilder aus ${town} folgen.`,
  },
  voices: {
    heading: 'Was andere erzählen',
    note: 'Wir zeigen nur Stimmen, von denen wir sagen können, woher sie kommen. Bei jeder steht, ob und wie wir geprüft haben, dass die Person dabei war.',
    exampleNote:
      'Stimmen mit dem Wort „Beispiel“ hat unsere Redaktion erfunden. Sie zeigen, wie diese Seite aussieht, und stammen von niemandem, der dabei war.',
    example: 'Beispiel, von der Redaktion erfunden',
    source: (source: string, assurance: string) => `Quelle: ${source}. ${assurance}`,
    notAssured: 'Ob die Person teilgenommen hat, haben wir nicht geprüft.',
    quoted: (text: string) => `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`,
    none: 'Hier steht noch keine Stimme',
    noneText:
      'Wir zeigen nur, wovon wir sagen können, woher es kommt. Waren Sie dabei? Schreiben Sie uns, was Ihnen geblieben ist.',
    write: 'Uns schreiben',
    subject: 'Wie es im Seminar war',
  },
  inhouse: {
    title: (theme: string) => `Bei Ihnen im Betrieb: ${theme}`,
    heading: 'Dasselbe Seminar, bei Ihnen im Betrieb',
    lead: (theme: string) =>
      `„${theme}“ nur für Ihr Gremium: an einem Ort, den Sie wählen, mit den Fällen, die bei Ihnen auf dem Tisch liegen.`,
    description: (theme: string) =>
      `„${theme}“ als Seminar in Ihrem Betrieb: Vorteile, Ablauf in vier Schritten und ein durchgerechnetes Preisbeispiel.`,
    elsewhere: 'Lieber in einem unserer Häuser?',
    elsewhereNote: 'Dasselbe Seminar mit Gremien aus anderen Betrieben.',
    /** The page of all themes. */
    all: {
      title: 'Seminare bei Ihnen im Betrieb',
      description: (day: string, most: number) =>
        `Inhouse-Seminare für Betriebsrat, SBV und JAV: ${day} netto je Seminartag für bis zu ${people(most)}, mit Rechenbeispielen und allen Themen.`,
      lead: 'Dieselben Seminare wie in unseren Häusern, nur für Ihr Gremium: an einem Ort, den Sie wählen, mit Ihren Fällen.',
      examples: 'Drei Beispiele',
      examplesNote: (count: number) => `Für je ${people(count)}, Anreise und Unterlagen eingerechnet.`,
      themes: 'Zu welchen Themen wir kommen',
      themesNote: 'Jedes Thema mit seinem eigenen Rechenbeispiel. Steht Ihres nicht dabei, fragen Sie uns.',
      none: 'Unser Programm entsteht gerade neu. Rufen Sie uns an, wir planen mit Ihnen.',
    },
    benefits: 'Was dafür spricht',
    benefitList: [
      {
        title: 'Ihre Fälle',
        text: 'Betriebsvereinbarungen, Dienstpläne, Anhörungen: Wir arbeiten mit Ihren Unterlagen, vertraulich und nur im Raum.',
      },
      {
        title: 'Alle auf einem Stand',
        text: 'Das ganze Gremium hört dasselbe und kann am nächsten Tag gemeinsam damit anfangen.',
      },
      {
        title: 'Ihr Zeitplan',
        text: 'Sie legen Tage und Uhrzeiten fest, auch in zwei Teilen oder um Schichten herum.',
      },
      { title: 'Kurze Wege', text: 'Niemand reist, außer uns. Das spart Fahrten und Hotelnächte.' },
    ],
    process: 'Der Ablauf',
    processNote: (lead: WeekSpan) =>
      `Vom ersten Anruf bis zum Seminar ${lead.to === 1 ? 'vergeht' : 'vergehen'} meist ${weekSpan(lead)}.`,
    processList: (support?: number) => [
      { title: 'Sprechen', text: 'Sie sagen uns, worum es geht, wie viele kommen und wann es passt.' },
      { title: 'Planen', text: 'Sie erhalten Inhalte, Namen der Lehrenden und einen festen Preis, schriftlich.' },
      { title: 'Beschließen', text: `Ihr Gremium beschließt nach ${unbroken('§ 37 Abs. 6 BetrVG')} und teilt es mit.` },
      {
        title: 'Lernen',
        text: `Wir kommen zu Ihnen. Danach bleiben wir ${support === undefined ? '' : `${weeks(support)} lang `}für Rückfragen erreichbar.`,
      },
    ],
    price: 'Was es kostet',
    priceLogic: (day: string, most: number) =>
      `Wir rechnen nach Tagen, nicht nach Köpfen: ${day} netto je Seminartag, für bis zu ${people(most)}. Dazu kommen die Anreise der Lehrenden und die Unterlagen. Raum und Verpflegung stellen Sie.`,
    example: (dayCount: number, count: number) => `Beispiel: ${days(dayCount)} für ${people(count)}`,
    columns: { item: 'Posten', count: 'Anzahl', each: 'Einzeln', net: 'Netto' },
    items: {
      days: 'Seminartage',
      journey: 'Anreise der Lehrenden',
      material: 'Unterlagen je Person',
    } satisfies Readonly<Record<InhouseLine['item'], string>>,
    total: 'Summe netto',
    vat: (rate: number) => `Mehrwertsteuer ${rate}${nbsp}%`,
    gross: 'Summe brutto',
    perPerson: (amount: string) => `Das sind ${amount} netto je Person.`,
    paysFrom: (count: number, fee: string) =>
      `Ab ${people(count)} kostet es nicht mehr als die Gebühr offener Termine (ab ${fee} je Person).`,
    noOffer: 'Ein Rechenbeispiel, kein Angebot. Den Preis für Ihr Seminar nennen wir Ihnen nach dem Gespräch.',
    ask: 'Sprechen Sie mit uns',
    askText: 'Wer anfragt, verpflichtet sich zu nichts. Am schnellsten geht es am Telefon.',
    write: 'E-Mail schreiben',
    subject: (theme?: string) =>
      theme === undefined ? 'Anfrage: ein Seminar in unserem Betrieb' : `Anfrage: „${theme}“ in unserem Betrieb`,
    mail: (theme?: string) =>
      `Guten Tag,\n\nwir interessieren uns für ${theme === undefined ? 'ein Seminar' : `„${theme}“`} in unserem Betrieb.\n${theme === undefined ? '\nThema:' : ''}\nBetrieb und Ort:\nWie viele Personen:\nGewünschte Tage:\nWas uns besonders beschäftigt:\nSo erreichen Sie mich:\n\nMit freundlichen Grüßen`,
    none: 'Eine Fachtagung lebt davon, dass viele Gremien zusammenkommen',
    noneText:
      'Im einzelnen Betrieb bieten wir sie deshalb nicht an. Zu ihren Themen gibt es Seminare; rufen Sie uns an.',
  },
  events: {
    filter: 'Termine dieses Seminars filtern',
    found: (count: number, all: number) => (count === all ? events(all) : `${events(count)} von ${all}`),
    calendar: 'Diese Termine als Kalender (iCal)',
  },
  event: {
    /** '01.02.2027–05.02.2027 in Leipzig, Hotel Lindenbogen', '01.02.2027, online' */
    description: (days: string, venue: string | undefined) =>
      venue === undefined ? `${days}, online` : `${days} in ${venue}`,
    schedule: 'Der Ablauf, Tag für Tag',
    hotel: 'Das Haus',
    hotels: 'Die Häuser',
    costs: 'Was kostet es insgesamt?',
    costsText: 'Gebühr, Hotel, Verpflegung und Anreise, für Beschluss und Mitteilung zusammengerechnet.',
    contact: 'Ihr Kontakt',
    contacts: 'Ihre Kontakte',
    contactNote: 'Für alles rund um diesen Termin.',
    rescheduled: (days: readonly string[]) => `Verlegt vom ${days.join(' und vom ')}`,
    otherHour: (before: readonly string[], now: string) => `Beginnt um ${now} statt um ${before.join(' und ')}`,
    calledOff: 'Dieser Termin ist abgesagt',
    calledOffTitle: (title: string) => `Abgesagt: ${title}`,
    calledOffWhatNow: 'Was das für Sie heißt',
    calledOffText:
      'Haben Sie diesen Termin gebucht, melden wir uns bei Ihnen und suchen mit Ihnen einen anderen. Den abgesagten berechnen wir nicht. In einem Kalender, den Sie von uns abonniert haben, steht er bald als abgesagt.',
    speaks: 'Spricht',
    documents: 'Zum Mitnehmen',
    documentList: {
      pdf: { title: 'Der Termin als PDF', text: 'Programm, Ort und Preis, zum Vorlegen in der Sitzung' },
      order: { title: 'Anmeldung auf Papier', text: 'Ausfüllen und per Fax oder Post schicken' },
      calendar: { title: 'In den Kalender', text: 'Für Outlook, Apple, Google und andere (iCal)' },
      costs: { title: 'Kosten berechnen', text: 'Mit Hotel, Verpflegung und Anreise' },
    },
  },
} as const
