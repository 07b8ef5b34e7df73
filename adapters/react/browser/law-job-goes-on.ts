import type { ForPublishingLaws, LawJob } from '#core/knowledge/laws/ports.ts'
import { lawJobText, lawJobWording as words } from '#wording/pages/law-job.ts'

interface Following {
  readonly window: Window
  readonly site: () => Promise<{ readonly office: { readonly legislation: Pick<ForPublishingLaws, 'progress'> } }>
}

/** Milliseconds after which it is asked again: seldom, where it takes long. */
const after = (asked: number): number => Math.min(2_000, 300 + 100 * asked)
/** So often in a row no answer comes before it is asked no more. */
const mostFailures = 5
/** Percent after which it is told aloud how much is read; the eye sees each step. */
const aloudEvery = 25

/** Follows a file that is taken in, and loads the page anew when that has ended: it knows what comes then. */
export function followLawJob(box: HTMLElement, { window, site }: Following): void {
  const bar = box.querySelector('progress')
  const seen = box.querySelector('[data-seen]')
  const heard = box.querySelector('[role=status]')
  if (!bar || !seen || !heard) return
  const id = box.dataset['job'] ?? ''
  let [asked, failures, aloud] = [0, 0, '']

  const show = (job: LawJob): void => {
    const { status, percent } = job
    if (percent !== undefined) bar.value = percent
    seen.textContent = lawJobText(job)
    const now = `${status} ${Math.floor((percent ?? 0) / aloudEvery)}`
    if (now !== aloud) heard.textContent = lawJobText(job)
    aloud = now
  }
  const look = async (): Promise<void> => {
    asked += 1
    try {
      const answer = await (await site()).office.legislation.progress({ id })
      failures = 0
      if (answer.ok) show(answer.value)
      // Whoever may not see it any more is told so by the page.
      if (!answer.ok || answer.value.status === 'done' || answer.value.status === 'failed')
        return window.location.reload()
    } catch {
      failures += 1
      if (failures === mostFailures) {
        seen.textContent = words.lost
        heard.textContent = words.lost
        return
      }
    }
    window.setTimeout(() => void look(), after(asked))
  }
  void look()
}
