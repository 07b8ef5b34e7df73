import type { PrintedDocument } from '../../documents/documents.ts'
import { issuerOf, type Issuer } from '../../documents/programme-blocks.ts'
import { formatDate } from '../../shared/dates.ts'
import type { Download } from './downloads.ts'

/** A document to take away as it is printed. */
export const downloadDocument = ({ title, description, blocks, asOf }: Download, issuer: Issuer): PrintedDocument => ({
  title,
  subtitle: description,
  issuer: issuerOf(issuer),
  issued: asOf,
  blocks: [
    ...blocks,
    {
      kind: 'paragraph',
      tone: 'small',
      text: `Stand: ${formatDate(asOf)}. Allgemeine Informationen, keine Rechtsberatung im Einzelfall.`,
    },
  ],
})
