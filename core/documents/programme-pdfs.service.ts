import type { ForBrowsingTheCatalogue } from '../catalogue/ports.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { Origins } from '../shared/origins.ts'
import { done } from '../shared/result.ts'
import { eventDocument } from './event-document.ts'
import type { ForPrintingPdfs, ForTakingDocuments } from './ports.ts'
import { themeDocument } from './theme-document.ts'

interface ProgrammePdfsNeeds {
  readonly programme: ForBrowsingTheCatalogue
  readonly content: ForKnowingTheBrand
  readonly pdfs: ForPrintingPdfs
  readonly origins: Origins
}

const mime = 'application/pdf'

/** Themes and events on paper. They say nothing of the day or of seats left, so that they stand as long as their content. */
export const programmePdfsOf = ({
  programme,
  content,
  pdfs,
  origins,
}: ProgrammePdfsNeeds): Pick<ForTakingDocuments, 'themePdf' | 'eventPdf'> => {
  const issuer = async () => ({ brand: (await content.brand()) ?? brandBeforeContent, site: origins.site })

  return {
    async themePdf({ url }) {
      const found = await programme.theme({ url })
      if (!found.ok) return found
      const document = themeDocument(found.value, await issuer())
      return done({ mime, filename: `${url}.pdf`, bytes: await pdfs.print(document) })
    },
    async eventPdf({ key }) {
      const found = await programme.event({ key })
      if (!found.ok) return found
      const theme = await programme.theme({ url: found.value.themeUrl })
      const document = eventDocument(found.value, theme.ok ? theme.value : undefined, await issuer())
      return done({ mime, filename: `${found.value.url}.pdf`, bytes: await pdfs.print(document) })
    },
  }
}
