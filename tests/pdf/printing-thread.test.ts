import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import type { PrintedDocument } from '#core/documents/documents.ts'
import { cachedPdfs } from '#pdf/cached-pdfs.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { sampleDocument } from './sample-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'thread-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A thread that prints the title, unless that tells it to hang, to break or to end. */
const threadAt = join(folder, 'thread.mjs')
writeFileSync(
  threadAt,
  `import { parentPort } from 'node:worker_threads'
  let printed = 0
  parentPort.on('message', ({ title }) => {
    if (title === 'hang') while (true);
    if (title === 'break') throw new Error('broken')
    if (title === 'end') process.exit(3)
    if (title === 'later') setTimeout(() => { throw new Error('broken later') }, 50)
    if (title === 'refuse') return parentPort.postMessage({ failure: 'not printed' })
    parentPort.postMessage({ bytes: new TextEncoder().encode(title + ' ' + (printed += 1)) })
  })`,
)
const documentOf = (title: string): PrintedDocument => ({ ...sampleDocument, title })
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('the printing thread', () => {
  it('prints one document after the other, and stays for the next', async () => {
    const { print } = printingPdfs({ threadAt })
    const printed = await Promise.all(['a', 'b', 'c'].map((title) => print(documentOf(title))))
    expect(printed.map(text)).toEqual(['a 1', 'b 2', 'c 3'])
  })

  it.each([
    ['hangs', 'hang', 'a document was not printed within 1500 ms'],
    ['breaks', 'break', 'the printing thread broke'],
    ['ends', 'end', 'the printing thread ended with 3'],
  ])('that %s fails its document, and another thread prints the next', async (_, title, why) => {
    const { print } = printingPdfs({ threadAt, within: 1_500 })
    const failing = expect(print(documentOf(title))).rejects.toThrow(why)
    const next = print(documentOf('next'))
    await failing
    expect(text(await next)).toBe('next 1')
  })

  it('that dies with nothing to print is followed by another one', async () => {
    const { print } = printingPdfs({ threadAt })
    await print(documentOf('later'))
    await pause(300)
    expect(text(await print(documentOf('next')))).toBe('next 1')
  })

  it('goes on after a document that cannot be printed', async () => {
    const { print } = printingPdfs({ threadAt })
    await expect(print(documentOf('refuse'))).rejects.toThrow('not printed')
    expect(text(await print(documentOf('next')))).toBe('next 1')
  })

  it('keeps nobody waiting who wants something else meanwhile', async () => {
    const { print } = printingPdfs()
    await print(sampleDocument)
    let longest = 0
    let before = performance.now()
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - before)
      before = performance.now()
    }, 1)
    const rows = Array.from({ length: 2_000 }, (_, n) => ({ cells: [`Zeile ${n}`, `${n}`] }))
    const long = sampleDocument.blocks.map((block) => (block.kind === 'table' ? { ...block, rows } : block))
    const begun = performance.now()
    await print({ ...sampleDocument, blocks: long })
    const took = performance.now() - begun
    clearInterval(watch)
    expect(longest).toBeLessThan(took / 3)
  })
})

describe('kept PDFs', () => {
  const counted = () => {
    const asked: string[] = []
    const { print } = cachedPdfs({
      print: async ({ title }) => {
        asked.push(title)
        if (title === 'broken' && asked.length === 1) throw new Error('broken')
        return new TextEncoder().encode(title)
      },
    })
    return { asked, print }
  }

  it('are printed once for all who ask, then and later', async () => {
    const { asked, print } = counted()
    await Promise.all([print(documentOf('a')), print(documentOf('a'))])
    expect(text(await print(documentOf('a')))).toBe('a')
    expect(asked).toEqual(['a'])
  })

  it('say what their document says: another word is another PDF', async () => {
    const { asked, print } = counted()
    await print(documentOf('a'))
    expect(text(await print(documentOf('b')))).toBe('b')
    expect(asked).toEqual(['a', 'b'])
  })

  it('are tried again after a failure', async () => {
    const { print } = counted()
    await expect(print(documentOf('broken'))).rejects.toThrow('broken')
    expect(text(await print(documentOf('broken')))).toBe('broken')
  })
})
