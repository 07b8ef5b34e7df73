import { usualValidDays } from '#core/quote/quote.ts'

/** Words of the page on which somebody asks for a quote of what is in the cart. */
export const quoteRequestWording = {
  title: 'Angebot anfordern',
  lead: 'Sie brauchen etwas Schriftliches für den Beschluss oder für den Arbeitgeber? Wir schreiben Ihnen ein Angebot über alles, was in Ihrem Warenkorb liegt.',
  how: `Wir prüfen Ihre Anfrage und schicken Ihnen das Angebot per E-Mail. Seine Preise gelten ${usualValidDays}\u00a0Tage. Plätze hält es nicht frei; Ihr Warenkorb bleibt, wie er ist.`,
  items: 'Das soll ins Angebot',
  contact: 'An wen schicken wir es?',
  company: 'Betrieb oder Dienststelle',
  privacy: 'Was wir mit Ihren Angaben tun, steht in der',
  submit: 'Angebot anfordern',
  toCart: 'Zurück zum Warenkorb',
  sent: 'Ihre Anfrage ist angekommen',
  sentText:
    'Eine Bestätigung ist per E-Mail unterwegs. Wir prüfen Ihre Anfrage und schicken Ihnen das Angebot. Ihr Warenkorb ist unverändert.',
}
