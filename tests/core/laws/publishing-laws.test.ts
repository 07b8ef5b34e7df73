import { expect, test } from 'vitest'
import { mostJobs, publishingLaws } from '#core/knowledge/laws/publishing-laws.service.ts'
import type { ForReadingLawFiles } from '#core/knowledge/laws/ports.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { done } from '#core/shared/result.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { plainGerman } from '../test-core.ts'
import { gardenLaw } from './garden-law.ts'

const noon = '2026-11-21T10:00:00.000Z'
const file = { name: 'a.xml', bytes: new TextEncoder().encode('<dokumente/>') }

/** Laws for an administrator, whose files are read when they are let go. */
const opened = (read: ForReadingLawFiles['read'] = async () => done({ text: gardenLaw, warnings: [] })) => {
  const store = openMemoryStore()
  let [ids, now] = [0, noon]
  const faults: string[] = []
  const legislation = publishingLaws({
    ...store,
    german: plainGerman,
    clock: { now: () => now },
    secrets: { id: () => `id-${(ids += 1)}` },
    lawFiles: { read },
    faults: { collect: ({ message }) => void faults.push(message) },
    turns: { next: async () => undefined, pause: async () => undefined },
  })(async () => undefined)
  return { store, legislation, faults, passes: (seconds: number) => (now = addSeconds(noon, seconds)) }
}
const begun = async ({ import: begin }: ReturnType<typeof opened>['legislation']): Promise<string> => {
  const answer = await begin({ law: [file] })
  return answer.ok ? answer.value.jobId : answer.refusal.why
}

/** Lets others go on until it is so. */
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > 1_000) throw new Error('it never was so')
    await new Promise(setImmediate)
  }
}

test('files wait for each other, and no more than a few of them', async () => {
  const letGo: (() => void)[] = []
  const { legislation } = opened(async () => {
    await new Promise<void>((resolve) => letGo.push(resolve))
    return done({ text: gardenLaw, warnings: [] })
  })
  const ids: string[] = []
  for (let nth = 0; nth < mostJobs; nth += 1) ids.push(await begun(legislation))
  expect(await legislation.import({ law: [file] })).toEqual({
    ok: false,
    refusal: { why: 'too-many', retryAfter: 10 },
  })
  const standing = async () =>
    Promise.all(ids.map(async (id) => (await legislation.job({ id })).ok && (await legislation.job({ id }))))
  expect(JSON.stringify(await standing())).toMatch(/running.*queued.*queued.*queued/)
  for (let nth = 0; nth < mostJobs; nth += 1) {
    await until(() => letGo.length > nth)
    letGo[nth]?.()
  }
  await until(async () => JSON.stringify(await legislation.job({ id: ids.at(-1) ?? '' })).includes('done'))
  expect(await begun(legislation)).toMatch(/^id-/)
})

test('how much of a file is read is known at once, in steps, until its norms are stored', async () => {
  let letGo: () => void = () => undefined
  const { legislation, store } = opened(async (_, tell) => {
    for (let percent = 1; percent <= 57; percent += 1) tell?.(percent)
    await new Promise<void>((resolve) => (letGo = resolve))
    return done({ text: gardenLaw, warnings: [] })
  })
  const noted: (number | undefined)[] = []
  const { keep } = store.lawJobs
  store.lawJobs.keep = async (job, forgotten) => {
    noted.push(job.percent)
    return keep(job, forgotten)
  }
  const id = await begun(legislation)
  const standing = async () => JSON.stringify(await legislation.progress({ id }))
  await until(async () => (await standing()).includes('"percent":50'))
  expect(await standing()).toContain('"status":"running"')
  letGo()
  await until(async () => (await standing()).includes('done'))
  expect(noted).toEqual([undefined, 0, 10, 20, 30, 40, 50, 100, undefined])
  expect(await legislation.progress({ id: 'lost' })).toMatchObject({ refusal: { why: 'not-found' } })
})

test('a program that fails is told of, and the file may be sent again', async () => {
  const { legislation, faults } = opened(() => Promise.reject(new Error('kaputt')))
  const id = await begun(legislation)
  await until(async () => JSON.stringify(await legislation.job({ id })).includes('failed'))
  expect(await legislation.job({ id })).toMatchObject({ value: { problem: { why: 'interrupted' } } })
  expect(faults).toEqual(['kaputt'])
})

