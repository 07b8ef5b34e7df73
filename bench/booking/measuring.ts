// One store, so many processes: how many orders a second, what they cost, and how long one takes when many come.
import { required } from '#core/shared/required.ts'
import { atOnce, bookersOn } from './bookers.ts'
import { connectionsTo, type Answer } from './connections.ts'
import { openLoop, type Timed } from './open-loop.ts'
import { ownSeconds, processorSeconds } from './processor-time.ts'
import { filled, seatsTaken, served } from './servers.ts'

/** Those who never wait. */
const withoutPause = 32
export const perSecond = 500
const looksPerSecond = 20
const finder = '/api/find-dates?month=2098-03&limit=24'

/** Seconds that each part may take at most; fewer are measured where they are not enough. */
const longest = { filling: 25, warming: 4, steady: 10 }
const secondsAlone = 3
/** Milliseconds after which nobody waits for an answer any more. */
const patience = 10_000

export interface Bench {
  readonly store: string
  readonly url: string
  readonly folder: string
  readonly processes: number
  readonly orders: number
  /** The processes of the database, where it has any. */
  readonly database: () => readonly number[]
}

/** What became of those who asked, and how long they waited. */
export interface Waiting {
  readonly times: readonly number[]
  /** For whom there was no room, and who got no answer in time. */
  readonly turnedAway: number
  readonly unanswered: number
}

export interface Measured {
  readonly aSecond: number
  readonly steady: Waiting
  /** Milliseconds of processor time for each order. */
  readonly each: { readonly server: number; readonly database: number; readonly generator: number }
  /** How many were placed a second while so many came. */
  readonly answeredASecond: number
  readonly coming: Waiting
  readonly finderAlone: Waiting
  readonly finderMeanwhile: Waiting
}

/** Measures one store. Throws where the store holds fewer orders than were answered. */
export async function measured({ url, folder, processes, orders, database }: Bench): Promise<Measured> {
  await filled(url)
  const warming = Math.ceil(orders / 4)
  const bookers = await bookersOn(url, warming + 2 * orders, longest.filling)
  const [steadyOnes, comingOnes] = shares(bookers.length - warming)
  const servers = await served(url, folder, processes)
  const ports = servers.ports.map((port) => connectionsTo(port, { most: 512, patience }))
  let placed = 0
  const ask = (nth: number, request: string): Promise<Answer> => required(ports[nth % ports.length]).ask(request)
  const book = async (nth: number): Promise<Answer> => {
    const answer = await ask(nth, required(bookers[nth]).request)
    if (answer.status === 201) placed += 1
    else if (answer.status !== 503 && answer.status !== 0) throw new Error(`${answer.status} ${answer.body}`)
    return answer
  }
  const look = (nth: number) => ask(nth, `GET ${finder} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  const looksFor = async (seconds: number) =>
    waitingOf(await openLoop(looksPerSecond, Math.ceil(seconds * looksPerSecond), look))
  try {
    await atOnce(withoutPause, { count: warming, seconds: longest.warming }, book)

    const spent = () => ({
      server: processorSeconds(servers.processes()),
      database: processorSeconds(database()),
      generator: ownSeconds(),
    })
    const [before, begun, placedBefore] = [spent(), performance.now(), placed]
    const steady = await atOnce(withoutPause, { count: steadyOnes, seconds: longest.steady }, (nth) =>
      timed(() => book(warming + nth)),
    )
    const [after, seconds, count] = [spent(), (performance.now() - begun) / 1000, placed - placedBefore]
    const each = (of: keyof typeof before) => ((after[of] - before[of]) * 1000) / count

    const finderAlone = await looksFor(secondsAlone)
    const [beganToCome, placedUntilThen] = [performance.now(), placed]
    const [coming, finderMeanwhile] = await Promise.all([
      openLoop(perSecond, comingOnes, (nth) => book(warming + steadyOnes + nth)),
      looksFor(comingOnes / perSecond),
    ])
    const answeredASecond = ((placed - placedUntilThen) * 1000) / (performance.now() - beganToCome)
    const taken = await seatsTaken(url)
    if (!(taken >= placed)) throw new Error(`${placed} orders were answered, ${taken} seats are taken`)
    return {
      aSecond: count / seconds,
      steady: waitingOf(steady),
      each: { server: each('server'), database: each('database'), generator: each('generator') },
      answeredASecond,
      coming: waitingOf(coming),
      finderAlone,
      finderMeanwhile,
    }
  } finally {
    for (const port of ports) port.close()
    await servers.stop()
  }
}

/** Two halves of those who are left. */
const shares = (left: number): readonly [number, number] => [left >> 1, left - (left >> 1)]

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const begun = performance.now()
  const value = await work()
  return { value, took: performance.now() - begun }
}

const waitingOf = (asked: readonly Timed<Answer>[]): Waiting => ({
  times: asked.flatMap(({ value: { status }, took }) => (status === 503 || status === 0 ? [] : [took])),
  turnedAway: asked.filter(({ value: { status } }) => status === 503).length,
  unanswered: asked.filter(({ value: { status } }) => status === 0).length,
})
