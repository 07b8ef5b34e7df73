import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { problemTitles } from '#wording/problems.ts'
import type { ApiDescription } from './api-description.ts'

export const docsPath = '/api/docs'

/**
 * Shows the OpenAPI document to people. What shows it is loaded when the first one asks, so that the site starts
 * sooner.
 */
export function addApiDocs(app: FastifyInstance, document: ApiDescription): void {
  let opened: { readonly document: object; readonly viewer: Promise<Viewer> } | undefined
  app.get(docsPath, (request, reply) => show(request, reply))
  app.get(`${docsPath}/*`, (request, reply) => show(request, reply))
  app.addHook('onClose', async () => (await opened?.viewer)?.close())

  async function show(request: FastifyRequest, reply: Parameters<Viewer['hand']>[1]): Promise<void> {
    const current = await document(request)
    // Another document is there when the provider has another name; the first viewer is let go.
    if (opened?.document !== current) opened = { document: current, viewer: openViewer(current) }
    const { hand } = await opened.viewer
    hand(request.raw, reply)
  }
}

const viewerTitle = 'Schnittstelle'

interface Viewer {
  hand(
    request: IncomingMessage,
    reply: { readonly raw: ServerResponse; getHeaders(): Record<string, unknown>; hijack(): unknown },
  ): void
  close(): Promise<unknown>
}

/**
 * The viewer draws one style sheet of its own beside an example of an answer; this is its digest. It makes HTML of text
 * and knows no Trusted Types. The policy lets both in, on these pages alone.
 */
const itsStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"
const forTheViewer = (policy: string): string =>
  policy
    .replace(/style-src [^;]*/, `$& ${itsStyle}`)
    .replace(/(?:;\s*)?require-trusted-types-for [^;]*/, '')
    .replace(/(?:;\s*)?trusted-types [^;]*/, '')

async function openViewer(document: object): Promise<Viewer> {
  const [{ default: Fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const app = Fastify()
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send(problemTitles.nicht_gefunden),
  )
  // Calls tried out go to the host that shows the page, whatever its name; the policy lets them go nowhere else.
  const here = { ...document, servers: [{ url: '/' }] }
  await app.register(swagger, { mode: 'static', specification: { document: here as never } })
  await app.register(swaggerUi, {
    routePrefix: docsPath,
    theme: { title: viewerTitle },
    uiConfig: { deepLinking: true, validatorUrl: null },
  })
  await app.ready()
  return {
    hand: (request, reply) => {
      // The head that every answer of the site has goes with it.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        reply.raw.setHeader(name, name === 'content-security-policy' ? forTheViewer(String(value)) : (value as string))
      reply.hijack()
      app.routing(request, reply.raw)
    },
    close: () => app.close(),
  }
}
