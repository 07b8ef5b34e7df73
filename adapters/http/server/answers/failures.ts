import type { FastifyReply, FastifyRequest } from 'fastify'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import { Overloaded } from '../admission/dear-work.ts'
import { pathOf } from '../requests/request-address.ts'
import { methodsAt } from '../calls/endpoint-addresses.ts'
import { acceptsHtml, isJson, isUpload } from '../requests/media-types.ts'
import type { Pages } from '../pages/page-routes.ts'
import { mayBeDoneSentence, type ProblemCode } from '#wording/problems.ts'
import { codeOfStatus } from './problem-codes.ts'
import { sendProblem, type Trouble } from './problem-answer.ts'
import type { ServerSettings } from '../server-settings.ts'

export type Fail = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  more?: Partial<Trouble> & { readonly mayBeDone?: boolean; readonly busy?: boolean },
) => Promise<FastifyReply>

/** Answers a failure in the language of whoever asked: a page for a person, a problem for a program. */
export function failuresOf(pages: Pages, settings: ServerSettings): Fail {
  const asksAsProgram = (request: FastifyRequest): boolean => {
    if (isJson(request)) return true
    const path = pathOf(request.url)
    if (isApi(path) || methodsAt(path)) return !acceptsHtml(request)
    return (request.headers.accept ?? '').includes('json') && !acceptsHtml(request)
  }
  return async (request, reply, status, { mayBeDone = false, busy = false, ...more } = {}) =>
    asksAsProgram(request)
      ? sendProblem(
          request,
          reply,
          {
            status,
            code: busy ? 'ueberlastet' : codeFor(request, status),
            ...(mayBeDone && { detail: mayBeDoneSentence }),
            ...more,
          },
          settings,
        )
      : pages.fault(request, reply, status, { mayBeDone, busy })
}

/** Where files may come, what is too large are they. */
const codeFor = (request: FastifyRequest, status: number): ProblemCode =>
  status === 413 && isUpload(request) && request.routeOptions.config.endpoint?.uploads
    ? 'dateien_zu_gross'
    : (codeOfStatus[status] ?? 'interner_fehler')

/** Addresses under which only programs ask. */
export const isApi = (path: string): boolean => /^\/(api|api-meinifb)(\/|$)/.test(path)

/** The status of an error that Fastify or a handler threw; what names no status of the asker's is a bug of ours. */
export function statusOfError(error: unknown): number {
  if (error instanceof StoreUnavailable || error instanceof Overloaded) return 503
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  return codeOfStatus[status] ? status : status >= 400 && status < 500 ? 400 : 500
}

/** Seconds after which asking again makes sense when the store is gone: pools and databases are back within a few. */
export const secondsUntilAgain = 5
