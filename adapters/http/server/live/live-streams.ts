import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'
import type { News } from '#core/live/news.ts'
import { coarseNetwork } from '../visitor/coarse-network.ts'
import type { Leaving } from '../operation/leaving.ts'
import { beginStream } from './event-stream.ts'
import { roomForStreams, usualStreams, type StreamLimits } from './room-for-streams.ts'
import { watchingChanges, type Heard } from './watching-changes.ts'

/** In milliseconds. */
interface StreamPace {
  /** How often the store is asked. */
  readonly look: number
  /** How often a stream says that it is there, and who may still listen is asked. */
  readonly beat: number
  /** How long one lasts; then the browser comes back. */
  readonly life: number
}
export type StreamSettings = StreamPace & StreamLimits

export const usualPace: StreamPace = { look: 500, beat: 20_000, life: 15 * 60_000 }

/** What a stream tells of. */
export interface Followed {
  readonly first: News
  /** Asks anew, with the rights that whoever listens has by then; undefined where he may not know it any more. */
  readonly again: (after: number) => Promise<News | undefined>
  /** Whether rights may end. What everybody may know is told without asking. */
  readonly isOwn: boolean
  readonly session: string | undefined
}

export interface LiveStreams {
  /** Opens one; or answers the status of why not. */
  open(request: FastifyRequest, reply: FastifyReply, followed: Followed): 'open' | 429 | 503
  readonly figures: () => readonly string[]
}

/** The streams of one process. All of them end when it leaves: browsers come back, to another one. */
export function liveStreams(
  app: FastifyInstance,
  changes: Pick<ForKnowingWhatChanged, 'since'>,
  leaving: Pick<Leaving, 'hasBegun'>,
  settings: Partial<StreamSettings> = {},
): LiveStreams {
  const { look, beat, life, ...limits } = { ...usualPace, ...usualStreams, ...settings }
  const watcher = watchingChanges(changes, look)
  const room = roomForStreams(limits)
  const ends = new Set<() => void>()
  const endAll = (): void => {
    for (const end of ends) end()
  }
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    endAll()
  })
  let watchingTheEnd: NodeJS.Timeout | undefined
  const watchTheEnd = (): void => {
    watchingTheEnd ??= setInterval(() => {
      if (leaving.hasBegun()) endAll()
    }, look)
  }

  return {
    figures: () => ['# TYPE live_streams gauge', `live_streams ${room.open()}`],
    open: (request, reply, { first, again, isOwn, session }) => {
      if (closing || leaving.hasBegun()) return 503
      const leave = room.enter({ network: coarseNetwork(request.ip), session })
      if (typeof leave === 'number') return leave
      const stream = beginStream(reply, first.version)
      let topics = new Set(first.topics)
      let version = first.version
      const tell = (now: number, changed: readonly string[]): void => {
        version = now
        if (changed.length > 0) stream.changed(now, changed)
      }
      const askAgain = oneAtATime(async () => {
        const news = await again(version)
        if (!news) return stream.over()
        topics = new Set(news.topics)
        tell(news.version, news.changed)
      })
      const hear = ({ version: now, has }: Heard): void => {
        const changed = [...topics].filter(has)
        // What was told when it began, or by another that asked.
        if (changed.length === 0 || now === version) return
        if (isOwn) askAgain()
        else tell(now, changed)
      }
      tell(first.version, first.changed)
      const forget = watcher.follow(first.version, hear)
      const beating = setInterval(() => {
        stream.beat()
        if (isOwn) askAgain()
      }, beat)
      const old = setTimeout(stream.end, life)
      ends.add(stream.end)
      watchTheEnd()
      stream.onClose(() => {
        forget()
        clearInterval(beating)
        clearTimeout(old)
        ends.delete(stream.end)
        leave()
        if (ends.size > 0) return
        clearInterval(watchingTheEnd)
        watchingTheEnd = undefined
      })
      return 'open'
    },
  }
}

/** Who is asked while he is still asking asks once more afterwards. What fails is asked again at the next beat. */
function oneAtATime(ask: () => Promise<void>): () => void {
  let isAsking = false
  let more = false
  const run = async (): Promise<void> => {
    isAsking = true
    try {
      do {
        more = false
        await ask()
      } while (more)
    } catch {
      // The store does not answer: nothing is known anew.
    } finally {
      isAsking = false
    }
  }
  return () => {
    if (isAsking) more = true
    else void run()
  }
}
