import {
  editMinutes,
  floodSeconds,
  mostTags,
  releasesUntilTrusted,
  type CategoryId,
  type RemovedBy,
} from '#core/forum/forum.ts'
import type { Denial } from '#core/forum/permission.ts'
import type { ModerationAct, ReportReason, Side, Verdict } from '#core/forum/reports.ts'
import { berlinTime, formatDate } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import type { TargetGroup } from '#core/shared/target-group.ts'
import { inWords } from '../figures.ts'

const categories: Readonly<Record<CategoryId, { readonly title: string; readonly about: string }>> = {
  betriebsratsarbeit: {
    title: 'Arbeit im Betriebsrat',
    about: 'Sitzungen, Beschlüsse, Freistellung und alles, was den Alltag im Gremium ausmacht.',
  },
  'arbeitszeit-und-entgelt': {
    title: 'Arbeitszeit und Entgelt',
    about: 'Schichtpläne, Überstunden, Eingruppierung und Betriebsvereinbarungen dazu.',
  },
  'gesundheit-und-arbeitsschutz': {
    title: 'Gesundheit und Arbeitsschutz',
    about: 'Gefährdungsbeurteilung, BEM, psychische Belastung und sichere Arbeitsplätze.',
  },
  wahlen: { title: 'Wahlen', about: 'Wahlvorstand, Fristen und was nach der Wahl zu tun ist.' },
  seminare: {
    title: 'Seminare und Schulung',
    about: 'Welches Seminar passt, wer darf fahren, und wie der Beschluss gelingt.',
  },
  sbv: {
    title: 'Unter Schwerbehindertenvertretungen',
    about: 'Ein geschlossener Kreis für gewählte Vertrauenspersonen und ihre Stellvertretung.',
  },
  jav: {
    title: 'Unter Jugend- und Auszubildendenvertretungen',
    about: 'Ein geschlossener Kreis für alle, die in einer JAV sind.',
  },
}

const groupNames: Readonly<Record<TargetGroup, string>> = {
  br: 'Betriebsräten',
  sbv: 'Schwerbehindertenvertretungen',
  jav: 'Jugend- und Auszubildendenvertretungen',
}

const denied: Readonly<Record<Denial, string>> = {
  'nicht-angemeldet': 'Zum Schreiben melden Sie sich bitte an.',
  'nicht-dabei': 'Bevor Sie schreiben, wählen Sie einen Spitznamen und lesen die Netiquette.',
  'geschlossene-gruppe': 'Hier schreiben nur, die zu dieser Gruppe gehören.',
  'thema-geschlossen': 'Dieses Thema ist geschlossen. Sie können es lesen, aber nicht mehr antworten.',
}

const reasons: Readonly<Record<ReportReason, string>> = {
  rechtswidrig: 'Ich halte den Inhalt für rechtswidrig',
  beleidigung: 'Beleidigung oder Drohung',
  'persoenliche-daten': 'Er verrät, wer jemand ist',
  werbung: 'Werbung',
  netiquette: 'Er verstößt sonst gegen die Netiquette',
}

const verdicts: Readonly<Record<Verdict, string>> = {
  entfernt: 'Der Beitrag wird entfernt',
  bleibt: 'Der Beitrag bleibt',
}

const acts: Readonly<Record<ModerationAct, string>> = {
  freigegeben: 'Beitrag freigegeben',
  geaendert: 'Beitrag geändert oder gelöscht',
  entfernt: 'Beitrag entfernt',
  geschlossen: 'Thema geschlossen',
  geoeffnet: 'Thema geöffnet',
  verschoben: 'Thema verschoben',
  zusammengefuehrt: 'Thema zusammengeführt',
  'meldung-entschieden': 'Über Meldung entschieden',
  'widerspruch-entschieden': 'Über Widerspruch entschieden',
}

const removed: Readonly<Record<RemovedBy, string>> = {
  selbst: 'Diesen Beitrag hat gelöscht, wer ihn geschrieben hat.',
  moderation: 'Diesen Beitrag hat die Moderation entfernt.',
}

const sides: Readonly<Record<Side, string>> = {
  meldend: 'Wer den Beitrag gemeldet hat, widerspricht:',
  betroffen: 'Wer den Beitrag geschrieben hat, widerspricht:',
}

/** '28.11.2026, 14:05 Uhr' */
const when = (at: Instant): string => `${formatDate(at)}, ${berlinTime(at)} Uhr`

const postsCount = (posts: number): string => (posts === 1 ? '1 Beitrag' : `${posts} Beiträge`)

