import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accessibilityOf } from '#core/analysis/accessibility.ts'
import type { UnreadableReason } from '#core/analysis/ports.ts'
import { samplePdf } from '#features/support/sample-pdfs.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { readingPdfs } from '#reading/pdf/reading-pdfs.ts'
import { isLong } from '#tests/long-run.ts'
import { hostilePdfs } from './hostile-pdfs.ts'

/** Beside other tests it would be served last. */
const reader = readingPdfs({ nicer: 0 })
const none = { br: [], sbv: [], jav: [] }

/** Processes that this one began. */
const childrenFile = `/proc/${process.pid}/task/${process.pid}/children`
const megabytes = (pid: string): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
/** The most memory of any process that was begun meanwhile, in megabytes; 0 where no system tells it. */
async function mostMemory(act: () => Promise<unknown>): Promise<number> {
  let most = 0
  const watch = setInterval(() => {
    if (!existsSync(childrenFile)) return
    for (const pid of readFileSync(childrenFile, 'utf8').trim().split(' ')) most = Math.max(most, megabytes(pid))
  }, 5)
  await act()
  clearInterval(watch)
  return most
}

describe('a PDF', () => {
  test('that we print ourselves passes every check', async () => {
    const bytes = await printingPdfs().print({
      title: 'Merkblatt zur Freistellung',
      issuer: { name: 'Seminarhaus', claim: 'Weiter', contact: 'Hamburg' },
      blocks: [
        { kind: 'heading', level: 2, text: 'Wer fährt' },
        { kind: 'paragraph', text: 'Der Betriebsrat beschließt nach § 37 Abs. 6 BetrVG.' },
      ],
    })
    const read = await reader.read(bytes, none)
    if (!read.ok) throw new Error(read.refusal.because)
    expect(read.value.pages.join('\n')).toContain('Der Betriebsrat beschließt nach § 37 Abs. 6 BetrVG.')
    expect(read.value.named.citations.items.map(({ text }) => text)).toEqual(['§ 37 Abs. 6 BetrVG'])
    expect(accessibilityOf(read.value.facts).filter(({ verdict }) => verdict === 'failed')).toEqual([])
  })

  test('has words again that were parted at the end of a line', async () => {
    const lines = ['Die Betriebs-', 'vereinbarung der IT-', 'Abteilung']
    const read = await reader.read(samplePdf({ pages: [lines] }), none)
    expect(read.ok && read.value.pages).toEqual(['Die Betriebsvereinbarung der IT-\nAbteilung'])
  })
})

describe('what is made to harm whoever reads it', () => {
  const allowed: { readonly [Name in keyof typeof hostilePdfs]: readonly (UnreadableReason | 'read')[] } = {
    // It has one page, whatever it says.
    'a page tree that says it has a million pages': ['read'],
    'a page tree of a million pages': ['needs-too-much', 'too-many-pages', 'takes-too-long'],
    'a page tree that holds itself': ['broken'],
    'a page of half a gigabyte, packed': ['needs-too-much', 'takes-too-long'],
    'a page of half a gigabyte, packed twice': ['needs-too-much', 'takes-too-long'],
    'a page whose text has no end': ['takes-too-long', 'needs-too-much', 'too-much-text'],
    'drawings that draw each other, thirty deep': ['takes-too-long', 'needs-too-much'],
    'a page of twenty million steps that draw nothing': ['takes-too-long'],
    'lists in lists, a million deep': ['broken'],
    'text that cites without an end': ['read'],
    'nothing but a head': ['broken'],
    'a head and noise': ['broken'],
    // What is attached is not opened.
    'a PDF in a PDF, twenty deep': ['read'],
  }
  /** Each takes a process for seconds. */
  const costly: readonly string[] = [
    'a page of half a gigabyte, packed twice',
    'a page whose text has no end',
    'drawings that draw each other, thirty deep',
    'text that cites without an end',
    'a PDF in a PDF, twenty deep',
  ]
  const names = (Object.keys(hostilePdfs) as (keyof typeof hostilePdfs)[]).filter(
    (name) => isLong || !costly.includes(name),
  )
  test.each(names)('%s', { timeout: 60_000 }, async (name) => {
    const bytes = hostilePdfs[name]()
    const began = performance.now()
    let came: UnreadableReason | 'read' | undefined
    const memory = await mostMemory(async () => {
      const answer = await reader.read(bytes, none)
      came = answer.ok ? 'read' : answer.refusal.because
    })
    expect(allowed[name]).toContain(came)
    // Of the processor it had at most a second and a half for one step; the rest is a busy machine.
    expect(performance.now() - began).toBeLessThan(30_000)
    expect(memory).toBeLessThan(512)
  })
})

describe('the process that reads', () => {
  const at = (name: string) => join(import.meta.dirname, name)

  test('may read nothing of ours, write nothing, ask nobody and begin nothing, and gives way to others', async () => {
    expect(await readingPdfs({ processAt: at('prying-process.mjs') }).read(new Uint8Array(), none)).toEqual({
      ok: true,
      value: [],
    })
  })

  test('is ended when it does not end by itself', async () => {
    const answer = await readingPdfs({ processAt: at('stalling-process.mjs'), within: 1_500 }).read(
      new Uint8Array(),
      none,
    )
    expect(answer).toEqual({ ok: false, refusal: { why: 'pdf-unreadable', because: 'takes-too-long' } })
  })

  test('that cannot even begin is a fault of ours and none of the file', async () => {
    await expect(readingPdfs({ processAt: at('nowhere.mjs') }).read(new Uint8Array(), none)).rejects.toThrow(
      'before it began',
    )
  })
})
