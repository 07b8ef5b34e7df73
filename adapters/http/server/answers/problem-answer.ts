import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FieldFault, Refusal } from '#core/shared/result.ts'
import type { Problem } from '#http/contract/problem.ts'
import { originalPathOf } from '../requests/request-address.ts'
import { fieldSentence, problemTitles, type ProblemCode } from './problem-wording.ts'
import type { ServerSettings } from '../server-settings.ts'

export interface Trouble {
  readonly status: number
  readonly code: string
  readonly detail?: string
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly message: string }[]
  readonly refusal?: Refusal
}

/** Answers a failure as a program reads it (RFC 9457; domain §7.0). */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  trouble: Trouble,
  settings: ServerSettings,
): FastifyReply {
  const { status, code, detail, errors, refusal } = trouble
  const retryAfter = refusal && 'retryAfter' in refusal ? Number(refusal.retryAfter) : undefined
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)))
  const problem: Problem = {
    type: `/probleme/${code}`,
    title: problemTitles[code as ProblemCode] ?? problemTitles.interner_fehler,
    status,
    ...(detail !== undefined && { detail }),
    instance: originalPathOf(request),
    code,
    requestId: request.id,
    ...(errors && errors.length > 0 && { errors: [...errors] }),
    ...(refusal && { refusal: { ...refusal } }),
    ...(status === 401 && { loginUrl: `${settings.brOrigin}/kundenportal/login` }),
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

/** The fields of an 'invalid' refusal, each with its German sentence; none of other refusals. */
export function fieldErrorsOf(refusal: Refusal): NonNullable<Trouble['errors']> {
  if (!('fields' in refusal) || typeof refusal.fields !== 'object' || refusal.fields === null) return []
  return Object.entries(refusal.fields as Record<string, FieldFault>).map(([field, fault]) => ({
    field,
    code: fault,
    message: fieldSentence(field, fault),
  }))
}
