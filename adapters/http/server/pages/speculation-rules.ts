import { somebodysOwn } from '#core/shared/address-areas.ts'
import type { FastifyInstance } from 'fastify'

const path = '/speculation-rules.json'

/** The head of a public page names the rules; inside the page they would be an inline script. */
export const speculationRulesHeader = `"${path}"`

const personal = [...somebodysOwn.map((beginning) => `${beginning}*`), '/*/buchung']

/**
 * A browser that knows such rules fetches the one link of a page that is marked as the likeliest next one. With these
 * rules, which it keeps for a day, that is at most two requests more for a page.
 */
const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { selector_matches: 'a[data-next]' },
          { href_matches: '/*' },
          { not: { href_matches: personal.map((pathname) => ({ pathname, search: '*' })) } },
        ],
      },
      eagerness: 'immediate',
    },
  ],
}
const nothing = { prefetch: [] }

/** Tells which pages may be fetched ahead: none to those who save data. */
export function addSpeculationRules(app: FastifyInstance): void {
  app.get(path, (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'save-data')
      .type('application/speculationrules+json')
      .send(JSON.stringify(request.headers['save-data'] === 'on' ? nothing : rules)),
  )
}
