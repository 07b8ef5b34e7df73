// Without React: what somebody answers to a quote, as its forms send it.
import type { ForReceivingQuotes, SeenQuote } from '#core/quote/ports.ts'
import type { OrderOptionsField } from '#core/cart/order-options-rules.ts'
import type { Invalid, Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { orderSentence } from '../../blocks/order-sentences.ts'
import { typedOptions } from '../../blocks/typed-options.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import type { WhyNot } from '../../ui/why-not.ts'

type Fields = Invalid<OrderOptionsField>['fields']
export type AnswerKind = 'accept' | 'ask' | 'decline'

/** A form of the page that did nothing, as it was typed. */
export interface NotAnswered {
  readonly what: AnswerKind
  readonly typed: PostedForm
  readonly refusal: SiteRefusal
  /** What is wrong with who orders, where that is it. */
  readonly fields: Fields
}

interface Answered {
  readonly what: AnswerKind
  readonly done: 'accepted' | 'question' | 'declined'
  readonly answer: Result<SeenQuote, SiteRefusal>
  readonly fields: Fields
}

/** Does what the form asks for. */
export async function answerTyped(quotes: ForReceivingQuotes, token: string, form: PostedForm): Promise<Answered> {
  const version = Number.parseInt(form.one('version') ?? '') || 0
  const what = form.one('do')
  if (what === 'ask')
    return {
      what,
      done: 'question',
      answer: await quotes.ask({ token, question: form.one('question') ?? '' }),
      fields: {},
    }
  if (what === 'decline')
    return {
      what,
      done: 'declined',
      answer: await quotes.decline({ token, version, reason: form.one('reason') ?? '' }),
      fields: {},
    }
  const { hotelPayer: _, ...options } = typedOptions(form)
  const mode = form.one('mode') === 'reservieren' ? 'reservieren' : 'buchen'
  const accepted = { agb: form.one('agb') === 'on', privacyAccepted: form.one('privacyAccepted') === 'on' }
  const answer = await quotes.accept({ token, version, mode, ...options, ...accepted })
  const fields = !answer.ok && answer.refusal.why === 'invalid' ? answer.refusal.fields : {}
  return { what: 'accept', done: 'accepted', answer, fields }
}

/** Why it did nothing, in words. */
export const whyNotAnswered = ({ what, refusal }: NotAnswered): WhyNot =>
  what === 'accept' ? whyNotInWords(refusal, { sentence: orderSentence }) : whyNotInWords(refusal)
