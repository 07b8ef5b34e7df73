import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import { articleHref } from '../knowledge/articles/article-links.ts'
import * as addressOf from '../shared/addresses.ts'
import type { Origins } from '../shared/origins.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { Visitor } from '../shared/visitor.ts'
import { usualExport, type ExportAccess, type ExportedContent, type ExportKind, type ExportPage } from './exports.ts'
import type { ExportAsk, ForExportingContent, ForListingExports, WhyNotExported } from './ports.ts'
import { sinceIn } from './since.ts'

interface ExportNeeds {
  readonly exports: ForListingExports
  readonly exportAccess: ExportAccess
  readonly content: ForKnowingTheBrand
  readonly origins: Origins
  readonly secrets: Pick<ForMakingSecrets, 'same'>
}

/** Exports for whoever shows the token, or for everybody where they are public. */
export const exportsOf = (visitor: Pick<Visitor, 'bearer'>, needs: ExportNeeds): ForExportingContent => {
  const of =
    <Kind extends ExportKind>(kind: Kind) =>
    async ({ since, cursor, limit = usualExport }: ExportAsk): Promise<Result<ExportPage<Kind>, WhyNotExported>> => {
      if (!mayTake(visitor, needs)) return refused({ why: 'not-a-service' })
      const after = since === undefined ? undefined : sinceIn(since)
      if (since !== undefined && after === undefined) return refused({ why: 'invalid', fields: { since: 'malformed' } })
      const { product } = (await needs.content.brand()) ?? brandBeforeContent
      const { items, next, asOf } = await needs.exports.changes(kind, {
        ...(after !== undefined && { since: after }),
        ...(cursor !== undefined && { after: cursor }),
        limit,
      })
      return done({
        items: items.flatMap(({ id, changedAt, content }) => {
          if (content === undefined) return []
          const address = addresses[kind](content, product)
          return [{ id, changedAt, ...(address !== undefined && { url: needs.origins.site + address }), content }]
        }),
        nextCursor: next ?? null,
        deletedIds: items.filter(({ content }) => content === undefined).map(({ id }) => id),
        generatedAt: asOf,
      })
    }
  return {
    lexicon: of('lexicon'),
    jurisdictions: of('jurisdictions'),
    downloads: of('downloads'),
    articles: of('articles'),
    faq: of('faq'),
    youtube: of('youtube'),
  }
}

const mayTake = (visitor: Pick<Visitor, 'bearer'>, { exportAccess, secrets }: ExportNeeds): boolean => {
  const { isPublic, token } = exportAccess
  const shown = visitor.bearer()
  return isPublic || (token !== undefined && shown !== undefined && secrets.same(shown, token))
}

/** Where each kind is read; films stand on pages of their rubrics alone. */
const addresses: {
  readonly [Kind in ExportKind]: (content: ExportedContent[Kind], product: string) => string | undefined
} = {
  lexicon: ({ group, slug }, product) => addressOf.lexiconEntry(product, group, slug),
  jurisdictions: ({ slug }) => addressOf.ruling(slug),
  downloads: ({ slug }) => addressOf.downloadPdf(slug),
  articles: articleHref,
  faq: () => addressOf.faq,
  youtube: () => undefined,
}
