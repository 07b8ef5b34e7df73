import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { UploadedFile } from '#core/forms/forms.ts'
import { cookieJar } from '#http/client/cookies.ts'
import { person } from './test-app.ts'

type Headers = Readonly<Record<string, string>>

/** A browser without a window: keeps cookies, and says of its origin what browsers say. */
export function injectVisitor(app: FastifyInstance, said: Headers = {}) {
  const jar = cookieJar()
  const host = 'localhost:3000'

  const send = async (
    method: string,
    url: string,
    headers: Headers,
    payload?: string | Buffer,
  ): Promise<LightMyRequestResponse> => {
    const cookie = jar.header()
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { host, ...said, ...(cookie !== undefined && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    })
    jar.take([answer.headers['set-cookie'] ?? []].flat())
    return answer
  }

  const token = async (): Promise<string> => {
    const answer = await send('GET', '/kundenportal/get-token', {})
    return answer.json<{ token: string }>().token
  }

  return {
    jar,
    send,
    token,
    get: (url: string, headers: Headers = {}) => send('GET', url, headers),
    /** A JSON call with its token, as our own scripts make it. */
    json: async (url: string, body: unknown, headers: Headers = {}) =>
      send(
        'POST',
        url,
        {
          'content-type': 'application/json',
          'x-xsrf-token': await token(),
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        typeof body === 'string' ? body : JSON.stringify(body),
      ),
    /** Ends what is at an address, as our own scripts do. */
    end: async (url: string) => send('DELETE', url, { 'x-xsrf-token': await token(), 'sec-fetch-site': 'same-origin' }),
    /** Changes what is at an address, as our own scripts do. */
    change: async (url: string, body: object) =>
      send(
        'PATCH',
        url,
        { 'content-type': 'application/json', 'x-xsrf-token': await token(), 'sec-fetch-site': 'same-origin' },
        JSON.stringify(body),
      ),
    /** A form posted by a page of ours, as a browser without JavaScript does. */
    form: (url: string, fields: Readonly<Record<string, string>>, headers: Headers = {}) =>
      send(
        'POST',
        url,
        {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          origin: `http://${host}`,
          accept: 'text/html',
          ...headers,
        },
        new URLSearchParams(fields).toString(),
      ),
    /** The same of a form with files. */
    upload: async (
      url: string,
      fields: Readonly<Record<string, string>>,
      files: readonly UploadedFile[],
      headers: Headers = {},
      field = 'files',
    ) => {
      const { headers: made, body } = await encoded(formOf(fields, files, field))
      return send(
        'POST',
        url,
        {
          'content-type': made.get('content-type') ?? '',
          'sec-fetch-site': 'same-origin',
          origin: `http://${host}`,
          accept: 'text/html',
          ...headers,
        },
        body,
      )
    },
    /** A call with files, as a program sends it: with its token, and nothing said of an origin. */
    uploadCall: async (
      url: string,
      fields: Readonly<Record<string, string>>,
      files: readonly UploadedFile[],
      headers: Headers = {},
    ) => {
      const { headers: made, body } = await encoded(formOf(fields, files))
      const type = made.get('content-type') ?? ''
      const own = { 'content-type': type, 'x-xsrf-token': await token(), accept: 'application/json' }
      return send('POST', url, { ...own, ...headers }, body)
    },
    signIn: async function signIn() {
      const answer = await this.json('/kundenportal/local-login', person)
      if (answer.statusCode !== 200) throw new Error(`not signed in: ${answer.body}`)
      return answer
    },
  }
}

function formOf(fields: Readonly<Record<string, string>>, files: readonly UploadedFile[], field = 'files'): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, bytes } of files) form.append(field, new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** A form as it goes over the wire. */
async function encoded(form: FormData): Promise<{ readonly headers: Response['headers']; readonly body: Buffer }> {
  const sent = new Response(form)
  return { headers: sent.headers, body: Buffer.from(await sent.arrayBuffer()) }
}
