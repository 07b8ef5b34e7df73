import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { admission, type Asker, type Share } from '#http/server/admission/admission.ts'

const usual: Share = { atOnce: 1, waiting: 100, each: 100, patience: 60_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends when it is told to, and in which order it was begun. */
function workshop(share: Partial<Share>) {
  const { run, figures } = admission({ ...usual, ...share })
  const begun: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const ask = (name: string, asker: Partial<Asker> = {}) =>
    run({ network: name.slice(0, 1), ...asker }, async () => {
      begun.push(name)
      await new Promise<void>((resolve, reject) => ends.set(name, (failure) => (failure ? reject(failure) : resolve())))
      return name
    })
  /** Lets what is under way end, and what follows begin. */
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ask, end, begun, figures }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('admission', () => {
  it('begins so many at once and answers what the work answers', async () => {
    const { ask, end, begun } = workshop({ atOnce: 2 })
    const first = ask('a1')
    void ask('a2')
    void ask('a3')
    await settled()
    expect(begun).toEqual(['a1', 'a2'])
    await end('a1')
    expect(await first).toEqual({ ok: true, value: 'a1' })
    expect(begun).toEqual(['a1', 'a2', 'a3'])
  })

  it('serves networks by turns, however many one of them sends', async () => {
    const { ask, end, begun } = workshop({})
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void ask(name)
    await settled()
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await end(name)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('refuses at once whatever is beyond the share of a network, and nobody else', async () => {
    const { ask, begun } = workshop({ atOnce: 1, each: 2 })
    void ask('a1')
    void ask('a2')
    expect(await ask('a3')).toEqual({ ok: false, refusal: { why: 'busy', retryAfter: 1 } })
    void ask('b1')
    await settled()
    expect(begun).toEqual(['a1'])
  })

  it('refuses at once when the queue is full', async () => {
    const { ask } = workshop({ waiting: 2 })
    for (const name of ['a1', 'b1', 'c1']) void ask(name)
    expect(await ask('d1')).toMatchObject({ ok: false })
  })

  it('gives a place in a full queue to a network that has fewer there', async () => {
    const { ask, end, begun } = workshop({ waiting: 3 })
    const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name))
    void ask('b1')
    expect(await asked[3]).toMatchObject({ ok: false })
    await end('a1')
    await end('a2')
    expect(begun).toEqual(['a1', 'a2', 'b1'])
  })

  it('begins no more of one network at once than are set, while others wait for nothing', async () => {
    const { ask, begun } = workshop({ atOnce: 3, atOnceEach: 1 })
    for (const name of ['a1', 'a2', 'a3', 'b1']) void ask(name)
    await settled()
    expect(begun).toEqual(['a1', 'b1'])
  })

  it('refuses whoever has waited too long', async () => {
    const { ask, begun, figures } = workshop({ patience: 5_000 })
    void ask('a1')
    const second = ask('a2')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await second).toMatchObject({ ok: false })
    expect([begun, figures()]).toEqual([['a1'], { running: 1, waiting: 0, refused: 1 }])
  })

  it('forgets who is gone', async () => {
    const { ask, end, begun, figures } = workshop({})
    const gone = new AbortController()
    void ask('a1')
    void ask('a2', { gone: gone.signal })
    gone.abort()
    expect(figures().waiting).toBe(0)
    await end('a1')
    expect(begun).toEqual(['a1'])
    expect(await ask('a3', { gone: gone.signal })).toMatchObject({ ok: false })
  })

  it('goes on after work that failed, and tells the failure', async () => {
    const { ask, end, begun } = workshop({})
    const failing = ask('a1')
    const told = expect(failing).rejects.toThrow('broken')
    void ask('a2')
    await settled()
    await end('a1', new Error('broken'))
    await told
    expect(begun).toEqual(['a1', 'a2'])
  })

  it('tells to come back later when more is waiting', async () => {
    const { ask, end } = workshop({ each: 12 })
    void ask('a1')
    await vi.advanceTimersByTimeAsync(16_000)
    await end('a1')
    for (let n = 2; n < 14; n += 1) void ask(`a${n}`)
    expect(await ask('a14')).toEqual({ ok: false, refusal: { why: 'busy', retryAfter: 22 } })
  })

  it('that yields lets the event loop turn several times between two pieces of work', async () => {
    vi.useRealTimers()
    const { run } = admission({ ...usual, atOnce: 10, yields: true })
    const turns: number[] = []
    let turn = 0
    let counting = true
    const next = (): void => {
      turn += 1
      if (counting) setImmediate(next)
    }
    setImmediate(next)
    await Promise.all(Array.from({ length: 5 }, () => run({ network: 'a' }, async () => void turns.push(turn))))
    counting = false
    const between = turns.slice(1).map((turn, n) => turn - (turns[n] ?? 0))
    expect(Math.min(...between)).toBeGreaterThanOrEqual(9)
  })
})
