import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Admission } from '../admission/admission.ts'
import type { DearWork } from '../admission/dear-work.ts'
import type { PageCache } from '../cache/page-cache.ts'

/** Upper bounds of answer times, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5]

export interface AnswerCounts {
  /** Routes are told by pattern, never by address. */
  count(method: string, status: number, route: string, seconds: number): void
  /** As Prometheus reads it. */
  figures(): readonly string[]
}

/** Counts what is answered, by whomever. */
export function answerCounts(): AnswerCounts {
  /** By route, status and method: looked up one after the other, for joining them takes longer than all the rest. */
  const answers = new Map<string, Map<number, Map<string, number>>>()
  /** How many took longer than the bound before and no longer than this one. */
  const upTo = bounds.map(() => 0)
  let sum = 0
  let count = 0

  return {
    count: (method, status, route, seconds) => {
      const byStatus = answers.getOrInsertComputed(route, () => new Map())
      const byMethod = byStatus.getOrInsertComputed(status, () => new Map())
      byMethod.set(method, (byMethod.get(method) ?? 0) + 1)
      sum += seconds
      count += 1
      let i = 0
      while (seconds > (bounds[i] ?? Infinity)) i += 1
      upTo[i] = (upTo[i] ?? 0) + 1
    },
    figures: () => [
      '# TYPE http_requests_total counter',
      ...[...answers].flatMap(([route, byStatus]) =>
        [...byStatus].flatMap(([status, byMethod]) =>
          [...byMethod].map(
            ([method, times]) => `http_requests_total{method="${method}",status="${status}",route="${route}"} ${times}`,
          ),
        ),
      ),
      '# TYPE http_request_duration_seconds histogram',
      ...bounds.map(
        (bound, i) =>
          `http_request_duration_seconds_bucket{le="${bound}"} ${upTo.slice(0, i + 1).reduce((all, some) => all + some)}`,
      ),
      `http_request_duration_seconds_bucket{le="+Inf"} ${count}`,
      `http_request_duration_seconds_sum ${sum}`,
      `http_request_duration_seconds_count ${count}`,
    ],
  }
}

export function countAnswers(app: FastifyInstance, counts: AnswerCounts): void {
  app.addHook('onResponse', async (request, reply) => {
    // A stream lasts as long as somebody listens; that tells nothing of how fast answers are.
    const seconds = isStream(reply) ? 0 : reply.elapsedTime / 1000
    counts.count(request.method, reply.statusCode, request.routeOptions.url ?? 'page', seconds)
  })
}

const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream')

/** All figures of this process. */
export const figuresOf = (
  counts: AnswerCounts,
  dear: Pick<DearWork, 'figures'>,
  requests: Admission['figures'],
  cache: PageCache | undefined,
  finderIsWarm: (() => boolean) | undefined,
): string =>
  [
    ...counts.figures(),
    ...admissionFigures(dear, requests),
    ...(cache ? cacheFigures(cache) : []),
    ...(finderIsWarm ? ['# TYPE finder_warm gauge', `finder_warm ${Number(finderIsWarm())}`] : []),
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime()}`,
    '',
  ].join('\n')

const admissionFigures = (dear: Pick<DearWork, 'figures'>, requests: Admission['figures']): readonly string[] => {
  const kinds = [...dear.figures(), ['requests', requests()] as const]
  const row = (name: string, what: 'running' | 'waiting' | 'refused') =>
    kinds.map(([kind, figures]) => `${name}{kind="${kind}"} ${figures[what]}`)
  return [
    '# TYPE admission_running gauge',
    ...row('admission_running', 'running'),
    '# TYPE admission_waiting gauge',
    ...row('admission_waiting', 'waiting'),
    '# TYPE admission_refused_total counter',
    ...row('admission_refused_total', 'refused'),
  ]
}

const cacheFigures = (cache: PageCache): readonly string[] => {
  const { hits, misses, unchecked, pages, bytes } = cache.figures()
  return [
    '# TYPE page_cache_hits_total counter',
    `page_cache_hits_total ${hits}`,
    '# TYPE page_cache_misses_total counter',
    `page_cache_misses_total ${misses}`,
    '# TYPE page_cache_unchecked_total counter',
    `page_cache_unchecked_total ${unchecked}`,
    '# TYPE page_cache_pages gauge',
    `page_cache_pages ${pages}`,
    '# TYPE page_cache_bytes gauge',
    `page_cache_bytes ${bytes}`,
  ]
}
