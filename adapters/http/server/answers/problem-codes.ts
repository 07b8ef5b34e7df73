import type { ProblemCode } from '#wording/problems.ts'

/** Code of a failure that no port named. */
export const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'anfrage_ungueltig',
  401: 'nicht_angemeldet',
  403: 'xsrf_ungueltig',
  404: 'nicht_gefunden',
  405: 'methode_nicht_erlaubt',
  409: 'konflikt',
  413: 'zu_gross',
  415: 'typ_nicht_unterstuetzt',
  421: 'unbekannter_host',
  429: 'zu_viele_anfragen',
  500: 'interner_fehler',
  503: 'wartung',
}
