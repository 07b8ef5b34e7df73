import type { MemberField } from '#core/gremium/roster-rules.ts'
import { wholePost } from '#core/gremium/roster.ts'
import type { BasicsStanding } from '#core/training-plan/basics.ts'
import { counted, nbsp } from '#core/shared/unbroken.ts'

const members = (count: number): string => counted(count, 'Mitglied', 'Mitglieder')

/** How much of her working time somebody is released from. */
const released = (part: number): string =>
  part === 0 ? '–' : part === 1 ? 'ganz' : `zu ${Math.round(part * 100)}${nbsp}%`

/** Words about who has which seat in a Gremium. */
export const rosterWording = {
  title: 'Besetzung',
  empty:
    'Wer im Gremium welches Amt hat, ist hier noch nicht eingetragen. Eintragen kann es, wer das Gremium verwaltet.',
  emptyManager:
    'Tragen Sie ein, wer im Gremium welches Amt hat, mit oder ohne Konto. Dann sehen alle, welche Sitze besetzt sind, und Schulungen lassen sich für jede und jeden planen.',
  caption: 'Wer im Gremium welches Amt hat',
  columns: ['Name', 'Amt', 'Amtszeit', 'Grundlagen'],
  /** How somebody stands to the basics of her mandate; of whom no address is known, nothing is. */
  basics: (standing: BasicsStanding | undefined): string => {
    if (!standing) return 'nicht bekannt, es fehlt die E-Mail-Adresse'
    const { needed, attended, booked } = standing
    if (needed === 0) return 'keine vorgesehen'
    return `${attended} von ${needed} besucht${booked === 0 ? '' : `, ${booked} gebucht`}`
  },
  act: 'Ändern',
  change: 'Ändern',
  changeWhom: (name: string) => `Ändern: ${name}`,
  you: 'Sie',
  noAccount: 'ohne Konto',
  taken: (inOffice: number, seats: number | undefined) =>
    seats === undefined
      ? `${members(inOffice)} im Amt.`
      : `${inOffice} von ${counted(seats, 'Sitz', 'Sitzen')} besetzt.`,
  open: (count: number) =>
    count === 1
      ? 'Ein Sitz ist offen: Ein Ersatzmitglied rückt nach, wenn jemand ausgeschieden ist.'
      : `${count} Sitze sind offen: Ersatzmitglieder rücken nach, wo jemand ausgeschieden ist.`,
  released,
  isReleased: (part: number) => `${released(part)} freigestellt`,
  term: (since: string, until: string | undefined) => (until === undefined ? `seit ${since}` : `${since} bis ${until}`),
  addTitle: 'Jemanden eintragen',
  changeTitle: (name: string) => `${name} ändern`,
  termTitle: 'Amtszeit beenden',
  labels: {
    salutationId: 'Anrede',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    role: 'Amt',
    released: 'Freistellung in Prozent',
    functions: 'Ausschüsse',
    since: 'Im Amt seit',
    until: 'Im Amt bis',
  } satisfies Readonly<Record<MemberField, string>>,
  emailHint: 'Wer mit dieser Adresse beitritt, bekommt diesen Platz. Sehen kann sie, wer das Gremium verwaltet.',
  releasedHint: `${wholePost}${nbsp}Prozent heißt: ganz von der Arbeit freigestellt.`,
  firstTerm: 'Zum ersten Mal im Amt',
  nowStored: (value: string) => (value === '' ? 'Jetzt gespeichert: nichts.' : `Jetzt gespeichert: ${value}.`),
  /** A box of the form, as it is read. */
  isTicked: (ticked: boolean): string => (ticked ? 'ja' : 'nein'),
  /** Somebody else struck out whose form was before her. */
  gone: 'Jemand hat diesen Eintrag inzwischen gelöscht.',
  goneTyped:
    'Jemand hat diesen Eintrag inzwischen gelöscht. Was Sie geschrieben haben, steht noch hier; soll es wieder in der Besetzung stehen, tragen Sie es neu ein.',
  add: 'Eintragen',
  save: 'Speichern',
  lastDay: 'Letzter Tag im Amt',
  successor: 'Wer nachrückt',
  successorHint: 'Ein Ersatzmitglied, vom nächsten Tag an.',
  endTerm: 'Amtszeit beenden',
  remove: 'Eintrag löschen',
  removeHint: 'Nur für Versehen. Wer aus dem Amt scheidet, bleibt mit seiner Amtszeit eingetragen.',
  toAll: 'Zurück zur ganzen Besetzung',
} as const
