import { nbsp } from '#core/shared/unbroken.ts'

/** Words of the pages that links about the newsletter lead to. */
export const newsletterWording = {
  events: 'Zu den Terminen',
  sent: {
    title: 'Bitte bestätigen Sie noch Ihre E-Mail-Adresse',
    text: (hours: number) =>
      `Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie darin innerhalb von ${hours}${nbsp}Stunden den Link, dann bekommen Sie den Newsletter.`,
    nothing:
      'Ist nichts angekommen? Sehen Sie bitte im Ordner für unerwünschte E-Mails nach. Nach einer Stunde können Sie es noch einmal versuchen.',
  },
  confirm: {
    title: 'Newsletter bestellen',
    text: 'Noch ein Klick, dann bekommen Sie unseren Newsletter an diese E-Mail-Adresse. Sie können ihn jederzeit mit einem Klick beenden.',
    submit: 'Ja, ich möchte den Newsletter',
    stranger:
      'Sie haben ihn nicht bestellt? Dann schließen Sie diese Seite einfach. Ohne Ihren Klick schicken wir nichts.',
    done: 'Sie bekommen jetzt unseren Newsletter',
    doneText: 'Wir haben Ihnen eine E-Mail geschickt, mit der Sie ihn jederzeit beenden können.',
    expired: 'Dieser Link gilt nicht mehr',
    expiredText: (hours: number) =>
      `Er ist älter als ${hours}${nbsp}Stunden oder schon benutzt. Haben Sie ihn benutzt, bekommen Sie den Newsletter.`,
    again: 'Newsletter noch einmal bestellen',
  },
  end: {
    title: 'Newsletter beenden',
    text: 'Möchten Sie unseren Newsletter nicht mehr bekommen?',
    submit: 'Newsletter beenden',
    done: 'Sie bekommen keinen Newsletter mehr',
    doneText:
      'Ihren Namen und Ihre Themen haben wir gelöscht. Nur den Nachweis bewahren wir noch einige Zeit auf, dass Sie den Newsletter bestellt hatten.',
    expired: 'Diesen Link kennen wir nicht',
    expiredText:
      'Vielleicht ist er beim Kopieren gekürzt worden. Nehmen Sie bitte den Link aus einem Newsletter, oder schreiben Sie uns.',
  },
} as const
