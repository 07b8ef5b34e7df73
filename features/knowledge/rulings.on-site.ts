import { rulingCitation } from '#core/knowledge/rulings/ruling-citation.ts'
import { rulingParameters, rulingSearchIn } from '#core/knowledge/rulings/rulings.view.ts'
import type { Entry } from '../support/entry.ts'
import { linksInHtml } from '../support/links-in-html.ts'
import { valueOf } from '../support/value-of.ts'
import type { ReadsRulings, RulingField } from './rulings.driver.ts'

const parameterOf: Readonly<Record<RulingField, string>> = {
  words: rulingParameters.q,
  court: rulingParameters.court,
  norm: rulingParameters.norm,
  from: rulingParameters.from,
  to: rulingParameters.to,
  topic: rulingParameters.topic,
}

/** Reads rulings through the port, asked as the address of a list asks. */
export const readsRulingsOnSite = ({
  site: {
    knowledge: { rulings },
  },
}: Entry): ReadsRulings => {
  const titles = async (query: URLSearchParams, path: Parameters<ReadsRulings['list']>[0]) => {
    const { asked } = rulingSearchIn(query, path)
    return valueOf(await rulings.rulings(asked)).items.map(({ title }) => title)
  }
  return {
    list: (path) => titles(new URLSearchParams(), path),
    async find(by, asked) {
      const { topics } = valueOf(await rulings.rulingChoices({}))
      const value = by === 'topic' ? topics.find(({ title }) => title === asked)?.url : asked
      if (value === undefined) throw new Error(`there is no topic ${asked}`)
      return titles(new URLSearchParams({ [parameterOf[by]]: value }), {})
    },
    async ruling(slug) {
      const read = await rulings.ruling({ slug })
      if (!read.ok) return read.refusal.why === 'withdrawn' ? 'gone' : undefined
      const { title, caseHtml, decisionHtml, meaningHtml, norms } = read.value
      const text = [
        rulingCitation(read.value),
        caseHtml,
        decisionHtml,
        meaningHtml,
        ...norms.map((norm) => norm.text),
      ].join('\n')
      const links = [meaningHtml, caseHtml, decisionHtml].flatMap(linksInHtml)
      return {
        title,
        text: text.replaceAll('\u00a0', ' '),
        links: [...links, ...norms.flatMap(({ url }) => url ?? [])],
      }
    },
  }
}
