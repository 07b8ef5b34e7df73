import type { Subject } from '#core/alerts/alerts.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import { nbsp } from '#core/shared/unbroken.ts'
import { calledOf, occasionOf } from '../alert-occasions.ts'

const follow: { readonly [Kind in Subject['kind']]: string } = {
  norm: 'Bei Änderungen benachrichtigen',
  term: 'Bei Änderungen benachrichtigen',
  theme: 'Bei neuen Terminen benachrichtigen',
}

/** Words about what somebody follows. */
export const alertsWording = {
  follow,
  title: 'Benachrichtigungen',
  lead: 'Wir schreiben Ihnen, wenn sich ein Gesetz ändert, eine Entscheidung dazu erscheint oder ein Termin dazukommt.',
  how: 'Auf der Seite einer Norm, eines Begriffs oder eines Seminars wählen Sie, worüber wir Ihnen schreiben.',
  ways: { laws: 'Zu den Gesetzen', lexicon: 'Zum Lexikon', programme: 'Zu den Seminaren' },
  about: (subject: Subject) =>
    `Wir schreiben Ihnen, ${occasionOf(subject)}. Sie beenden das jederzeit mit einem Klick.`,
  own: 'Darüber benachrichtigen wir Sie',
  none: 'Bisher benachrichtigen wir Sie über nichts',
  since: (since: Instant) => `seit ${formatDate(since)}`,
  end: 'Beenden',
  signIn: 'Melden Sie sich an, um Ihre Benachrichtigungen zu sehen.',
  signInLink: 'Anmelden',
  already: 'Dazu benachrichtigen wir Sie schon',
  all: 'Zu Ihren Benachrichtigungen',
  sent: {
    title: 'Bitte bestätigen Sie noch Ihre E-Mail-Adresse',
    text: (hours: number) =>
      `Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie darin innerhalb von ${hours}${nbsp}Stunden den Link, dann benachrichtigen wir Sie.`,
    nothing:
      'Ist nichts angekommen? Sehen Sie bitte im Ordner für unerwünschte E-Mails nach. Nach einer Stunde können Sie es noch einmal versuchen.',
  },
  confirm: {
    title: (subject: Subject) => `Benachrichtigung zu ${calledOf(subject)}`,
    text: (subject: Subject) =>
      `Noch ein Klick, dann schreiben wir an diese E-Mail-Adresse, ${occasionOf(subject)}. Sie können das jederzeit mit einem Klick beenden.`,
    submit: 'Ja, benachrichtigen Sie mich',
    stranger: 'Sie waren das nicht? Dann schließen Sie diese Seite einfach. Ohne Ihren Klick schicken wir nichts.',
    done: 'Wir benachrichtigen Sie ab jetzt',
    doneText: 'Wir haben Ihnen eine E-Mail geschickt, mit der Sie die Benachrichtigung jederzeit beenden können.',
    expired: 'Dieser Link gilt nicht mehr',
    expiredText: (hours: number) =>
      `Er ist älter als ${hours}${nbsp}Stunden oder schon benutzt. Haben Sie ihn benutzt, benachrichtigen wir Sie.`,
  },
  stop: {
    title: 'Benachrichtigung beenden',
    text: (subject: Subject) => `Möchten Sie nicht mehr wissen, ${occasionOf(subject)}?`,
    submit: 'Benachrichtigung beenden',
    done: 'Diese Benachrichtigung ist beendet',
    doneText: 'Nur den Nachweis bewahren wir noch einige Zeit auf, dass Sie sie bestellt hatten.',
    expired: 'Diesen Link kennen wir nicht',
    expiredText:
      'Vielleicht ist er beim Kopieren gekürzt worden. Nehmen Sie bitte den Link aus einer unserer E-Mails, oder schreiben Sie uns.',
  },
} as const
