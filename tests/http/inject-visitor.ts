import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { cookieJar } from '#http/client/cookies.ts'
import { person } from './open-house.ts'

type Headers = Readonly<Record<string, string>>

/** A browser without a window: keeps cookies, and says of its origin what browsers say. */
export function injectVisitor(app: FastifyInstance, said: Headers = {}) {
  const jar = cookieJar()
  const host = 'localhost:3000'

  const send = async (
    method: string,
    url: string,
    headers: Headers,
    payload?: string,
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
    signIn: async function signIn() {
      const answer = await this.json('/kundenportal/local-login', person)
      if (answer.statusCode !== 200) throw new Error(`not signed in: ${answer.body}`)
      return answer
    },
  }
}
