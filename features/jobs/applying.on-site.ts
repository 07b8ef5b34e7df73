import { applicationIn, fieldsToMend, isFaulty } from '#core/jobs/application-form.view.ts'
import { pageWording } from '#wording/pages.ts'
import { refusalText } from '#wording/refusals.ts'
import type { AppliesForWork } from './applying.driver.ts'
import type { Entry } from '../support/entry.ts'
import { keyCalled } from '../support/key-called.ts'

const words = pageWording.jobs.application

/** Applies through the ports, with its form read and answered by the views that read and answer that of the page. */
export const appliesForWorkOnSite = ({ site: { office } }: Entry): AppliesForWork => ({
  async begin() {
    await office.forms.begin({})
  },

  async send(department, key, form) {
    // A box that is not ticked sends nothing.
    const filled = Object.entries(form.fields).filter(([, text]) => text !== 'nein')
    const sent = new Map(filled.map(([label, text]) => [keyCalled(words.fields, label) as string, text]))
    const labels = new Map<string, string>(Object.entries(words.fields))
    for (const label of Object.keys(form.fields)) labels.set(keyCalled(words.fields, label), label)
    const answer = await office.jobs.apply({
      department,
      key,
      ...applicationIn((field) => sent.get(field), form.files),
    })
    if (answer.ok) return { accepted: true }
    const { refusal } = answer
    if (refusal.why === 'closed') return { accepted: false, closed: refusal.title }
    const mends = fieldsToMend(refusal, form.files).map((mend) => [
      labels.get(mend.field) ?? mend.field,
      words.mend(mend),
    ])
    return {
      accepted: false,
      told: isFaulty(refusal) ? mends.map(([, said]) => said).join(' ') : refusalText(refusal),
      faults: Object.fromEntries(mends),
    }
  },
})
