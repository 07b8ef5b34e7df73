import { isPending } from '../cart/cart.ts'
import type { Clock } from '../shared/clock.ts'
import { berlinDay } from '../shared/dates.ts'
import { nameFault, proseFault, tidy, tidyProse, whyInvalid, type FieldRules } from '../shared/field-rules.ts'
import { countAttempt, type ForCountingAttempts } from '../shared/rate-limit.ts'
import { required } from '../shared/required.ts'
import { done, refused, type NotFound } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { employersLetter } from './booking-letters.ts'
import { costsOf, type Booking, type BookingNews } from './booking.ts'
import { isTerminal } from './booking-state.ts'
import { employersAnswers, isLinkOpen, longestAnswer, type EmployersAnswer } from './employers-link.ts'
import type {
  EmployersField,
  EmployersRequest,
  ForAnsweringAsEmployer,
  ForStoringBookings,
  LinkExpired,
} from './ports.ts'
import { noted, type BookingTx } from './stepping.step.ts'

interface EmployersNeeds {
  readonly change: ForChanging<BookingTx>
  readonly bookings: ForStoringBookings
  readonly clock: Clock
  readonly attempts: ForCountingAttempts
}

/** Answers a day to one link: each writes a letter. */
const answersPerDay = 10

interface AnswerForm {
  readonly kind: string
  readonly name: string
  readonly text?: string
}

/** A confirmation speaks for itself; whoever asks or objects says what. */
const rules: FieldRules<AnswerForm, EmployersField> = {
  kind: ({ kind }) => {
    if (kind === '') return 'missing'
    return employersAnswers.some((it) => it === kind) ? undefined : 'unknown'
  },
  name: ({ name }) => nameFault(name),
  text: ({ kind, text = '' }) => {
    const said = tidyProse(text)
    if (said === '') return kind === 'rueckfrage' || kind === 'widerspruch' ? 'missing' : undefined
    return proseFault(said, 0, longestAnswer)
  },
}

const whats: Readonly<Record<EmployersAnswer['kind'], BookingNews['what']>> = {
  bestaetigt: 'employer-confirmed',
  rueckfrage: 'employer-asked',
  widerspruch: 'employer-objected',
}

const expired = { why: 'expired' } as const

/** What the employer does to whom a link was handed; he needs no account, and sees no vote. */
export function answeringAsEmployer({ change, bookings, clock, attempts }: EmployersNeeds): ForAnsweringAsEmployer {
  const whyClosed = (booking: Booking | undefined): NotFound | LinkExpired | undefined => {
    if (!booking) return { why: 'not-found' }
    const isOpen = isLinkOpen(required(booking.employersLink), clock.now()) && !isTerminal(booking.state)
    return isOpen ? undefined : expired
  }
  return {
    async request({ token }) {
      const booking = await bookings.byEmployersToken(token)
      const closed = whyClosed(booking)
      return closed ? refused(closed) : done(requestOf(required(booking)))
    },

    async answer({ token, ...form }) {
      const faulty = whyInvalid(rules, form)
      const known = await bookings.byEmployersToken(token)
      const closed = whyClosed(known)
      if (closed) return refused(closed)
      if (faulty) return refused(faulty)
      const limit = { key: `employer:${required(known).id}`, most: answersPerDay, windowSeconds: 24 * 3600 }
      const tooMany = await countAttempt(limit, { attempts, clock })
      if (tooMany) return refused(tooMany)
      const now = clock.now()
      const answered = await change<Booking, NotFound | LinkExpired>(async (tx) => {
        const booking = await tx.bookings.lockById(required(known).id)
        const link = booking?.employersLink
        if (!booking || link?.token !== token || !isLinkOpen(link, now)) return refused(expired)
        const text = tidyProse(form.text ?? '')
        const answer: EmployersAnswer = {
          kind: required(employersAnswers.find((it) => it === form.kind)),
          name: tidy(form.name),
          ...(text !== '' && { text }),
          on: berlinDay(now),
          at: now,
        }
        const news = { at: now, by: 'employer', what: whats[answer.kind], detail: answer.name } as const
        const changed = noted(booking, news, { employersLink: { ...link, answers: [...link.answers, answer] } })
        await tx.bookings.save(changed)
        await tx.letters.post(employersLetter(changed, answer), now)
        return done(changed)
      })
      return answered.ok ? done(requestOf(answered.value)) : answered
    },
  }
}

function requestOf(booking: Booking): EmployersRequest {
  const { orderNo, event, body, state, options, recipients, employersLink } = booking
  const { until, answers } = required(employersLink)
  const { contact, billing, legalBasis, hotelPayer } = options
  return {
    orderNo,
    event,
    body,
    state,
    legalBasis,
    company: billing.company,
    orderer: `${contact.firstName} ${contact.lastName}`,
    names: recipients.map((it) => (isPending(it) ? null : `${it.firstName} ${it.lastName}`)),
    hotelPayer,
    ...costsOf(booking),
    until,
    answers: answers.map(({ kind, name, on }) => ({ kind, name, on })),
  }
}
