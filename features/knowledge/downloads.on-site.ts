import { pageWording } from '#wording/pages.ts'
import type { Entry } from '../support/entry.ts'
import { linksInHtml } from '../support/links-in-html.ts'
import { valueOf } from '../support/value-of.ts'
import type { ReadsQuestions, TakesDownloads } from './downloads.driver.ts'

/** Takes documents through the port. */
export const takesDownloadsOnSite = ({
  site: {
    knowledge: { downloads },
  },
}: Entry): TakesDownloads => ({
  async downloads(filter) {
    const data = valueOf(await downloads.filterData(filter))
    const { items } = valueOf(await downloads.downloads(filter))
    return {
      downloads: items.map((it) => ({
        title: it.title,
        forMembers: it.protected,
        file:
          it.pages === undefined || it.size === undefined
            ? pageWording.downloads.fileUnmeasured
            : pageWording.downloads.file(it.pages, it.size),
      })),
      rubrics: data.rubrics.map(({ label, count }) => `${count} ${label}`),
      kinds: data.types.map(({ value, count }) => `${count} ${value}`),
    }
  },
  async take(slug) {
    const answer = await downloads.download({ slug })
    if (answer.ok) {
      const { filename, bytes } = answer.value
      return new TextDecoder('latin1').decode(bytes.slice(0, 5)) === '%PDF-' ? { pdf: filename } : { missing: true }
    }
    return answer.refusal.why === 'not-found' ? { missing: true } : { login: true }
  },
})

/** Reads questions through the port. */
export const readsQuestionsOnSite = ({
  site: {
    knowledge: { faq },
  },
}: Entry): ReadsQuestions => ({
  questions: async () =>
    valueOf(await faq.faq({})).items.map(({ topic, question, html }) => ({
      about: topic,
      question,
      answer: html.replaceAll(/<[^<>]*>/g, '').trim(),
      links: linksInHtml(html).join(', '),
    })),
})
