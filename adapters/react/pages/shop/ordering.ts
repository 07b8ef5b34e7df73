// Without React: what the form of the shop does.
import { merchandiseFormWith } from '#core/form-requests/forms/merchandise.ts'
import type { SentFields } from '#core/forms/described-form.ts'
import { sentIn } from '#core/forms/described-form.view.ts'
import type { ShopLocked } from '#core/merchandise/merchandise.ts'
import type { Invalid, TooMany } from '#core/shared/result.ts'
import { again, answered, notFound } from '../../answers.ts'
import { sendForm, type NotSent } from '../../blocks/request-form.tsx'
import type { ActionAnswer, PageRequest } from '../../page.ts'

export const kind = 'werbemittel-shop-request'

/** The shop closed while somebody filled in his order: it goes along while he says the code again. */
export interface Reopening {
  readonly carried: PageRequest['form']['sent']
  readonly refusal: ShopLocked | Invalid<'code'> | TooMany
  readonly code?: string
}

/** What became of the form: it was not sent, it waits for the code, or it stands there again as it was typed. */
export interface Acted {
  readonly notSent?: NotSent
  readonly reopening?: Reopening
  readonly reopened?: SentFields
}

/** Sends the order; where the shop has closed meanwhile, asks for the code and loses nothing that was typed. */
export async function ordered({ site, form, files }: PageRequest): Promise<Response | ActionAnswer<Acted>> {
  const { merchandise, formRequests } = site.office
  const carried = form.sent.filter(([field]) => field !== 'code')
  const code = form.one('code')
  const entered = code === undefined ? undefined : await merchandise.enter({ code })
  if (code !== undefined && entered && !entered.ok) {
    const { refusal } = entered
    if (refusal.why === 'not-found') throw notFound()
    return again(refusal, { reopening: { carried, refusal, code } })
  }
  const articles = await merchandise.articles({})
  if (!articles.ok) {
    const { refusal } = articles
    if (refusal.why === 'not-found') throw notFound()
    return again(refusal, { reopening: { carried, refusal } })
  }
  const asIs = merchandiseFormWith(articles.value)
  if (entered) return answered({ reopened: sentIn(asIs, form, files) })
  const answer = await sendForm(kind, { form, files }, formRequests.merchandise, undefined, asIs)
  return answer instanceof Response ? answer : { ...answer, acted: { notSent: answer.acted } }
}
