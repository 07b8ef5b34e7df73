import { codeLockMinutes, shopHours, wrongCodesAllowed } from '#core/merchandise/merchandise.ts'
import { inWords } from '../figures.ts'

/** Words of the shop of things to hand out. */
export const shopWording = {
  login: {
    title: 'Werbemittelshop',
    lead: 'Plakate, Blöcke und Faltblätter für Ihr Gremium, kostenlos. Den Code für den Shop haben Sie mit Ihren Seminarunterlagen bekommen.',
    label: 'Ihr Code',
    hint: `Nach ${inWords(wrongCodesAllowed)} falschen Codes müssen Sie ${codeLockMinutes} Minuten warten.`,
    submit: 'Shop öffnen',
    lost: 'Sie haben keinen Code oder finden ihn nicht? Rufen Sie uns an:',
  },
  shop: {
    open: `Der Shop bleibt in diesem Browser ${inWords(shopHours)} Stunden offen.`,
    leave: 'Shop schließen',
    empty: 'Zurzeit gibt es nichts zu bestellen. Schauen Sie in ein paar Tagen wieder herein.',
  },
  /** Where the shop closed while somebody filled in his order. */
  reopening: {
    lead: 'Der Shop hat sich geschlossen, während Sie bestellt haben. Geben Sie den Code noch einmal ein: Was Sie eingetragen haben, steht danach wieder da.',
    reopenedTitle: 'Der Shop ist wieder offen',
    reopened: 'Was Sie eingetragen hatten, steht noch da. Bitte senden Sie die Bestellung jetzt ab.',
  },
  logout: {
    title: 'Werbemittelshop schließen',
    question: 'Möchten Sie den Shop schließen?',
    text: 'Danach brauchen Sie den Code wieder, um zu bestellen. Was Sie schon bestellt haben, kommt an.',
    submit: 'Shop schließen',
    stay: 'Zurück zum Shop',
  },
} as const