test('laws are listed with their versions, all of them or one', async () => {
  const { legislation } = opened()
  const id = await begun(legislation)
  await until(async () => JSON.stringify(await legislation.job({ id })).includes('done'))
  const slugs = async (ask: { readonly slug?: string }) => {
    const answer = await legislation.list(ask)
    return answer.ok && answer.value.items.map(({ slug }) => slug)
  }
  expect(await slugs({})).toEqual([gardenLaw.slug])
  expect(await slugs({ slug: gardenLaw.slug })).toEqual([gardenLaw.slug])
  expect(await slugs({ slug: 'betrvg' })).toEqual([])
})

test('a job that no process does any more was interrupted', async () => {
  const { store, legislation, passes } = opened()
  await store.lawJobs.keep({ id: 'lost', file: 'a.xml', begunAt: noon, status: 'running' }, noon)
  expect(await legislation.job({ id: 'lost' })).toMatchObject({ value: { status: 'running' } })
  passes(301)
  expect(await legislation.job({ id: 'lost' })).toMatchObject({
    value: { status: 'failed', problem: { why: 'interrupted' } },
  })
})

test('four jobs wait or are done at a time', () => expect(mostJobs).toBe(4))

test('jobs of more than 30 days are forgotten; their files are called without their folder', async () => {
  const { store, legislation } = opened()
  const forgotten: string[] = []
  const { keep } = store.lawJobs
  store.lawJobs.keep = async (job, before) => {
    forgotten.push(`${job.status} ${before}`)
    return keep(job, before)
  }
  const id = await begun(legislation)
  await until(async () => JSON.stringify(await legislation.job({ id })).includes('done'))
  expect(forgotten).toEqual([
    'queued 2026-10-22T10:00:00.000Z',
    'running 2026-10-22T10:00:00.000Z',
    'running 2026-10-22T10:00:00.000Z',
    'done 2026-10-22T10:00:00.000Z',
  ])
})

test('a store that does not answer any more is told of', async () => {
  const { store, legislation, faults } = opened()
  store.lawJobs.keep = async ({ status }) => {
    if (status !== 'queued') throw new Error('weg')
  }
  await begun(legislation)
  await until(() => faults.length > 0)
  expect(faults).toEqual(['weg'])
})

test('a version is read page by page of its changes, with the one that everyone reads', async () => {
  const { legislation, store } = opened()
  const id = await begun(legislation)
  await until(async () => JSON.stringify(await legislation.job({ id })).includes('done'))
  const [version] = await store.laws.versions(gardenLaw.slug)
  const read = async (query: { readonly after?: string; readonly limit?: number }) => {
    const answer = await legislation.version({ id: version?.id ?? '', ...query })
    if (!answer.ok) throw new Error(answer.refusal.why)
    const { changes, next, published, counts } = answer.value
    return { keys: changes.map(({ key }) => key), next, published, norms: counts.norms }
  }
  const all = ['inhaltsuebersicht', '1', '2', '3-bis-6', '7', '7a', 'anlage-1']
  expect(await read({})).toEqual({ keys: all, norms: 7 })
  expect(await read({ limit: 7 })).toEqual({ keys: all, norms: 7 })
  expect(await read({ limit: 6 })).toEqual({ keys: all.slice(0, 6), next: '7a', norms: 7 })
  expect(await read({ limit: 2, after: '1' })).toEqual({ keys: ['2', '3-bis-6'], next: '3-bis-6', norms: 7 })
  expect(await read({ limit: 2, after: '7' })).toEqual({ keys: ['7a', 'anlage-1'], norms: 7 })
  const published = await legislation.publish({ id: version?.id ?? '' })
  expect(published.ok).toBe(true)
  expect(await read({})).toEqual({ keys: [], published: version?.id, norms: 7 })
  expect(await legislation.version({ id: 'lost' })).toMatchObject({ refusal: { why: 'not-found' } })
})

test('who does not know what everyone reads by now is told so', async () => {
  const { legislation, store } = opened()
  const id = await begun(legislation)
  await until(async () => JSON.stringify(await legislation.job({ id })).includes('done'))
  const [version] = await store.laws.versions(gardenLaw.slug)
  const outdated = { ok: false, refusal: { why: 'outdated' } }
  expect(await legislation.publish({ id: version?.id ?? '', seen: 'another' })).toEqual(outdated)
  expect(await legislation.publish({ id: version?.id ?? '' })).toMatchObject({ ok: true })
})
