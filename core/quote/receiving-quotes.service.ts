import { accountSubjects } from '../access-log/account-subjects.ts'
import type { ForNotingAccesses } from '../access-log/ports.ts'
import type { NotStaff } from '../booking/ports.ts'
import { longestReason } from '../booking/longest-reason.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForPrintingPdfs } from '../documents/ports.ts'
import { today } from '../shared/dates.ts'
import type { Origins } from '../shared/origins.ts'
import { proseFault, tidyProse } from '../shared/field-rules.ts'
import { pageQueryOf } from '../shared/page.ts'
import { required } from '../shared/required.ts'
import {
  done,
  refused,
  type FieldFault,
  type Invalid,
  type NotFound,
  type Result,
  type TooMany,
} from '../shared/result.ts'
import type { Outdated } from '../cart/changing-cart.ts'
import { answerableQuote } from './answerable-quote.ts'
import { acceptingQuotes, type AcceptingNeeds } from './accepting-quotes.ts'
import {
  changedQuote,
  steppedQuote,
  whyNotAnswered,
  whyNotOpen,
  withLockedQuote,
  type QuotesTx,
  type WhyNotOpen,
} from './changing-quotes.step.ts'
import type { ForReceivingQuotes, QuoteAccepted, QuoteDeclined, SeenQuote } from './ports.ts'
import { newsForOffice } from './quote-letters.ts'
import { longestQuestion, mostQuestions, type Quote } from './quote.ts'
import { quotePaper } from './quote-paper.ts'
import { requestingQuotes, type RequestingNeeds } from './requesting-quotes.ts'
import { ownQuote, seenQuote } from './seen-quote.ts'

export interface ReceivingNeeds extends AcceptingNeeds, Omit<RequestingNeeds, keyof AcceptingNeeds> {
  readonly pdfs: ForPrintingPdfs
  readonly origins: Origins
  readonly whyNotStaff: () => Promise<NotStaff | undefined>
  readonly log: ForNotingAccesses
}

const unknown: NotFound = { why: 'not-found' }
/** Whoever has asked so often calls; programs are told to wait a day. */
const noMore: TooMany = { why: 'too-many', retryAfter: 24 * 3600 }

/** Quotes as whoever has the link of one meets them. */
export const receivingQuotes = (needs: ReceivingNeeds): ForReceivingQuotes => {
  const { change, quotes, content, pdfs, origins, clock, whoIsAsking, whyNotStaff, log } = needs
  const office = async () => (await content.brand())?.email ?? ''

  /** Changes a quote that may be answered in one transaction, or answers why not. */
  const changing = async <R extends { readonly why: string }>(
    token: string,
    work: (quote: Quote, tx: QuotesTx) => Promise<Result<Quote, R>>,
  ): Promise<Result<SeenQuote, R | NotFound>> => {
    const found = await answerableQuote(token, needs)
    if (!found) return refused(unknown)
    const changed = await change<Quote, R | NotFound>((tx) =>
      withLockedQuote<Quote, R>(found.id, tx, (quote) => work(quote, tx)),
    )
    return changed.ok ? done(seenQuote(changed.value)) : changed
  }

  /** The quote of a link; or by its id, for whose account it is, and for the office, which sees drafts too. */
  const readable = async (key: string): Promise<Result<Quote, WhyNotOpen>> => {
    const isStaff = !(await whyNotStaff())
    const found = (await answerableQuote(key, needs)) ?? (isStaff ? await quotes.byId(key) : undefined)
    if (!found) return refused(unknown)
    if (isStaff) await log.note('quote', accountSubjects([found.userId]))
    if (isStaff && found.id === key) return done(found)
    const why = whyNotOpen(found, clock.now())
    return why ? refused(why) : done(found)
  }

  const seen = async (key: string): Promise<Result<SeenQuote, WhyNotOpen>> => {
    const found = await readable(key)
    return found.ok ? done(seenQuote(found.value)) : found
  }

  return {
    quote: ({ token }) => seen(token),

    async report({ token }) {
      const answer = await readable(token)
      if (!answer.ok) return answer
      const found = answer.value
      const brand = (await content.brand()) ?? brandBeforeContent
      const paper = quotePaper(found, { brand, site: origins.site, today: today(clock) })
      return done({ mime: 'application/pdf', filename: `${found.number}.pdf`, bytes: await pdfs.print(paper) })
    },

    async open({ token }) {
      // The office looks, as anybody may: it is the customer who opens a quote.
      if (!(await whyNotStaff())) return seen(token)
      return changing<WhyNotOpen>(token, async (quote, tx) => {
        const now = clock.now()
        const why = whyNotOpen(quote, now)
        if (why) return refused(why)
        const opened = steppedQuote(quote, { type: 'opened' }, { at: now, by: 'customer' })
        if (opened) await tx.quotes.save(opened)
        return done(opened ?? quote)
      })
    },

    async ask({ token, question }) {
      const to = await office()
      return changing<WhyNotOpen | QuoteAccepted | QuoteDeclined | Invalid<'question'> | TooMany>(
        token,
        async (quote, tx) => {
          const now = clock.now()
          const why = whyNotAnswered(quote, quote.version, now)
          if (why && why.why !== 'outdated') return refused(why)
          const text = tidyProse(question)
          const fault = questionFault(text)
          if (fault) return refused({ why: 'invalid', fields: { question: fault } })
          if (quote.questions.length >= mostQuestions) return refused(noMore)
          const news = { at: now, by: 'customer', what: 'question', version: quote.version } as const
          const asked = changedQuote({ ...quote, questions: [...quote.questions, { at: now, text }] }, news)
          await tx.quotes.save(asked)
          await tx.letters.post(newsForOffice(asked, 'question', to, text), now)
          return done(asked)
        },
      )
    },

    async decline({ token, version, reason }) {
      const to = await office()
      return changing<WhyNotOpen | QuoteAccepted | QuoteDeclined | Outdated | Invalid<'reason'>>(
        token,
        async (quote, tx) => {
          const now = clock.now()
          const why = whyNotAnswered(quote, version, now)
          if (why) return refused(why)
          const text = tidyProse(reason ?? '')
          const fault = proseFault(text, 0, longestReason)
          if (fault) return refused({ why: 'invalid', fields: { reason: fault } })
          const said = text === '' ? {} : { reason: text }
          const declined = required(steppedQuote(quote, { type: 'declined' }, { at: now, by: 'customer' }, said))
          await tx.quotes.save(declined)
          await tx.letters.post(newsForOffice(declined, 'declined', to, declined.reason), now)
          return done(declined)
        },
      )
    },

    async mine(page) {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused({ why: 'not-signed-in' })
      const found = await quotes.list({ ...pageQueryOf(page), sentTo: userId })
      return done({ ...found, items: found.items.map((quote) => ownQuote(quote, today(clock))) })
    },

    accept: acceptingQuotes(needs),
    request: requestingQuotes(needs),
  }
}

const questionFault = (text: string): FieldFault | undefined =>
  text === '' ? 'missing' : proseFault(text, 0, longestQuestion)
