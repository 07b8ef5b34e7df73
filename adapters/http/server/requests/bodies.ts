import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { postedForm, type PostedForm } from '#pages-port/posted-form.ts'

/** A form of ours has forty fields at most, a JSON call a few more names and texts. */
const mostFields = 500
const mostQuotes = 4_000

/**
 * Reads JSON and forms. What is allowed in bytes could still name tens of thousands of fields, which takes a hundred
 * times longer to read than a long text: such a body is refused before it is read.
 */
export function readBodies(app: FastifyInstance): void {
  void app.register(formbody, { parser: formFields })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    // A JSON call without a body asks for nothing in particular.
    if (text === '') done(null, {})
    else if (holdsMore(text, '"', mostQuotes)) done(refusal(413, 'too many names in a JSON body'))
    else void parse(request, text, done)
  })
}

/** No field holds a NUL, which nobody can type. */
function formFields(text: string): { readonly form: PostedForm } {
  if (/%00|\0/.test(text)) throw refusal(400, 'a NUL in a form')
  if (holdsMore(text, '&', mostFields)) throw refusal(413, 'too many fields in a form')
  return { form: postedForm(new URLSearchParams(text)) }
}

const refusal = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode })

function holdsMore(text: string, sign: string, most: number): boolean {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) if ((count += 1) > most) return true
  return false
}
