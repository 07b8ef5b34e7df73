import { describe, expect, test } from 'vitest'
import { daysOfJobs, jobAt } from '#core/knowledge/laws/job-at.ts'
import { documentsOfLaw, lawDocumentId, normDocumentId, sourceOfLaw } from '#core/knowledge/laws/law-documents.ts'
import { lawNames } from '#core/knowledge/laws/law-names.ts'
import type { LawJob } from '#core/knowledge/laws/ports.ts'
import { whyNotTakenIn } from '#core/knowledge/laws/why-not-taken-in.ts'
import { gardenLaw, gardenNorm } from './garden-law.ts'

const file = (bytes: Uint8Array) => ({ name: 'law', bytes })
const beginning = (...bytes: readonly number[]) => file(Uint8Array.from([...bytes, 1, 2, 3]))
const zip = beginning(0x50, 0x4b)

describe('of the files that are to be a law', () => {
  test.each([
    ['an archive', zip],
    ['XML', beginning(0x3c)],
    ['XML with a mark of its encoding', beginning(0xef, 0xbb, 0xbf)],
    ['XML behind spaces', beginning(0x20, 0x09, 0x0a, 0x0d, 0x3c)],
  ])('%s is taken in', (_, upload) => expect(whyNotTakenIn([upload])).toBeUndefined())

  test.each([
    ['a picture', beginning(0x89, 0x50, 0x4b)],
    ['half a mark of an archive', beginning(0x50, 0x4c)],
    ['half a mark of an encoding', beginning(0xef, 0xbb, 0xbe)],
    ['another half', beginning(0xef, 0xba, 0xbf)],
    ['a sign behind signs that are no spaces', beginning(0x0b, 0x3c)],
    ['text', beginning(0x3d)],
    ['spaces alone', file(Uint8Array.from([0x20, 0x0a]))],
  ])('%s is of the wrong kind', (_, upload) =>
    expect(whyNotTakenIn([upload])).toEqual({ why: 'files-of-wrong-kind', fields: { law: 'wrong-kind' } }),
  )

  test('there is one, and it holds something', () => {
    expect(whyNotTakenIn([])).toEqual({ why: 'invalid', fields: { law: 'missing' } })
    expect(whyNotTakenIn([file(new Uint8Array())])).toEqual({ why: 'invalid', fields: { law: 'missing' } })
    expect(whyNotTakenIn([file(Uint8Array.from([0x3c]))])).toBeUndefined()
    expect(whyNotTakenIn([zip, zip])).toEqual({ why: 'invalid', fields: { law: 'too-many' } })
  })

  test('none is larger than 20 million bytes', () => {
    const large = new Uint8Array(20_000_001).fill(0x3c)
    expect(whyNotTakenIn([file(large.subarray(1))])).toBeUndefined()
    expect(whyNotTakenIn([file(large)])).toEqual({ why: 'files-too-large', fields: { law: 'too-large' } })
  })
})

describe('a job', () => {
  const job = (status: LawJob['status']): LawJob => ({
    id: 'one',
    file: 'a.xml',
    begunAt: '2026-11-21T10:00:00.000Z',
    status,
  })
  const interrupted = { status: 'failed', problem: { why: 'interrupted' } }

  test.each(['queued', 'running'] as const)('that was %s for more than five minutes was interrupted', (status) => {
    expect(jobAt(job(status), '2026-11-21T10:05:00.000Z')).toEqual(job(status))
    expect(jobAt(job(status), '2026-11-21T10:05:00.001Z')).toEqual({ ...job(status), ...interrupted })
  })

  test.each(['done', 'failed'] as const)('that is %s stays so', (status) =>
    expect(jobAt(job(status), '2026-11-22T10:05:00.000Z')).toEqual(job(status)),
  )

  test('is remembered for 30 days', () => expect(daysOfJobs).toBe(30))
})

describe('a law that comes in', () => {
  test.each([
    ['BetrVGDV1WO', ['WO', 'WahlO', 'WO BetrVG']],
    ['EntgFG', ['EFZG']],
    ['SGB 9 2018', ['SGB 9', 'SGB IX']],
    ['SchwbWO', ['SchwbVWO', 'WO SchbV']],
    ['TTDSG', ['TDDDG']],
    ['GefStoffV 1999', ['GefStoffV']],
    ['GefStoffV 1899', []],
    ['GefStoffV 2010 neu', []],
    ['BetrVG', []],
  ])('as %s is meant by %j as well', (juris, aliases) => expect(lawNames({ juris: [juris] }).aliases).toEqual(aliases))

  test('is found, and each of its norms that is in force', () => {
    const { title: _, ...unnamed } = gardenNorm('§ 8', 'x', 'Nichts.')
    const documents = documentsOfLaw({
      ...gardenLaw,
      aliases: ['GartenG'],
      norms: [
        gardenNorm('§ 7', 'Hecken', `${'h'.repeat(20_000)}n`),
        unnamed,
        { ...unnamed, key: '9', state: 'repealed' },
      ],
    })
    expect(documents).toEqual([
      {
        id: 'law:gartg_2020',
        kind: 'law',
        url: '/gesetze/gartg_2020',
        title: 'GartG: Gesetz über Gärten',
        ownTitle: 'Gesetz über Gärten',
        names: ['GartG', 'GartenG'],
        keywords: ['Gesetz über Gärten'],
        lead: 'Gesetz über Gärten',
        text: '',
        groups: [],
      },
      {
        id: 'norm:gartg_2020/7',
        kind: 'law',
        url: '/gesetze/gartg_2020/7',
        title: '§ 7 GartG: Hecken',
        ownTitle: '§ 7 Hecken',
        names: ['GartG', 'GartenG'],
        keywords: [],
        lead: '',
        text: 'h'.repeat(20_000),
        groups: [],
      },
      {
        id: 'norm:gartg_2020/8',
        kind: 'law',
        url: '/gesetze/gartg_2020/8',
        title: '§ 8 GartG',
        ownTitle: '§ 8 ',
        names: ['GartG', 'GartenG'],
        keywords: [],
        lead: '',
        text: 'Nichts.',
        groups: [],
      },
    ])
    expect(documentsOfLaw({ ...gardenLaw, shortTitle: 'Gartengesetz' })[0]).toMatchObject({
      title: 'GartG: Gartengesetz',
      ownTitle: 'Gartengesetz',
    })
    expect([sourceOfLaw('kschg'), lawDocumentId('kschg'), normDocumentId('kschg', '1')]).toEqual([
      'law:kschg',
      'law:kschg',
      'norm:kschg/1',
    ])
  })
})
