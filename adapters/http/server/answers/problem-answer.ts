import * as addressOf from '#core/shared/addresses.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { nameOf, type FieldNames } from '#core/shared/field-names.ts'
import type { FieldFault, Refusal } from '#core/shared/result.ts'
import type { Problem } from '#http/contract/problem.ts'
import { originalPathOf } from '../requests/request-address.ts'
import { formFaultText, wordsOfForm } from '#wording/forms/forms.ts'
import { problemTitle, problemTitles, type ProblemCode } from '#wording/problems.ts'
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
  const { status, detail, errors, refusal } = trouble
  const code = isCode(trouble.code) ? trouble.code : 'interner_fehler'
  const retryAfter = refusal && 'retryAfter' in refusal ? Number(refusal.retryAfter) : undefined
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)))
  const problem: Problem = {
    type: addressOf.problem(code),
    title: problemTitle(code, request.routeOptions.bodyLimit),
    status,
    ...(detail !== undefined && { detail }),
    instance: originalPathOf(request),
    code,
    requestId: request.id,
    ...(errors && errors.length > 0 && { errors: [...errors] }),
    ...(refusal && { refusal: { ...refusal } }),
    ...(status === 401 && { loginUrl: `${settings.brOrigin}${addressOf.signIn}` }),
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

const isCode = (code: string): code is ProblemCode => Object.hasOwn(problemTitles, code)

/** The fields at fault as the caller called them, each with its German sentence; none of a refusal without fields. */
export function fieldErrorsOf(refusal: Refusal, names?: FieldNames, form = ''): NonNullable<Trouble['errors']> {
  if (!('fields' in refusal) || typeof refusal.fields !== 'object' || refusal.fields === null) return []
  return Object.entries(refusal.fields as Record<string, FieldFault>).map(([field, fault]) => ({
    field: nameOf(field, names),
    code: fault,
    message: formFaultText(wordsOfForm(form), field, fault),
  }))
}
