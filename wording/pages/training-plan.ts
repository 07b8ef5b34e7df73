import { monthsOfLink, mostPlans } from '#core/training-plan/plan-limits.ts'
import { dayText, monthNamed } from '#core/shared/day-texts.ts'
import type { Day, Instant } from '#core/shared/day.ts'
import { counted, nbsp, unbroken } from '#core/shared/unbroken.ts'
import type { PlanField } from '#core/training-plan/plan-form.ts'
import type { PlanMaker } from '#core/training-plan/stored-plan.ts'
import type { Reason } from '#core/training-plan/training-plan.ts'
import { inWords } from '../figures.ts'
import { stepTitle, trainingPlanWording } from '../training-plan.ts'

const { concerns, duties } = trainingPlanWording

/** In a few words, why a step is in a plan. */
const reasonText = (reason: Reason): string => {
  switch (reason.by) {
    case 'mandate':
      return 'gehört zum Amt'
    case 'duty':
      return `für die Aufgabe ${duties[reason.duty]}`
    case 'concern':
      return `wegen ${concerns[reason.concern]}`
    case 'prerequisite':
      return `Voraussetzung für „${stepTitle(reason.of, undefined)}“`
    case 'choice':
      return 'von Ihnen hinzugefügt'
  }
}

/** Words of the pages on which training plans stand. */
export const planPageWording = {
  title: (name: string | undefined): string => (name === undefined ? 'Schulungsplan' : `Schulungsplan für ${name}`),
  madeBy: { customer: '', consultant: 'Von unserer Beratung erstellt.' } satisfies Readonly<Record<PlanMaker, string>>,
  inOffice: (since: Day, firstTerm: boolean): string =>
    `im Amt seit ${dayText(since)}${firstTerm ? ', zum ersten Mal' : ''}`,
  known: (count: number): string =>
    count === 1
      ? 'Eine Schulung, die schon besucht oder gebucht ist, schlägt der Plan nicht mehr vor.'
      : `${count}${nbsp}Schulungen, die schon besucht oder gebucht sind, schlägt der Plan nicht mehr vor.`,
  approvedWeeks: (weeks: number): string =>
    `Neben den erforderlichen Schulungen stehen in dieser Amtszeit ${weeks}${nbsp}Wochen für anerkannte Veranstaltungen zu (${unbroken('§ 37 Abs. 7 BetrVG')}).`,
  asOf: (day: Day): string => `Termine, Plätze und Preise vom ${dayText(day)}.`,
  steps: {
    title: 'Schritte',
    count: (all: number, dated: number): string =>
      `${counted(all, 'Schulung', 'Schulungen')}, ${dated === all ? 'alle mit Termin' : `${dated} mit Termin`}`,
    none: 'Nichts offen',
    noneText: 'Alles, was Amt und Aufgaben verlangen, ist besucht, gebucht oder aus dem Plan genommen.',
    due: (day: Day): string => `empfohlen bis ${dayText(day)}`,
    late: 'später als empfohlen',
    kilometres: (km: number): string => `rund ${km}${nbsp}km entfernt`,
    reason: reasonText,
    pinned: 'Termin festgelegt',
    toTheme: 'Zum Thema',
    toEvent: 'Zum Termin',
    why: 'Begründung und Rechtsgrundlage',
    toResolution: 'Beschlussvorlage (PDF)',
    about: (control: string, training: string): string => `${control}: ${training}`,
  },
  edit: {
    title: 'Schritt ändern',
    others: 'Andere Termine, die passen',
    noOthers: 'Ein anderer passender Termin steht zurzeit nicht im Programm.',
    allEvents: 'Alle Termine des Themas',
    pin: 'Diesen Termin nehmen',
    keep: 'Diesen Termin festlegen',
    unpin: 'Termin wieder freigeben',
    earlier: 'Früher einplanen',
    later: 'Später einplanen',
    drop: 'Aus dem Plan nehmen',
    dropped: 'Weggelassen',
    restore: 'Wieder aufnehmen',
    add: 'Schulung hinzufügen',
    addText: 'Was davor besucht sein muss, kommt von selbst dazu.',
    training: 'Schulung',
    addSubmit: 'In den Plan aufnehmen',
    details: 'Angaben ändern',
    detailsText: 'Amt, Aufgaben, Vorlieben und besuchte Schulungen.',
    wanted: 'Sie wollten:',
    again: 'Jetzt so ändern',
    deeds: {
      pin: 'einen anderen Termin nehmen',
      unpin: 'den Termin freigeben',
      drop: 'aus dem Plan nehmen',
      restore: 'wieder aufnehmen',
      add: 'hinzufügen',
      move: 'verschieben',
    },
    changedTitle: 'Der Plan hat sich inzwischen geändert',
    failedTitle: 'Das geht so nicht',
  },
  costs: {
    title: 'Kosten',
    caption: 'Seminargebühren je Jahr',
    columns: { year: 'Jahr', events: 'Termine', net: 'Netto', vat: 'MwSt.', gross: 'Brutto' },
    budget: 'Budget übrig',
    none: 'Noch steht kein Termin fest.',
  },
  take: {
    title: 'Mitnehmen',
    pdf: 'Plan als PDF',
    calendar: 'Termine für den Kalender',
    resolution: 'Beschlussvorlage für alle Schritte',
    noResolution: {
      wahlvorstand: 'Über die eigenen Schulungen entscheidet der Wahlvorstand selbst.',
      vertrauensperson: 'Ein Beschluss ist nicht nötig: Die Vertrauensperson entscheidet selbst.',
      arbeitgeber: 'Hier beschließt kein Gremium: Vereinbaren Sie die Teilnahme mit dem Arbeitgeber.',
    },
    bookmark: 'Alle Termine merken',
    cart: 'Alle Termine in den Warenkorb',
    cartText: 'Je Termin ein Platz. Gebucht ist damit noch nichts.',
    noEvents: 'Sobald ein Schritt einen Termin hat, können Sie ihn merken, buchen und in den Kalender übernehmen.',
    link: 'Link zum Weitergeben',
    linkText: (until: Instant): string =>
      `Wer diesen Link hat, sieht den Plan, ändern können nur Sie. Er gilt bis ${dayText(until)}; jede Änderung verlängert ihn um ${inWords(monthsOfLink)} Monate.`,
    valid: (until: Instant): string => `Dieser Link gilt bis ${dayText(until)}.`,
    signIn: 'Anmelden, um alle Termine zu merken',
  },
  remove: {
    title: 'Plan löschen',
    text: 'Der Plan und sein Link sind dann weg. Buchungen bleiben bestehen.',
    submit: 'Plan löschen',
  },
  done: {
    pin: 'Der Termin ist festgelegt.',
    unpin: 'Der Termin ist wieder frei; der Plan nimmt den, der am besten passt.',
    drop: 'Die Schulung ist aus dem Plan genommen.',
    restore: 'Die Schulung ist wieder im Plan.',
    add: 'Die Schulung ist im Plan.',
    move: 'Der Plan ist neu geordnet.',
    merken: 'Alle Termine des Plans stehen auf Ihrer Merkliste.',
    angaben: 'Die Angaben sind gespeichert; der Plan ist danach neu gemacht.',
    erstellt: 'Der Plan ist fertig.',
    geloescht: 'Der Plan ist gelöscht.',
  },
  expired: {
    title: 'Dieser Schulungsplan ist abgelaufen',
    text: `Ein Plan gilt ${inWords(monthsOfLink)} Monate nach seiner letzten Änderung. Termine und Preise von damals stimmen nicht mehr.`,
    own: 'Ist es Ihr Plan? Dann finden Sie ihn noch eine Weile unter Ihren Schulungsplänen und können ihn neu machen.',
    toOwn: 'Zu Ihren Schulungsplänen',
  },
  list: {
    title: 'Mein Schulungsplan',
    lead: 'Sagen Sie, welches Amt Sie haben und was Sie schon besucht haben: Der Plan nennt, was Sie brauchen, wann es stattfindet und worauf der Anspruch beruht.',
    own: 'Ihre Pläne',
    none: 'Noch haben Sie keinen Plan.',
    open: 'Plan ansehen',
    until: (until: Instant): string => `gilt bis ${dayText(until)}`,
    changed: (at: Instant): string => `geändert ${dayText(at)}`,
    expired: 'abgelaufen',
    renew: 'Neu machen',
    make: 'Plan erstellen',
    another: 'Noch ein Plan',
    full: `Mehr als ${mostPlans} Pläne gehen in einem Konto nicht.`,
  },
  form: {
    changing: 'Angaben zum Plan',
    learning: 'Vorlieben',
    business: 'Betrieb und Gremium',
    labels: {
      name: 'Für wen',
      mandate: 'Amt',
      duties: 'Aufgaben',
      concerns: 'Womit sich das Gremium zurzeit befasst',
      inOfficeSince: 'Im Amt seit',
      attended: 'Schon besucht',
      format: 'Wie Sie lernen möchten',
      months: 'Monate, die gut passen',
      notBefore: 'Nicht vor dem',
      weeksPerQuarter: 'Wochen je Quartal',
      postcode: 'Postleitzahl',
      employees: 'Beschäftigte im Betrieb',
      members: 'Mitglieder des Gremiums',
      land: 'Bundesland',
      email: 'E-Mail-Adresse des Kontos',
    } satisfies Readonly<Record<PlanField, string>>,
    hints: {
      name: 'Ein Name oder ein Stichwort; es steht über dem Plan.',
      inOfficeSince: 'Erster Tag des Mandats.',
      months: 'Ohne Auswahl sind alle recht.',
      weeksPerQuarter: 'Höchstens so viele Schulungen beginnen in einem Quartal. Ohne Angabe: eine im Monat.',
      postcode: 'Damit der Plan nahe Termine zuerst nimmt.',
      employees: 'So viele, wie in der Regel dort arbeiten.',
      members: 'Ohne Ersatzmitglieder.',
      land: 'Dessen Feiertage zählen.',
      attended: 'Auch anderswo: Der Plan lässt es dann aus.',
      email: 'Der Plan steht dann in diesem Konto. Ohne Konto sieht ihn nur, wer den Link hat.',
    } as { readonly [Field in PlanField]?: string },
    attendedFold: 'Schon besuchte Schulungen angeben',
    firstTerm: 'Zum ersten Mal im Amt, auch nie in einer Jugend- und Auszubildendenvertretung',
    avoidHolidays: 'Keine Termine über Feiertage',
    awayTogether: 'In einem kleinen Gremium dürfen zwei in derselben Woche weg sein',
    everyLand: 'Keine Angabe',
    months: Array.from({ length: 12 }, (_, index) => ({
      id: String(index + 1),
      label: monthNamed(index + 1),
    })),
    submit: 'Plan erstellen',
    save: 'Speichern',
    now: (stored: string): string => (stored === '' ? 'Jetzt gespeichert: nichts.' : `Jetzt gespeichert: ${stored}.`),
    back: 'Zum Plan',
  },
} as const
