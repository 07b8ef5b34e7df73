import type { TargetGroup } from '#core/shared/target-group.ts'

interface ErrorWords {
  readonly sign: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

const byGroup: Readonly<Record<TargetGroup, { readonly title: string; readonly lead: string }>> = {
  br: { title: 'Lexikon für den Betriebsrat', lead: 'Begriffe aus Betriebsverfassung und Arbeitsrecht, kurz erklärt.' },
  sbv: { title: 'Lexikon für die SBV', lead: 'Begriffe aus dem Schwerbehindertenrecht, kurz erklärt.' },
  jav: { title: 'Lexikon für die JAV', lead: 'Begriffe aus Ausbildung und Jugendarbeitsschutz, kurz erklärt.' },
}

/** Words of the lexicon, of running text and of pages that could not be shown. */
export const readingWording = {
  lexicon: {
    title: 'Lexikon',
    byGroup,
    alphabet: 'Alphabet',
    short: 'Kurz erklärt',
    empty: 'Noch stehen hier keine Einträge.',
    others: 'Mehr Begriffe',
    all: 'Alle Begriffe',
    seminars: 'Passende Seminare',
    description: (term: string, definition: string) => `${term}: ${definition}`,
    questions: 'Häufige Fragen',
    legalBasis: 'Rechtliche Grundlagen',
    related: 'Verwandte Begriffe',
  },
  editorial: {
    asOf: 'Stand:',
    minutes: (minutes: number) => `Lesezeit: ${minutes}\u00a0${minutes === 1 ? 'Minute' : 'Minuten'}`,
    share: 'Per E-Mail teilen',
    advice: 'Allgemeine Informationen, keine Rechtsberatung im Einzelfall.',
  },
  newsletter: {
    title: 'Neues Recht, einmal im Monat',
    text: 'Urteile, Gesetze, Termine: wenige Minuten Lesezeit.',
    link: 'Newsletter bestellen',
  },
  table: 'Tabelle',
  consent: {
    open: 'Auswahl ändern',
    heading: 'Ihre Auswahl in diesem Browser',
    /** One of them is true; a script shows it. */
    present: {
      none: 'Sie haben noch nichts entschieden. Bis dahin bleibt alles aus, was nicht notwendig ist.',
      necessary: 'Videos und andere externe Medien sind nicht erlaubt.',
      marketing: 'Videos und andere externe Medien sind erlaubt.',
    },
    withoutScripts:
      'Ohne JavaScript kann diese Seite Ihre Auswahl weder zeigen noch ändern. Es wird dann auch nichts Externes geladen: Videos sind einfache Links.',
  },
  accessibilityCheck: {
    heading: 'Letzte automatische Prüfung',
    checkedOn: 'Geprüft am',
    tool: 'Werkzeug',
    rules: 'Maßstab',
    rulesText: 'WCAG 2.2 A und AA, dazu Regeln guter Praxis',
    extent: 'Umfang',
    extentText: (pages: number, states: number) =>
      `${pages}\u00a0Arten von Seiten und ${states}\u00a0Zustände, etwa offene Dialoge und Formulare mit Fehlern`,
    result: 'Ergebnis',
    findings: (count: number) => {
      if (count === 0) return 'kein Verstoß gefunden'
      return count === 1
        ? '1\u00a0Verstoß gefunden, er wird behoben'
        : `${count}\u00a0Verstöße gefunden, sie werden behoben`
    },
    note: 'Werkzeuge finden nur einen Teil der Hürden. Deshalb zählen Ihre Hinweise.',
  },
  errors: {
    events: 'Alle Termine',
    lexicon: 'Lexikon',
    start: 'Startseite',
    reference: (requestId: string) => `Vorgang ${requestId}`,
    notFound: {
      sign: '§\u00a0404',
      title: 'Nicht gefunden',
      paragraphs: [
        'Unter dieser Adresse liegt keine Seite.',
        'Absatz\u00a01 gilt nicht, wenn sich ein Tippfehler eingeschlichen hat. Bitte prüfen Sie die Adresse.',
        'Das Nähere regelt die Suche.',
      ],
    },
    gone: {
      sign: '§\u00a0410',
      title: 'Nicht mehr da',
      paragraphs: ['Diese Seite gab es einmal. Heute liegt hier nichts mehr.', 'Das Nähere regelt die Suche.'],
    },
    byStatus: {
      400: {
        title: 'Diese Anfrage verstehen wir nicht',
        paragraphs: [
          'Die Adresse oder das Formular kam beschädigt an.',
          'Gehen Sie zurück und versuchen Sie es noch einmal.',
        ],
      },
      403: {
        title: 'Das dürfen wir nicht annehmen',
        paragraphs: [
          'Die Anfrage kam nicht von unserer eigenen Seite.',
          'Öffnen Sie die Seite neu und versuchen Sie es dort noch einmal.',
        ],
      },
      405: {
        title: 'So geht es hier nicht',
        paragraphs: [
          'Diese Seite nimmt kein Formular entgegen.',
          'Gehen Sie zurück oder beginnen Sie auf der Startseite.',
        ],
      },
      413: {
        title: 'Das ist zu viel auf einmal',
        paragraphs: [
          'Die gesendeten Daten sind größer, als wir annehmen.',
          'Kürzen Sie Ihre Angaben und versuchen Sie es noch einmal.',
        ],
      },
      415: {
        title: 'Dieses Format kennen wir nicht',
        paragraphs: [
          'Gesendet wurde etwas anderes als ein Formular.',
          'Gehen Sie zurück und senden Sie das Formular noch einmal ab.',
        ],
      },
      429: {
        title: 'Einen Moment bitte',
        paragraphs: [
          'Von Ihrem Anschluss kamen sehr viele Anfragen.',
          'Warten Sie kurz und versuchen Sie es dann noch einmal.',
        ],
      },
      503: {
        title: 'Gleich sind wir wieder da',
        paragraphs: ['Die Seite wird gerade gewartet.', 'Bitte versuchen Sie es in einigen Minuten noch einmal.'],
      },
    } as Readonly<Record<number, Omit<ErrorWords, 'sign'>>>,
    busy: {
      title: 'Gerade ist sehr viel los',
      paragraphs: [
        'Im Moment kommen mehr Anfragen, als wir auf einmal beantworten können.',
        'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
        'Hatten Sie ein Formular abgeschickt? Dann gehen Sie zurück und senden Sie es noch einmal ab.',
      ],
    },
    /** Where even the page of a failure cannot be made. */
    lastResort: {
      title: 'Es klemmt',
      heading: 'Das hat leider nicht geklappt.',
      text: (requestId: string) =>
        `Bitte versuchen Sie es in ein paar Minuten noch einmal. Bleibt es dabei, nennen Sie uns bitte den Vorgang ${requestId}.`,
      start: 'Zur Startseite',
    },
    mayBeDone: 'Ob Ihre Eingabe gespeichert wurde, ist ungewiss. Bitte sehen Sie nach, bevor Sie sie wiederholen.',
    request: {
      title: 'Das hat nicht geklappt',
      paragraphs: ['Diese Anfrage konnten wir nicht ausführen.', 'Gehen Sie zurück und versuchen Sie es noch einmal.'],
    },
    server: {
      title: 'Das lag an uns',
      paragraphs: [
        'Beim Erstellen der Seite ist ein Fehler passiert. Wir haben ihn festgehalten.',
        'Was Sie zuvor gespeichert haben, ist sicher.',
        'Versuchen Sie es bitte noch einmal. Bleibt es dabei, rufen Sie uns an und nennen Sie den Vorgang.',
      ],
    },
  },
} as const
