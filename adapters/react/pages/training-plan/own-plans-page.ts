// Without React: what the page of one's plans reads, and what its form does.
import { signInAt } from '#core/accounts/sign-in-link.ts'
import { gremiumField } from '#core/gremium/gremium-address.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { eurosTyped } from '#core/shared/euro-amount.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import type { ServedPage } from '../../page.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import { planFormIn, type NotPlanned } from './form-of-plan.ts'
import { budgetField, ownPlansView, planField, type OwnPlans } from './own-plans.tsx'
import { doField, planHref, savedField } from './plan-address.ts'

export const ownPlansPage: ServedPage<OwnPlans, NotPlanned> = {
  ...ownPlansView,
  hydrated: 'served',
  async loader({ site, url }) {
    const id = url.searchParams.get(planField)
    const wanted = url.searchParams.get(gremiumField)
    const typed = (url.searchParams.get(budgetField) ?? '').slice(0, 20)
    const budget = eurosTyped(typed)
    const [own, curriculum, changing, gremium] = await Promise.all([
      site.account.plans.own({}),
      site.account.plans.curriculum({}),
      id === null ? undefined : site.account.plans.get({ id }),
      id === null
        ? site.gremium.plan.plan({
            ...(wanted !== null && { gremium: wanted }),
            ...(budget !== undefined && { budget }),
          })
        : undefined,
    ])
    const here =
      id === null ? addressOf.trainingPlans : `${addressOf.trainingPlans}?${planField}=${encodeURIComponent(id)}`
    if (!own.ok) throw seeElsewhere(signInAt('', here))
    if (changing && !changing.ok) throw notFound()
    if (wanted !== null && gremium && !gremium.ok) throw notFound()
    return {
      ...forOne<OwnPlans>({
        own: own.value.items,
        curriculum: curriculum.ok ? curriculum.value.items : [],
        ...(changing && { changing: changing.value }),
        ...(gremium?.ok && { gremium: gremium.value }),
        budget: typed,
        deleted: url.searchParams.get(savedField) === 'geloescht',
      }),
      here,
    }
  },
  async action({ site, url, form }) {
    const id = url.searchParams.get(planField)
    const said = planFormIn(form)
    const { plans } = site.account
    const answer =
      form.one(doField) === 'angaben'
        ? await plans.change({ ...said, id: id ?? '', version: Number(form.one('version')) })
        : await plans.create(said)
    if (answer.ok) return afterForm(planHref(answer.value.token, id === null ? 'erstellt' : 'angaben'))
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInAt('', addressOf.trainingPlans))
    if (refusal.why === 'not-found') throw notFound()
    return again(refusal, { refusal, says: whyNotInWords(refusal), typed: form.sent })
  },
}
