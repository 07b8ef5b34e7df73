import type { SiteRefusal } from '#core/site.ts'
import { refusalStatus } from '#pages-port/refusal-status.ts'

/** The code of the problem that tells a program of a refusal; programs know them, they stay. */
const codes = {
  'not-signed-in': 'nicht_angemeldet',
  'not-a-service': 'nicht_angemeldet',
  'credentials-wrong': 'anmeldung_fehlgeschlagen',
  'second-factor-needed': 'zweiter_faktor_noetig',
  'second-factor-on': 'konflikt',
  'shop-locked': 'code_noetig',
  'email-unconfirmed': 'email_unbestaetigt',
  'not-allowed': 'keine_berechtigung',
  'not-found': 'nicht_gefunden',
  'not-imported': 'nicht_eingespielt',
  'already-published': 'bereits_vorhanden',
  'wishlist-full': 'merkliste_voll',
  'not-joined': 'keine_berechtigung',
  'thread-locked': 'konflikt',
  'said-already': 'bereits_vorhanden',
  'edit-over': 'konflikt',
  'last-manager': 'letzter_verwalter',
  'gremium-full': 'gremium_voll',
  'gremium-changed': 'konflikt',
  'slot-taken': 'termin_vergeben',
  'slot-past': 'termin_zu_kurzfristig',
  'appointments-open': 'konflikt',
  'appointment-too-near': 'konflikt',
  'appointment-cancelled': 'konflikt',
  'hours-changed': 'konflikt',
  'quote-accepted': 'konflikt',
  'quote-declined': 'konflikt',
  'quote-in-revision': 'konflikt',
  'quote-not-sendable': 'konflikt',
  'quote-expired': 'angebot_abgelaufen',
  'voted-already': 'bereits_vorhanden',
  'votes-counted': 'konflikt',
  'too-few-votes': 'konflikt',
  'profile-changed': 'konflikt',
  'plan-changed': 'konflikt',
  'plans-full': 'schulungsplaene_voll',
  'step-not-changed': 'schritt_nicht_moeglich',
  'member-changed': 'konflikt',
  'bookings-ahead': 'konflikt',
  'key-taken': 'konflikt',
  'sold-out': 'ausgebucht',
  'recipient-twice': 'bereits_vorhanden',
  outdated: 'konflikt',
  'cart-full': 'warenkorb_voll',
  'cart-empty': 'warenkorb_leer',
  'cart-changed': 'konflikt',
  'price-changed': 'konflikt',
  'not-orderable': 'ausgebucht',
  'names-missing': 'namen_fehlen',
  'not-possible': 'konflikt',
  'not-begun': 'konflikt',
  'fee-no-longer': 'konflikt',
  'fee-not-confirmed': 'gebuehr_nicht_bestaetigt',
  'votes-do-not-add-up': 'validierung',
  'no-quorum': 'nicht_beschlussfaehig',
  'no-majority': 'keine_mehrheit',
  'resolved-too-late': 'beschluss_zu_spaet',
  moved: 'umgezogen',
  past: 'vergangen',
  begun: 'begonnen',
  closed: 'nicht_mehr_offen',
  expired: 'abgelaufen',
  withdrawn: 'zurueckgezogen',
  'files-too-large': 'dateien_zu_gross',
  'files-of-wrong-kind': 'dateien_falscher_art',
  'pdf-unreadable': 'pdf_nicht_lesbar',
  'unknown-content': 'unbekannter_inhalt',
  invalid: 'validierung',
  'too-soon': 'zu_schnell',
  'too-many': 'zu_viele_anfragen',
  'no-room': 'kein_platz',
} as const satisfies { readonly [Why in SiteRefusal['why']]: string }

type Code = keyof typeof codes

/** Refusals → status and code of their problems. */
export type Refusing<Why extends string> = {
  readonly [Each in Why & Code]: readonly [status: (typeof refusalStatus)[Each], code: (typeof codes)[Each]]
} & { readonly [Other in Exclude<Code, Why>]?: never }

/** What a call refuses with, for its endpoint. */
export const refusing = <const Why extends Code>(...whys: readonly Why[]): Refusing<Why> =>
  Object.fromEntries(whys.map((why) => [why, [refusalStatus[why], codes[why]]])) as unknown as Refusing<Why>
