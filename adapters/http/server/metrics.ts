import type { FastifyInstance } from 'fastify'

/** Upper bounds of answer times, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5]

/** Counts what is answered, and tells it as Prometheus reads it. Routes are told by pattern, never by address. */
export function countAnswers(app: FastifyInstance): () => string {
  const answers = new Map<string, number>()
  const within = bounds.map(() => 0)
  let seconds = 0
  let count = 0

  app.addHook('onResponse', async (request, reply) => {
    const labels = `method="${request.method}",status="${reply.statusCode}",route="${request.routeOptions.url ?? 'page'}"`
    answers.set(labels, (answers.get(labels) ?? 0) + 1)
    const took = reply.elapsedTime / 1000
    seconds += took
    count += 1
    for (const [i, bound] of bounds.entries()) if (took <= bound) within[i] = (within[i] ?? 0) + 1
  })

  return () =>
    [
      '# TYPE http_requests_total counter',
      ...[...answers].map(([labels, times]) => `http_requests_total{${labels}} ${times}`),
      '# TYPE http_request_duration_seconds histogram',
      ...bounds.map((bound, i) => `http_request_duration_seconds_bucket{le="${bound}"} ${within[i]}`),
      `http_request_duration_seconds_bucket{le="+Inf"} ${count}`,
      `http_request_duration_seconds_sum ${seconds}`,
      `http_request_duration_seconds_count ${count}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime()}`,
      '',
    ].join('\n')
}
