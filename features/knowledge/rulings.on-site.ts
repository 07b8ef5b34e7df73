import { rulingCitation } from '#core/knowledge/rulings/ruling-citation.ts'
import { rulingParts } from '#core/knowledge/rulings/ruling-text.ts'
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
      const { title, caseHtml, decisionHtml, meaningHtml, norms, text: written } = read.value
      const blocks = written ? rulingParts.flatMap((part) => written[part]) : []
      const lines = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [block.text]))
      const pieces = [...norms, ...lines.flat()]
      const html = [caseHtml, decisionHtml, meaningHtml]
      const text = [rulingCitation(read.value), ...html, ...pieces.map((piece) => piece.text)].join('\n')
      return {
        title,
        text: text.replaceAll('\u00a0', ' '),
        marginals: blocks.flatMap(({ marginal = [] }) => marginal),
        leadsTo: [...html.flatMap(linksInHtml), ...pieces.flatMap(({ url = [] }) => url)],
      }
    },
  }
}
