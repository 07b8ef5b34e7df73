import { describe, expect, test } from 'vitest'
import { recordsOf } from '#core/content/records-of.ts'
import { downloadDocument } from '#core/knowledge/downloads/download-document.ts'
import { downloadKinds } from '#core/knowledge/downloads/downloads.ts'
import { faqTopics } from '#core/knowledge/faq/faq.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { measuringFiles } from '#pdf/measuring-files.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { readDemoContent } from './reading-demo-content.ts'
import { readPdf } from '../pdf/reading-pdfs.ts'

const reading = await readDemoContent()
if (!reading.ok) throw new Error(reading.refusal.faults.map(({ at, message }) => `${at.file}: ${message}`).join('\n'))
const content = reading.value
const downloads = recordsOf(content, 'download').map(({ value }) => value)
const questions = recordsOf(content, 'faq').map(({ value }) => value)
const pdfs = printingPdfs()

describe('the documents to take away', () => {
  test('are of every kind and for everybody, a third of them for members', () => {
    expect(new Set(downloads.map(({ kind }) => kind))).toEqual(new Set(downloadKinds))
    expect(new Set(downloads.flatMap((one) => one.targetGroups))).toEqual(new Set(targetGroups))
    const share = downloads.filter(({ isProtected }) => isProtected).length / downloads.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.5)
  })

  test.each(downloads)('$slug is printed on one to three sheets, with every character', async (download) => {
    const bytes = await pdfs.print(downloadDocument(download, { brand: content.brand, site: 'https://haus.example' }))
    const { pages, text, markInfo } = await readPdf(bytes)
    expect(measuringFiles.pages(bytes)).toBe(pages)
    expect(pages).toBeLessThanOrEqual(3)
    expect(markInfo).toMatchObject({ Marked: true })
    expect(text).not.toContain('□')
  })
})

describe('the questions', () => {
  test('are of everything that they may be about, and each is asked once', () => {
    expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set(faqTopics))
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  })
})