/** Words of the forum. */
export const forumWording = {
  title: 'Forum',
  description: 'Austausch unter Interessenvertretungen: Fragen stellen, Erfahrungen teilen, Antworten finden.',
  lead: 'Fragen Sie Kolleginnen und Kollegen, die dieselbe Arbeit machen. Lesen können alle. Wer schreibt, tut das unter einem Spitznamen.',
  categories: 'Kategorien',
  category: categories,
  closedTo: (group: TargetGroup) => `Nur für Mitglieder von ${groupNames[group]}`,
  latest: 'Zuletzt besprochen',
  toOwn: 'Ihr Forum',
  when,
  thread: {
    by: (name: string, at: Instant) => `von ${name}, ${when(at)}`,
    count: postsCount,
    last: (at: Instant) => `zuletzt ${when(at)}`,
    unread: (posts: number) => `${posts} ungelesen`,
    locked: 'Geschlossen',
    answered: 'Beantwortet',
    tags: 'Schlagworte',
  },
  /** In place of a nickname. */
  gone: 'gelöschtes Mitglied',
  empty: 'Hier hat noch niemand etwas gefragt',
  emptyText: 'Machen Sie den Anfang: Eröffnen Sie das erste Thema.',
  further: 'Ältere Themen',
  newest: 'Zurück zu den neuesten',
  order: { label: 'Reihenfolge', aktiv: 'Zuletzt besprochen', neu: 'Neueste Themen' },
  openThread: 'Thema eröffnen',
  post: {
    nth: (nth: number) => `Beitrag ${nth}`,
    by: (name: string) => `Beitrag von ${name}`,
    edited: (at: Instant) => `geändert ${when(at)}`,
    answers: (nth: number) => `Antwort auf Beitrag ${nth}`,
    answersOther: 'Antwort auf einen anderen Beitrag',
    accepted: 'Das hat geholfen',
    removed,
    waiting: 'Wartet auf die Moderation. Noch sehen nur Sie diesen Beitrag.',
    reply: 'Antworten',
    quote: 'Zitieren',
    edit: 'Ändern',
    remove: 'Löschen',
    report: 'Melden',
    accept: 'Das hat mir geholfen',
    unaccept: 'Doch keine Antwort',
  },
  posts: 'Beiträge',
  earlier: 'Frühere Beiträge',
  later: 'Weitere Beiträge',
  write: {
    title: 'Ihre Antwort',
    as: (nickname: string) => `Sie schreiben als ${nickname}.`,
    body: 'Ihr Beitrag',
    hint: `Leerzeilen trennen Absätze. **fett**, *kursiv*, „> “ für Zitate, „- “ für Listen. Nennen Sie keine Namen aus Ihrem Betrieb.`,
    submit: 'Antwort absenden',
    toForm: 'In diesem Thema antworten',
    edit: 'Ihren Beitrag ändern',
    editHint: `Ändern und löschen können Sie einen Beitrag ${editMinutes}\u00a0Minuten lang.`,
    save: 'Änderung speichern',
    pause: `Zwischen zwei Beiträgen liegen mindestens ${floodSeconds}\u00a0Sekunden.`,
  },
  open: {
    title: 'Neues Thema',
    subject: 'Worum geht es?',
    subjectHint: 'Ein Satz, an dem andere erkennen, ob sie helfen können.',
    body: 'Ihre Frage',
    tags: 'Schlagworte',
    tagsHint: `Höchstens ${inWords(mostTags)}, durch Kommas getrennt, zum Beispiel „BEM, § 167 SGB IX“.`,
    submit: 'Thema eröffnen',
    moderated:
      releasesUntilTrusted === 1
        ? 'Ihren ersten Beitrag liest die Moderation, bevor ihn alle sehen. Danach erscheinen Ihre Beiträge sofort.'
        : `Ihre ersten ${releasesUntilTrusted} Beiträge liest die Moderation, bevor sie alle sehen.`,
  },
  join: {
    title: 'Mitreden',
    text: 'Wählen Sie einen Spitznamen, unter dem Sie schreiben. Ihr echter Name bleibt verborgen, und der Spitzname lässt sich später nicht ändern.',
    nickname: 'Spitzname',
    nicknameHint: 'Nicht Ihr Name, nicht Ihr Betrieb.',
    rules: 'Die Netiquette',
    netiquette: [
      'Wir schreiben so, wie wir in einer Sitzung miteinander reden: freundlich und zur Sache.',
      'Wir nennen keine Namen von Kolleginnen, Kollegen, Vorgesetzten oder Betrieben und verraten nichts Vertrauliches (§ 79 BetrVG).',
      'Wir werben nicht und verbreiten nichts, was andere herabsetzt oder was verboten ist.',
      'Wir helfen einander, ersetzen aber keinen Rechtsrat im einzelnen Fall.',
      'Wer etwas entdeckt, das hier nicht hingehört, meldet es. Darüber entscheidet immer ein Mensch und begründet es.',
    ],
    accept: 'Ich habe die Netiquette gelesen und halte mich daran.',
    submit: 'Spitznamen wählen',
  },
  denied,
  toGroups: 'Mitgliedschaften angeben',
  closedText:
    'Diese Kategorie ist ein geschützter Kreis. Wenn Sie dazugehören, geben Sie Ihre Mitgliedschaft in den Einstellungen an oder lassen Sie sich in das Gremium einladen.',
  follow: 'Thema abonnieren',
  unfollow: 'Abonnement beenden',
  followText: 'Bei neuen Beiträgen schreiben wir Ihnen eine E-Mail, erst wieder, wenn Sie gelesen haben.',
  own: {
    title: 'Ihr Forum',
    lead: (nickname: string) => `Sie schreiben hier als ${nickname}.`,
    followed: 'Abonnierte Themen',
    none: 'Sie haben noch kein Thema abonniert',
    noneText: 'Themen, in denen Sie schreiben, abonnieren Sie von selbst.',
    toForum: 'Zum Forum',
  },
  report: {
    title: 'Beitrag melden',
    text: 'Sagen Sie uns, was daran nicht in Ordnung ist. Ein Mensch prüft Ihre Meldung, und Sie erfahren, was entschieden ist und warum. Wer den Beitrag geschrieben hat, erfährt nicht, von wem die Meldung kommt.',
    reason: 'Grund',
    reasons,
    explanation: 'Warum sehen Sie das so?',
    email: 'Ihre E-Mail-Adresse',
    emailHint: 'Dorthin schreiben wir unsere Entscheidung, und sonst nichts.',
    submit: 'Meldung absenden',
  },
  decision: {
    title: 'Unsere Entscheidung',
    about: (title: string) => `Es geht um das Thema „${title}“ im Forum.`,
    reported: 'Gemeldet wurde',
    decided: { entfernt: 'Wir haben den Beitrag entfernt.', bleibt: 'Der Beitrag bleibt stehen.' } satisfies Readonly<
      Record<Verdict, string>
    >,
    because: 'Die Begründung',
    object: 'Widersprechen',
    objectText: 'Sind Sie nicht einverstanden? Sagen Sie uns, warum. Wir prüfen es noch einmal, und es kostet nichts.',
    text: 'Ihr Widerspruch',
    submit: 'Widerspruch absenden',
    objected: 'Ein Widerspruch ist eingegangen. Wir prüfen ihn und schreiben beiden Seiten.',
    settled: 'Über den Widerspruch ist entschieden',
    expired: 'Dieser Link gilt nicht oder nicht mehr',
    expiredText: 'Vielleicht ist die Frist vorbei, oder im Link fehlt ein Stück. Öffnen Sie ihn bitte aus der E-Mail.',
  },
  saved: {
    beitreten: 'Willkommen! Sie können jetzt schreiben.',
    eroeffnen: 'Ihr Thema steht im Forum.',
    antworten: 'Ihre Antwort steht im Forum.',
    wartet: 'Danke! Die Moderation liest Ihren Beitrag, dann sehen ihn alle. Wir schreiben Ihnen.',
    bearbeiten: 'Ihre Änderung ist gespeichert.',
    loeschen: 'Der Beitrag ist gelöscht.',
    abonnieren: 'Sie haben das Thema abonniert.',
    abbestellen: 'Sie bekommen zu diesem Thema keine E-Mails mehr.',
    annehmen: 'Danke, das hilft allen, die dasselbe fragen.',
    ablehnen: 'Das Thema ist wieder offen.',
    melden: 'Danke für Ihre Meldung. Wir schreiben Ihnen, was entschieden ist.',
    widersprechen: 'Ihr Widerspruch ist da. Wir schreiben Ihnen, was entschieden ist.',
  },
  moderation: {
    title: 'Moderation des Forums',
    lead: 'Erste Beiträge neuer Mitglieder, Meldungen und was zuletzt entschieden wurde. Jede Entscheidung braucht eine Begründung, die beide Seiten lesen.',
    denied: 'Diese Seite ist für die Moderation des Forums.',
    waiting: 'Erste Beiträge',
    noneWaiting: 'Niemand wartet',
    noneWaitingText: 'Alle ersten Beiträge sind gelesen.',
    opens: 'eröffnet das Thema',
    answersIn: 'antwortet im Thema',
    release: 'Freigeben',
    takeOff: 'Entfernen',
    reason: 'Begründung',
    reports: 'Meldungen',
    noneReported: 'Keine offenen Meldungen',
    noneReportedText: 'Über alle Meldungen ist entschieden.',
    objection: sides,
    verdict: 'Entscheidung',
    verdicts,
    decide: 'Entscheiden',
    threads: 'Ein Thema ordnen',
    threadId: 'Adresse des Themas',
    threadHint: 'Zum Beispiel https://…/forum/thema/…',
    act: 'Was soll geschehen?',
    acts: {
      schliessen: 'Schließen',
      oeffnen: 'Wieder öffnen',
      verschieben: 'In die Kategorie verschieben',
      anhaengen: 'An ein anderes Thema anhängen',
    },
    category: 'Kategorie',
    into: 'Adresse des anderen Themas',
    order: 'Ausführen',
    log: 'Protokoll',
    columns: { when: 'Wann', what: 'Was', thread: 'Thema', reason: 'Begründung' },
    logged: acts,
    toThread: 'Thema ansehen',
    saved: {
      freigeben: 'Der Beitrag ist freigegeben.',
      entfernen: 'Der Beitrag ist entfernt, und die Begründung ist verschickt.',
      entscheiden: 'Entschieden. Beide Seiten bekommen einen Brief.',
      ordnen: 'Erledigt.',
    },
  },
} as const
