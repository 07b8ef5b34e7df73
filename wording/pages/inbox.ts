import type { RequestKind } from '#core/form-requests/form-requests.ts'
import { mostAnswers, referenceOf } from '#core/form-requests/form-requests.ts'
import type { HandlingStep, RequestState } from '#core/form-requests/handling.ts'
import type { ShownStep } from '#core/inbox/ports.ts'
import type { LetterFate } from '#core/letters/ports.ts'
import { dayText, timeText, clockText } from '#core/shared/day-texts.ts'
import { mostRequestedCounted } from '#core/quote/quote.ts'
import type { Day, Instant } from '#core/shared/day.ts'
import { nbsp } from '#core/shared/unbroken.ts'
import { formWords } from '../forms/forms.ts'
import { inWords } from '../figures.ts'
import { answerSubject } from '../letters/request-letters.ts'

const when = (at: Instant): string => `${dayText(at)}, ${clockText(timeText(at))}`

const states: Readonly<Record<RequestState, string>> = {
  offen: 'offen',
  in_arbeit: 'in Arbeit',
  beantwortet: 'beantwortet',
  abgeschlossen: 'abgeschlossen',
}

const waiting = (days: number): string => {
  if (days === 0) return 'seit heute'
  return days === 1 ? 'seit gestern' : `seit ${days}${nbsp}Tagen`
}

const gone = 'gelöschtes Konto'

const done: Readonly<Record<Exclude<HandlingStep['what'], 'assigned'>, string>> = {
  unassigned: 'Niemandem zugewiesen',
  answered: 'Beantwortet',
  noted: 'Notiz',
  closed: 'Abgeschlossen',
  reopened: 'Wieder geöffnet',
}

const letters = (fate: LetterFate): string => {
  if (fate.state === 'waiting') return 'Die E-Mail wartet auf den Versand.'
  return fate.state === 'sent'
    ? `Die E-Mail ging am ${when(fate.at)} hinaus.`
    : `Die E-Mail war nicht zustellbar (${when(fate.at)}). Bitte antworten Sie auf anderem Weg.`
}

