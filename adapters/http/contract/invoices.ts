import * as addressOf from '#core/shared/addresses.ts'
import type { ForTakingInvoices } from '#core/invoices/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

export const invoices: Carrying<ForTakingInvoices> = {
  pdf: {
    method: 'GET',
    path: addressOf.invoicePdf(':token', ':number'),
    says: 'Eine Rechnung einer Buchung als PDF/A-3 mit E-Rechnung (ZUGFeRD, EN 16931)',
    ask: z.object({ token: segment, number: segment }),
    ok: 200,
    file: ['application/pdf'],
    refusals: refusing('not-found'),
  },
  xml: {
    method: 'GET',
    path: addressOf.invoiceXml(':token', ':number'),
    says: 'Eine Rechnung einer Buchung als E-Rechnung (EN 16931; XRechnung, wo es eine Leitweg-ID gibt)',
    ask: z.object({ token: segment, number: segment }),
    ok: 200,
    file: ['application/xml'],
    refusals: refusing('not-found'),
  },
}
