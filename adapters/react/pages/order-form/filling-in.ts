// Without React: what the order form does.
import { mostOnPaper, type PaperOrderField, type PaperOrderForm } from '#core/booking/paper-order.ts'
import type { WhyNotOnPaper } from '#core/booking/paper-order-ports.ts'
import type { Begun, NotFound, Past, Redirected } from '#core/shared/result.ts'
import { postedForm, type PostedForm } from '#pages-port/posted-form.ts'
import { afterForm, again, answered } from '../../answers.ts'
import { howMany, personIn, valuesIn, type TypedValues } from '../../blocks/typed-people.ts'
import { optionFields, typedOptions } from '../../blocks/typed-options.ts'
import { recipientFields } from '../../blocks/typed-recipient.ts'
import type { ActionAnswer, PageRequest } from '../../page.ts'

/** Who signs, where and when. */
export const signatureFields = ['signatureName', 'place', 'date'] as const satisfies readonly PaperOrderField[]

/** An order form as somebody typed it. */
export interface TypedOnPaper {
  readonly people: number
  readonly values: TypedValues
}

/** What became of it: it stands there again. */
export interface FilledIn {
  readonly typed: TypedOnPaper
  readonly refusal?: WhyNotOnPaper | NotFound | Redirected | Past | Begun
}

/** What the form begins with. */
export const nothingTyped: TypedOnPaper = {
  people: 1,
  values: { buyerType: 'arbeitgeber', country: 'DE', hotelPayer: 'rechnung' },
}

const fields = [...optionFields, 'newsletter', 'privacyAccepted', ...signatureFields]

function typedOnPaper(form: PostedForm): TypedOnPaper {
  const people = howMany(form.one('people'), mostOnPaper)
  return { people, values: valuesIn(form, fields, { people, ofEach: recipientFields }) }
}

const withPeople = ({ people, values }: TypedOnPaper, more: 1 | -1): TypedOnPaper => ({
  people: howMany(String(people + more), mostOnPaper),
  values,
})

const orderFrom = (eventId: number, { people, values }: TypedOnPaper): PaperOrderForm => ({
  eventId,
  recipients: Array.from({ length: people }, (_, index) => personIn(values, index + 1)),
  billing: {
    ...typedOptions(postedForm(Object.entries(values))),
    privacyAccepted: values['privacyAccepted'] === 'on',
  },
  signatureName: values['signatureName'] ?? '',
  place: values['place'] ?? '',
  date: values['date'] ?? '',
})

/** One more or less to take part, or what holds the seats. */
export async function filledIn({ site, params, form }: PageRequest): Promise<Response | ActionAnswer<FilledIn>> {
  const typed = typedOnPaper(form)
  const does = form.one('do')
  if (does === 'more') return answered({ typed: withPeople(typed, 1) })
  if (does === 'less') return answered({ typed: withPeople(typed, -1) })
  const event = await site.programme.catalogue.bookableEvent({ key: params['event'] ?? '' })
  if (!event.ok) return again(event.refusal, { typed, refusal: event.refusal })
  const answer = await site.booking.paperOrders.order(orderFrom(event.value.eventId, typed))
  if (answer.ok) return afterForm(answer.value.confirmationUrl)
  return again(answer.refusal, { typed, refusal: answer.refusal })
}