/** Words of the inbox of the office. */
export const inboxWording = {
  title: 'Eingang',
  lead: 'Anfragen, Widerrufe und Rückmeldungen, die über die Website kommen.',
  states,
  gone,
  kind: (kind: RequestKind): string => formWords[kind].name,
  when,
  waiting,
  beside: {
    title: 'Wartet anderswo',
    reports: (count: number): string => {
      if (count === 0) return 'Im Forum ist keine Meldung offen'
      return count === 1 ? 'Im Forum ist eine Meldung offen' : `Im Forum sind ${count} Meldungen offen`
    },
    appointments: (count: number): string => {
      if (count === 0) return 'Es steht kein Beratungstermin aus'
      return count === 1 ? 'Ein Beratungstermin steht aus' : `${count} Beratungstermine stehen aus`
    },
    quotes: (count: number): string => {
      if (count === 0) return 'Es ist kein Angebot angefragt'
      if (count === 1) return 'Ein Angebot ist angefragt'
      return `${count < mostRequestedCounted ? count : `Mehr als ${count - 1}`} Angebote sind angefragt`
    },
  },
  filter: {
    title: 'Eingang filtern',
    kind: 'Art',
    everyKind: 'Alle Arten',
    state: 'Stand',
    everyState: 'Jeder Stand',
    who: 'Zuständig',
    everybody: 'Alle im Büro',
    me: (count: number): string => `Nur mir zugewiesen (${count} nicht abgeschlossen)`,
    submit: 'Anzeigen',
    reset: 'Alles zeigen',
  },
  counts: {
    title: 'Nach Stand',
    all: (count: number): string => `alle: ${count}`,
    one: (state: RequestState, count: number): string => `${states[state]}: ${count}`,
  },
  list: {
    caption: 'Offene Widerrufe zuerst, dann das Neueste',
    columns: {
      request: 'Vorgang',
      from: 'Von',
      sent: 'Eingegangen',
      state: 'Stand',
      who: 'Zuständig',
      waits: 'Wartet',
    },
    open: (reference: string, kind: string): string => `${reference}: ${kind}`,
    urgent: 'Frist nach Gesetz',
    files: (count: number): string => (count === 1 ? 'eine Datei' : `${inWords(count)} Dateien`),
    nobody: 'niemand',
    none: 'Nichts gefunden',
    noneText: 'Zu dieser Auswahl ist nichts eingegangen, oder es ist schon gelöscht.',
    empty: 'Noch nichts eingegangen',
    emptyText: 'Sobald jemand ein Formular sendet, steht es hier.',
    further: 'Weitere Einträge',
  },
  request: {
    title: (kind: RequestKind, reference: string): string => `${formWords[kind].name}: ${reference}`,
    standing: (state: RequestState, days: number | undefined): string =>
      days === undefined ? `Stand: ${states[state]}` : `Stand: ${states[state]}, wartet ${waiting(days)}`,
    sent: 'Was gesendet wurde',
    quote: 'Angebot schreiben',
    labels: {
      email: 'Antwort an',
      sentAt: 'Eingegangen',
      deletedOn: 'Wird gelöscht am',
      who: 'Zuständig',
      receipt: 'Eingangsbestätigung',
    },
    deletedNote: (on: Day): string =>
      `Am ${dayText(on)} werden die Angaben mit Dateien, Antworten und Notizen gelöscht. Was im Postfach liegt, löschen Sie bitte dort.`,
    files: 'Dateien',
    noReceipt:
      'Es ging keine hinaus, oder es ist nicht mehr bekannt, wann. Bitte bestätigen Sie den Eingang unverzüglich selbst.',
    receipt: (fate: LetterFate): string => {
      if (fate.state === 'waiting') return 'wartet auf den Versand'
      return fate.state === 'sent'
        ? `verschickt am ${when(fate.at)}`
        : `nicht zustellbar (${when(fate.at)}); bitte bestätigen Sie den Eingang selbst`
    },
    typedBefore: 'Was Sie geschrieben hatten',
    typedBeforeText:
      'Das geht im jetzigen Stand nicht mehr. Damit nichts verloren ist, steht Ihr Text noch einmal hier.',
  },
  assign: {
    title: 'Zuständig',
    field: 'Wer kümmert sich darum?',
    nobody: 'niemand',
    submit: 'Zuweisen',
    toMe: 'Mir zuweisen',
  },
  answer: {
    title: 'Antworten',
    note: (email: string): string =>
      `Geht per E-Mail an ${email}. Wer darauf antwortet, schreibt an die Adresse des Büros.`,
    subject: 'Betreff',
    subjectOf: (id: string): string => answerSubject(referenceOf(id)),
    text: 'Text',
    hint: 'Gruß am Anfang und am Ende schreiben wir dazu: „Guten Tag,“ und „Freundliche Grüße“.',
    submit: 'Antwort senden',
    most: `Nach ${inWords(mostAnswers)} Antworten geht es nur noch aus dem Postfach weiter.`,
  },
  note: {
    title: 'Notiz',
    field: 'Für das Büro',
    hint: 'Wer die Anfrage gesendet hat, darf nach Art. 15 DSGVO auch Notizen über sich lesen. Schreiben Sie nichts über andere hinein.',
    submit: 'Notiz speichern',
  },
  close: {
    title: 'Abschließen',
    field: 'Ein Wort dazu',
    submit: 'Abschließen',
  },
  reopen: {
    title: 'Wieder öffnen',
    text: 'Der Vorgang ist abgeschlossen. Ist doch noch etwas zu tun, öffnen Sie ihn wieder.',
    submit: 'Wieder öffnen',
  },
  history: {
    title: 'Verlauf',
    none: 'Noch hat niemand etwas getan.',
    step: (step: ShownStep): string => (step.what === 'assigned' ? `Zugewiesen: ${step.to ?? gone}` : done[step.what]),
    by: (step: ShownStep): string => `${when(step.at)}, ${step.by ?? gone}`,
    letter: letters,
  },
  saved: {
    zuweisen: 'Die Zuständigkeit ist geändert',
    antworten: 'Die Antwort ist unterwegs',
    notieren: 'Die Notiz ist gespeichert',
    abschliessen: 'Der Vorgang ist abgeschlossen',
    oeffnen: 'Der Vorgang ist wieder offen',
  },
} as const
