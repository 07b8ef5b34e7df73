import type { ForReadingPdfs, PdfReading, PdfUnreadable } from '#core/analysis/ports.ts'
import { refused, type Result } from '#core/shared/result.ts'
import { lookApart, processScript, readableFolders } from '../process-apart.ts'
import { pdfLimits } from './pdf-limits.ts'
import type { PdfQuestion } from './pdf-process.ts'

const usualProcess = processScript('adapters/reading/pdf/pdf-process.ts', 'dist/server/pdf-process.js')

/** Reads each PDF in a process of its own, which watches over a thread that reads. */
export const readingPdfs = ({
  processAt = usualProcess,
  within = pdfLimits.longestByTheClock,
  nicer,
}: { readonly processAt?: string; readonly within?: number; readonly nicer?: number } = {}): ForReadingPdfs => ({
  async read(bytes, terms) {
    const question: PdfQuestion = { terms }
    const said = await lookApart<Result<PdfReading, PdfUnreadable>>({
      script: processAt,
      does: 'reads PDFs',
      mayRead: readableFolders('without packages'),
      rights: ['--allow-worker'],
      mostHeap: pdfLimits.mostHeap,
      within,
      ...(nicer !== undefined && { nicer }),
      bytes,
      question,
    })
    if (said === 'too late') return refused({ why: 'pdf-unreadable', because: 'takes-too-long' })
    return said === 'broken' ? refused({ why: 'pdf-unreadable', because: 'broken' }) : said
  },
})
