import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageAnswer, PageAsk, Render } from '#core/page-rendering.ts'
import type { Site } from '#core/site.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import { pack, sendPacked } from './packed.ts'
import type { ServerSettings } from './server-settings.ts'
import { meetVisitor } from './visitor-at-the-door.ts'

const html = 'text/html; charset=utf-8'

export interface Pages {
  /** Shows the page at the asked address, or lets it act on the form that was posted to it. */
  show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Shows the page of a failure. */
  fault(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>
}

/** Answers whatever is neither an endpoint nor a file by rendering it. */
export function pagesOf(openSite: (visitor: Visitor) => Site, render: Render, settings: ServerSettings): Pages {
  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    more: Pick<PageAsk, 'method' | 'url' | 'form' | 'fault'>,
  ) => {
    const { visitor, seeOff } = meetVisitor(request, settings)
    const answer = await render({ ...more, site: openSite(visitor), requestId: request.id })
    seeOff(reply)
    return answer
  }

  return {
    show: async (request, reply) => {
      const form = request.method === 'POST' ? formOf(request.body) : undefined
      const answer = await ask(request, reply, {
        method: form ? 'POST' : 'GET',
        url: request.url,
        ...(form && { form }),
      })
      return sendPage(request, reply, answer)
    },
    fault: async (request, reply, status) => {
      try {
        const answer = await ask(request, reply, { method: 'GET', url: '/', fault: { status } })
        return await sendPage(request, reply, { ...answer, status, cache: 'private' })
      } catch (error) {
        request.log.error({ err: error }, 'the page of a failure failed')
        reply.code(status).header('cache-control', 'no-store').type(html)
        return reply.send(lastResort(request.id))
      }
    },
  }
}

/** Here a rendered page becomes bytes; a cache of pages by address and tags belongs between the two. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): Promise<FastifyReply> {
  reply.code(answer.status)
  // A page that takes no form can only be looked at.
  if (answer.status === 405 && !reply.hasHeader('allow')) reply.header('allow', 'GET, HEAD')
  reply.header('cache-control', answer.cache === 'public' ? 'public, max-age=0, must-revalidate' : 'no-store')
  if (answer.location !== undefined)
    return reply.header('location', inAscii(answer.location)).type(html).send(answer.html)
  if (answer.cache === 'public') return sendPacked(request, reply, pack(html, answer.html))
  return reply.type(html).send(answer.html)
}

const formOf = (body: unknown): Readonly<Record<string, string>> => (body ?? {}) as Readonly<Record<string, string>>

/** A header holds ASCII only; an address written with umlauts says the same in escapes. */
const inAscii = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))

/** When even the page of a failure cannot be made. */
const lastResort = (requestId: string): string =>
  '<!doctype html><html lang="de"><meta charset="utf-8"><title>Es klemmt</title>' +
  '<h1>Das hat leider nicht geklappt.</h1><p>Bitte versuchen Sie es in ein paar Minuten noch einmal. ' +
  `Bleibt es dabei, nennen Sie uns bitte den Vorgang ${requestId}.</p><p><a href="/">Zur Startseite</a></p></html>`
