import type { Invalid, NotAllowed, NotFound, NotSignedIn, Refusal } from '#core/shared/result.ts'

/** A sentence for each of some refusals: what failed and what helps. */
export type RefusalSentences<R extends Refusal> = {
  readonly [Why in R['why']]: (refusal: Extract<R, { readonly why: Why }>) => string
}

/** The sentence for a refusal. */
export const sentenceFor = <R extends Refusal>(sentences: RefusalSentences<R>, refusal: R): string =>
  sentences[refusal.why as R['why']](refusal as never)

/** What many contexts refuse with. */
export const commonRefusals: RefusalSentences<NotSignedIn | NotAllowed | NotFound | Invalid> = {
  'not-signed-in': () => 'Bitte melden Sie sich zuerst an.',
  'not-allowed': () => 'Dafür ist Ihr Konto nicht berechtigt.',
  'not-found': () => 'Das gibt es nicht oder nicht mehr.',
  invalid: () => 'Bitte prüfen Sie Ihre Angaben.',
}
