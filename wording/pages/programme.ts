import { eventLife } from '../event-life.ts'
import type { DocumentKind } from '#core/fulltext/fulltext.ts'
import { eventsOnCard } from '#core/catalogue/theme-card.ts'
import type { TargetGroup } from '#core/shared/target-group.ts'
import { counted, nbsp, unbroken } from '#core/shared/unbroken.ts'
import { inWords } from '../figures.ts'
import { shellWording } from './shell.ts'

/** After 'in'. */
const rubrics = (count: number): string => (count === 1 ? 'einer Rubrik' : `${inWords(count)} Rubriken`)
/** 'a, b und c'. */
const enumerated = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

const themes = (count: number): string => counted(count, 'Thema', 'Themen')
const events = (count: number): string => counted(count, 'Termin', 'Termine')

/** Words about themes, events and venues. */
export const programmeWording = {
  themes,
  rubrics: 'Rubriken',
  home: {
    title: 'Seminare für Betriebsrat, SBV und JAV',
    heading: 'Mitbestimmen will gelernt sein.',
    lead: (count: number, towns: number) =>
      `${themes(count)} für Betriebsrat, SBV und JAV${nbsp}– in ${towns}${nbsp}${towns === 1 ? 'Stadt' : 'Städten'} und online. Mit Programm, Preis und freien Plätzen zu jedem Termin.`,
    description:
      'Seminare, Fachtagungen und Ausbildungsreihen für Betriebsrat, Schwerbehindertenvertretung und JAV: in unseren Seminar-Hotels und online.',
    searchLabel: 'Seminare suchen',
    question: 'Was möchten Sie lernen?',
    placeholder: 'z. B. Arbeitszeit, Kündigung, KI',
    find: 'Seminare finden',
    nextEvents: 'Die nächsten Termine',
    allEvents: (count: number | undefined) => (count === undefined ? 'Alle Termine' : `Alle ${events(count)}`),
    elected: 'Frisch gewählt?',
    electedLead:
      'Ein neues Amt beginnt mit Fragen. Das Gesetz gibt Ihnen das Recht, es von Grund auf zu lernen, und der Arbeitgeber trägt die Kosten.',
    electedBy: {
      br: `Im Betriebsrat beschließt das Gremium, wer fährt (${unbroken('§ 37 Abs. 6 BetrVG')}).`,
      sbv: `Als Vertrauensperson entscheiden Sie selbst, ein Beschluss ist nicht nötig (${unbroken('§ 179 Abs. 4 S. 3 SGB IX')}).`,
      jav: `Der Betriebsrat beschließt, die JAV stimmt mit (${unbroken('§ 67 Abs. 2 BetrVG')}).`,
    },
    news: 'Neu im Programm',
    filmHeading: 'Ein Film aus unserem Haus',
    filmNote: 'Abgespielt wird erst, wenn Sie externen Inhalten zugestimmt haben.',
    articles: 'Aktuelles',
    allNews: 'Alle News',
    steps: 'Vom Thema zur Freistellung',
    stepsNote: 'So läuft es im Betriebsrat. Als SBV springen Sie von Schritt 1 gleich zu Schritt 3.',
    stepList: [
      { title: 'Auswählen', text: 'Thema und Termin merken und dem Gremium vorstellen.' },
      { title: 'Beschließen', text: 'Rechtzeitig laden, auf die Tagesordnung setzen, abstimmen.' },
      { title: 'Mitteilen', text: 'Der Arbeitgeber erfährt rechtzeitig Thema, Zeit, Ort und Kosten.' },
      { title: 'Buchen', text: 'Hier auf der Seite. Ihre Plätze bestätigen wir sofort per E-Mail.' },
    ],
    talk: 'Lieber mit einem Menschen sprechen?',
    talkLead: (officeHours: string) =>
      `Unser Beratungsteam kennt jedes Seminar, jedes Hotel und fast jede Ausrede von Arbeitgebern. ${officeHours}`,
  },
  overview: {
    title: 'Alle Themen nach Rubriken',
    titleFor: { br: 'Themen für den Betriebsrat', sbv: 'Themen für die SBV', jav: 'Themen für die JAV' },
    lead: (count: number, rubricCount: number) =>
      `${themes(count)} in ${rubrics(rubricCount)}, vom ersten Tag im Amt bis zur Einigungsstelle.`,
    leadFor: (count: number) => `${themes(count)}, die zu Ihrem Amt gehören.`,
    filter: 'Nach Amt',
    all: 'Alle',
    toRubric: 'Zur Rubrik',
    toEvents: (count: number) => events(count),
    none: 'In dieser Rubrik gibt es dafür noch kein Thema.',
    descriptionFor: {
      br: (count: number) => `${themes(count)} für Betriebsräte nach Rubriken, jedes mit Dauer.`,
      sbv: (count: number) => `${themes(count)} für die Schwerbehindertenvertretung nach Rubriken, jedes mit Dauer.`,
      jav: (count: number) =>
        `${themes(count)} für Jugend- und Auszubildendenvertretungen nach Rubriken, jedes mit Dauer.`,
    },
    description: (count: number, rubricCount: number) =>
      `Das ganze Programm auf einen Blick: ${themes(count)} in ${rubrics(rubricCount)}, jedes mit Dauer.`,
  },
  rubric: {
    others: 'Die anderen Rubriken',
    films: 'Filme zur Rubrik',
    none: 'In dieser Rubrik entsteht gerade etwas Neues',
    noneText: 'Noch gibt es hier kein Thema. In den anderen Rubriken werden Sie fündig.',
    adviceTitle: 'Welches Seminar zuerst?',
    advice: 'Sagen Sie uns Amt und Wahltag, wir schlagen Ihnen eine Reihenfolge vor.',
    more: 'Weitere Themen',
  },
  theme: {
    onPage: 'Auf dieser Seite',
    learn: 'Das nehmen Sie mit',
    programme: 'Das Programm',
    programmeNote: 'Jeder Tag mit Beginn, Ende und Inhalten.',
    events: 'Termine und Preise',
    starterPackage: 'Das Starterpaket',
    starterPackageNote: 'Kostenlos enthalten. Es ersetzt kein Seminar, es begleitet Sie danach.',
    highlights: 'Das Besondere daran',
    audience: 'Für wen',
    entitlement: 'Ihr Anspruch',
    next: 'Weitere Themen dieser Rubrik',
    belongsTo: 'Gehört zu',
    /** Beside the count on the theme's own page. */
    venues: { inPerson: 'Standorte', both: 'Standorte und online' },
    onlineOnly: 'Online',
    venue: 'Ort',
    audiences: 'Zielgruppen',
  },
  events: {
    title: (theme: string) => `Termine: ${theme}`,
    count: events,
    caption: 'Preise je Person; Hotel und Verpflegung kommen hinzu.',
    columns: {
      days: 'Datum',
      venue: 'Ort und Hotel',
      duration: 'Dauer',
      price: 'Preis netto',
      seats: 'Status',
      acts: 'Merken, rechnen, buchen',
    },
    onlineWhen: 'Online',
    toEvent: 'Zum Termin',
    all: (count: number) => `Alle ${events(count)}`,
    toTheme: 'Zum Seminar',
    none: 'Neue Termine folgen',
    noneText:
      'Für dieses Thema steht gerade kein Termin fest. Merken Sie es sich vor oder rufen Sie uns an, wir planen mit Ihnen.',
    /** Beside the cart. */
    ways: {
      atEvents: 'Buchen und reservieren können Sie bei jedem Termin, hier oder auf Papier.',
      onPaper: 'Lieber auf Papier: Anmeldung zum Ausdrucken',
      help: 'Fragen zur Buchung?',
    },
    net: 'zzgl. MwSt.',
    gross: (amount: string) => `${amount} brutto`,
    list: 'Alle Termine',
    listLead: 'Nach Datum geordnet, mit freien Plätzen und Preis.',
    listDescription: 'Alle Seminartermine für Betriebsrat, SBV und JAV nach Datum, mit Ort, freien Plätzen und Preis.',
    further: 'Weitere Termine',
    nothing: 'Gerade steht kein Termin fest. Neue folgen bald.',
  },
  event: {
    title: (theme: string, when: string, where: string) => `${theme}, ${when}, ${where}`,
    when: 'Zeit und Ort',
    online: 'Online',
    onlineText: 'Sie nehmen von Ihrem Arbeitsplatz aus teil. Den Zugang schicken wir Ihnen vor Beginn per E-Mail.',
    schedule: 'Der Ablauf',
    bill: 'Preis und Plätze',
    number: (eventId: number) => `Termin ${eventId}`,
    toTheme: 'Alles zum Seminar',
    otherEvents: 'Andere Termine',
    /** How an event stands that is being held or begins today. */
    life: eventLife,
    onTheDay: 'Fragen zu diesem Termin?',
    /** Told aloud while the page stands open. */
    seatsNow: (seats: string) => `Die Angaben zur Buchung haben sich gerade geändert. Jetzt gilt: ${seats}`,
    onTheDayText: 'Wir helfen gern, auch unterwegs. Buchen lässt sich der Termin nicht mehr.',
    toList: 'Auf die Liste des Gremiums',
    toListText: 'Für alle, die zu Ihrem Gremium gehören: gemeinsam planen, dann beschließen.',
    begunTitle: 'Dieser Termin hat begonnen',
    begunLead: (theme: string, days: string) => `„${theme}“ ${days}: Buchen lässt sich der Termin nicht mehr.`,
    begunToEvent: 'Zeiten, Haus und Kontakt',
    pastTitle: 'Dieser Termin liegt hinter uns',
    pastDays: (theme: string, days: string) => `„${theme}“ fand ${days} statt.`,
    pastLead: 'Es gibt neue Termine.',
    pastNone: 'Ein neuer Termin steht noch nicht fest.',
    pastTheme: 'Das Seminar',
  },
  series: {
    modules: 'Die Module',
    note: 'Die Module bauen aufeinander auf.',
    from: 'ab',
    run: (begins: string) => `Reihe ab ${begins}`,
    whole: 'Sie buchen die Reihe als Ganzes.',
    single: 'Sie buchen die Reihe als Ganzes oder einzelne Module.',
    total: 'Gesamtdauer',
    online: 'Online',
    toModule: 'Zum Seminar des Moduls',
  },
  entitlement: {
    br: {
      heading: 'Im Betriebsrat',
      text: `Der Anspruch folgt aus ${unbroken('§ 37 Abs. 6 BetrVG')}, die Kosten trägt der Arbeitgeber nach ${unbroken('§ 40 Abs. 1 BetrVG')}. Wichtig ist die Reihenfolge: Erst beschließt das Gremium, dann informieren Sie den Arbeitgeber rechtzeitig über Thema, Zeit, Ort und Kosten, dann buchen Sie.`,
    },
    sbv: {
      heading: 'In der Schwerbehindertenvertretung',
      text: `Als Vertrauensperson haben Sie den Anspruch aus ${unbroken('§ 179 Abs. 4 S. 3 SGB IX')}, ebenso die Stellvertretung mit der höchsten Stimmenzahl. Sie entscheiden allein, ein Beschluss ist nicht nötig. Die Kosten trägt der Arbeitgeber nach ${unbroken('§ 179 Abs. 8 SGB IX')}.`,
    },
    jav: {
      heading: 'In der JAV',
      text: `Für die JAV gilt ${unbroken('§ 37 Abs. 6 BetrVG')} über ${unbroken('§ 65 Abs. 1 BetrVG')}. Der Betriebsrat fasst den Beschluss, die JAV stimmt mit (${unbroken('§ 67 Abs. 2 BetrVG')}). Die Kosten trägt der Arbeitgeber (${unbroken('§ 65 Abs. 1')} in Verbindung mit ${unbroken('§ 40 BetrVG')}).`,
    },
    advice: 'Allgemeine Hinweise, keine Rechtsberatung im Einzelfall.',
  },
  blocks: {
    title: 'Bausteine',
    lead: 'Bausteine, die auf jeder Seite dieser Domain stehen können. Hier sind sie in Betrieb.',
    heart: 'Herz',
    heartNote: 'Merkt ein Seminar, einen Termin oder einen Begriff.',
    teaser: 'Themenkarte',
    teaserNote: 'Ein Thema mit allem, was die Karte zeigt.',
    infoBox: 'Infokasten',
    infoBoxNote: `Dauer, Standorte, Extras und die nächsten ${inWords(eventsOnCard)} Termine.`,
    limitedText: 'Gekürzter Text',
    limitedTextNote: 'Zeigt den Anfang, bis jemand weiterlesen möchte.',
    video: 'Video',
    videoNote: 'Mit eigenem Umschlagbild; der Anbieter wird erst nach der Zustimmung gefragt.',
    lexicon: 'Lexikon',
    lexiconNote: 'Alle Begriffe eines Amts in ein, zwei oder vier Spalten.',
    description: 'Die Bausteine unserer Website in Betrieb, mit Antworten auf die häufigsten Fragen dazu.',
    toBlocks: 'Bausteine ansehen',
    text: 'Worum es geht',
    paragraphs: [
      'Jeder Baustein ist ein leerer Platz auf einer Seite, den ein kleines Skript füllt, sobald ihn jemand braucht. So lässt sich eine eigene Seite bauen, etwa zur nächsten Wahl oder zu einem neuen Gesetz, ohne dass jemand Termine abschreibt: Was im Programm steht, steht auch dort.',
      'Ohne JavaScript bleibt an jedem Platz, was auch so hilft: ein Link, ein Formular oder der ganze Text.',
    ],
    questions: 'Häufige Fragen',
    questionList: [
      {
        question: 'Was muss auf der Seite stehen?',
        answer:
          'Einmal das Skript und für jeden Baustein ein Element mit seinem Namen und dem, was er zeigen soll. Die Redaktion schickt Ihnen die Zeilen fertig zu.',
      },
      {
        question: 'Fragt ein Baustein bei anderen Anbietern an?',
        answer:
          'Nein. Alles kommt von dieser Domain. Nur ein Video lädt von außen, und erst nachdem die Person vor dem Bildschirm zugestimmt hat.',
      },
      {
        question: 'Wird eine Seite dadurch langsam?',
        answer:
          'Bis zum ersten Klick lädt der Browser wenige Kilobyte. Den Rest holt er, wenn jemand einen Baustein benutzt.',
      },
      {
        question: 'Sind die Bausteine barrierefrei?',
        answer:
          'Sie lassen sich mit der Tastatur bedienen und sagen Vorleseprogrammen, was sie sind und in welchem Zustand. Wir prüfen sie wie jede Seite dieses Hauses.',
      },
    ],
    contact: 'Sprechen Sie mit uns',
    contactText: 'Sagen Sie uns, was auf Ihrer Seite stehen soll. Wir bauen mit.',
  },
  search: {
    title: 'Suche',
    label: 'Seminar, Begriff, Norm oder Ort',
    submit: 'Suchen',
    suggestions: 'Vorschläge',
    /** Behind their number, where it is not one. */
    suggested: { one: 'Ein Vorschlag', many: 'Vorschläge' },
    kinds: {
      themes,
      towns: (count: number) => counted(count, 'Ort', 'Orte'),
      entries: (count: number) => counted(count, 'Begriff', 'Begriffe'),
      others: (count: number) => counted(count, 'weiterer Treffer', 'weitere Treffer'),
    },
    /** '1 Ort, 2 Begriffe und 12 Themen zu „…“'; what was not found is not told. */
    found: (
      counts: {
        readonly themes: number
        readonly towns: number
        readonly entries: number
        readonly others: number
      },
      q: string,
    ) => {
      const { kinds } = programmeWording.search
      const told = [
        ...(counts.towns > 0 ? [kinds.towns(counts.towns)] : []),
        ...(counts.entries > 0 ? [kinds.entries(counts.entries)] : []),
        ...(counts.themes > 0 ? [kinds.themes(counts.themes)] : []),
      ]
      const others = told.length > 0 ? kinds.others(counts.others) : counted(counts.others, 'Treffer', 'Treffer')
      return `${enumerated(counts.others > 0 ? [...told, others] : told)} zu „${q}“`
    },
    nothing: (q: string) => `Nichts gefunden zu „${q}“`,
    lookedFor: (q: string) => `Gesucht nach „${q}“.`,
    literally: (typed: string) => `Genau nach „${typed}“ suchen`,
    shortened: 'Ihre Frage ist lang: Gesucht haben wir nach ihren ersten zehn Wörtern.',
    eventsIn: (count: number, town: string, q?: string) =>
      `${events(count)} in ${town}${q === undefined ? '' : ` zu „${q}“`}`,
    eventsFound: (count: number, q: string) => `${events(count)} zu „${q}“`,
    partlyFound: (q: string) => `Zum Teil gefunden: „${q}“`,
    partly: (q: string) => `Alle Wörter von „${q}“ zusammen kommen nirgends vor. Das hat die meisten davon:`,
    byKind: 'Nach Art',
    all: (count: number) => `Alle (${count})`,
    /** Kinds of hits as lists of them are called, and as one of them is. */
    documents: {
      theme: { many: 'Seminare', one: 'Seminar' },
      lexicon: { many: 'Lexikon', one: 'Lexikon' },
      law: { many: 'Gesetze', one: 'Gesetz' },
      ruling: { many: 'Rechtsprechung', one: 'Entscheidung' },
      article: { many: 'Artikel', one: 'Artikel' },
      download: { many: 'Downloads', one: 'Download' },
      faq: { many: 'Fragen', one: 'Frage und Antwort' },
      venue: { many: 'Standorte', one: 'Standort' },
      video: { many: 'Filme', one: 'Film' },
      position: { many: 'Stellenangebote', one: 'Stellenangebot' },
      event: { many: 'Termine', one: 'Termin' },
      page: { many: 'Weitere Seiten', one: 'Seite' },
      thread: { many: 'Forum', one: 'Forum' },
    } satisfies Readonly<Record<DocumentKind, { readonly many: string; readonly one: string }>>,
    ofKind: (kind: DocumentKind, count: number) => `${programmeWording.search.documents[kind].many} (${count})`,
    forGroup: (group: TargetGroup) => shellWording.audiences[group],
    hits: 'Treffer',
    moreHits: 'Weitere Treffer',
    allThemes: (count: number) => `Alle ${themes(count)} zeigen`,
    next: 'So geht es weiter',
    helps: [
      'Prüfen Sie die Schreibweise oder nehmen Sie ein Wort weniger.',
      'Suchen Sie nach dem Gegenstand statt nach der Abkürzung: „Eingliederung“ statt „BEM-Gespräch“.',
      'Blättern Sie in den Rubriken, dort steht das ganze Programm, oder suchen Sie nach Ort und Monat.',
    ],
    askUs: 'Oder fragen Sie uns:',
    toFinder: 'Termine nach Ort und Monat',
    ask: 'Geben Sie ein Stichwort oder einen Ort ein. Wir suchen in Seminaren, Lexikon, Gesetzen und Rechtsprechung, in Artikeln, Downloads, Filmen und Fragen, im Forum, unter unseren Standorten und Stellenangeboten. Eine Norm finden Sie durch Zahl und Gesetz, zum Beispiel 37 BetrVG, einen Termin durch seine Nummer.',
    further: 'Weitere Themen',
  },
} as const
