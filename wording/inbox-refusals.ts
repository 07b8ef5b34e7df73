import type { RequestState } from '#core/form-requests/handling.ts'
import type { RequestChanged, RequestNotSoFar } from '#core/inbox/ports.ts'
import type { RefusalSentences } from './common-refusals.ts'

const because: Readonly<Record<RequestState, string>> = {
  offen: 'Der Vorgang ist offen und niemandem zugewiesen: Das geht jetzt nicht.',
  in_arbeit: 'Der Vorgang ist in Arbeit: Das geht jetzt nicht.',
  beantwortet: 'Der Vorgang ist beantwortet und nicht abgeschlossen: Das geht jetzt nicht.',
  abgeschlossen: 'Der Vorgang ist abgeschlossen. Öffnen Sie ihn zuerst wieder.',
}

/** Of what was sent to the office. */
export const inboxRefusals: RefusalSentences<RequestChanged | RequestNotSoFar> = {
  'request-changed': () =>
    'Jemand aus dem Büro hat inzwischen etwas getan. Der Vorgang steht hier, wie er jetzt ist; der Verlauf sagt, was sich geändert hat. Prüfen Sie bitte, ob Sie Ihres noch wollen.',
  'request-not-so-far': ({ state }) => because[state],
}
