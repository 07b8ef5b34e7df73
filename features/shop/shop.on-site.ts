import { merchandiseFormWith } from '#core/form-requests/forms/merchandise.ts'
import { referenceOf } from '#core/form-requests/form-requests.ts'
import { fieldsToMend, quantityName, sentIn } from '#core/forms/described-form.view.ts'
import { faultsOf } from '#core/shared/result.ts'
import { faultText } from '#wording/field-faults.ts'
import { formFaultText, formWords } from '#wording/forms/forms.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Entry } from '../support/entry.ts'
import { keyCalled } from '../support/key-called.ts'
import type { FormOutcome } from '../forms/sending-forms.driver.ts'
import type { FilledOrder, VisitsTheShop } from './shop.driver.ts'

const words = formWords['werbemittel-shop-request']
const labels: Readonly<Record<string, string>> = { ...words.fields, privacyAccepted: formsWording.privacyAccepted }

/** Visits the shop through its ports. */
export const visitsTheShopOnSite = ({ site: { office } }: Entry): VisitsTheShop => {
  let typed: FilledOrder = { quantities: {}, fields: {} }
  const seen = async () => {
    const articles = await office.merchandise.articles({})
    return articles.ok ? articles.value : []
  }
  const open = async (code: string): Promise<string | undefined> => {
    const answer = await office.merchandise.enter({ code })
    if (answer.ok) return undefined
    const { refusal } = answer
    if (refusal.why !== 'invalid') return refusalText(refusal)
    return faultsOf(refusal.fields)
      .map(([field, fault]) => faultText(field, fault))
      .join(' ')
  }
  const order = async ({ quantities, fields }: FilledOrder): Promise<FormOutcome> => {
    const articles = await seen()
    const form = merchandiseFormWith(articles)
    const posted = new Map([
      ...Object.entries(quantities).map(([title, count]) => {
        const sku = articles.find((one) => one.title === title)?.sku ?? title
        return [quantityName('items', sku), count] as const
      }),
      ...Object.entries(fields)
        .filter(([, value]) => value !== false)
        .map(([label, value]) => [keyCalled(labels, label), value === true ? 'on' : String(value)] as const),
    ])
    const sent = sentIn(form, { one: (name) => posted.get(name), all: () => [] }, [])
    const answer = await office.formRequests.merchandise(sent)
    if (answer.ok) return { accepted: true, reference: referenceOf(answer.value.id) }
    const { refusal } = answer
    const mends = fieldsToMend(form, 'fields' in refusal ? refusal.fields : {}, sent).map(
      ({ field, fault, faulty }) =>
        [labels[field] ?? field, formsWording.mended(fault && formFaultText(words, field, fault), faulty, [])] as const,
    )
    return {
      accepted: false,
      told: mends.length > 0 ? mends.map(([, said]) => said).join(' ') : refusalText(refusal),
      faults: Object.fromEntries(mends),
    }
  }
  return {
    open,
    reopen: open,
    sendAgain: () => order(typed),
    async articles() {
      const articles = await office.merchandise.articles({})
      return articles.ok ? articles.value.map(({ title }) => title) : undefined
    },
    async begin() {
      await office.forms.begin({})
    },
    async order(filled) {
      typed = filled
      return order(filled)
    },
    async close() {
      await office.merchandise.leave({})
    },
  }
}
