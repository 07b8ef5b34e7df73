import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { handWrittenCalls } from '#http/contract/hand-written-calls.ts'
import { openApiDocument } from '#http/contract/openapi.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: object
  }[]
  readonly requestBody?: {
    readonly content: Record<
      string,
      { readonly schema: { readonly properties: object; readonly required: readonly string[] } }
    >
  }
  readonly responses: Record<
    string,
    { readonly description: string; readonly content?: Record<string, { readonly schema: object }> }
  >
}
interface Document {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, object> }
}

let testApp: TestApp
let document: Document
let text: string
beforeAll(async () => {
  testApp = await openTestApp()
  const answer = await injectVisitor(testApp.app).get('/api/openapi.json')
  text = answer.body
  document = answer.json()
})
afterAll(() => testApp.close())

describe('the OpenAPI document', () => {
  it('is one of version 3.1 for this origin', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/)
    expect(document.info.title).toBe('Seminarhaus')
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }])
  })

  it('keeps to the schema that OpenAPI gives for such documents', async () => {
    expect(await new Validator().validate(JSON.parse(text))).toEqual({ valid: true })
  })

  it('names both calls where one address is read and written', async () => {
    const at = { path: '/forum/:thread', ask: z.object({ thread: z.string() }), ok: 200, refusals: {} } as const
    const both = openApiDocument({ origin: 'http://localhost:3000', title: 'Probehaus' }, [
      { name: 'forum.read', endpoint: { ...at, method: 'GET', says: 'Lesen', value: z.object({ text: z.string() }) } },
      { name: 'forum.answer', endpoint: { ...at, method: 'POST', says: 'Antworten', also: ['/forum/:thread/neu'] } },
    ])
    expect(both).toMatchObject({
      paths: {
        '/forum/{thread}': { get: { operationId: 'forum.read' }, post: { operationId: 'forum.answer' } },
        '/forum/{thread}/neu': { post: { operationId: 'forum.answer.2' } },
      },
    })
    expect(await new Validator().validate(both)).toEqual({ valid: true })
  })

  it('names every call, at every address, with what it answers', () => {
    for (const { name, endpoint } of [...endpoints, ...handWrittenCalls])
      for (const path of [endpoint.path, ...(endpoint.also ?? [])]) {
        const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
        expect(operation, `${endpoint.method} ${path}`).toBeDefined()
        expect(operation?.operationId.startsWith(name)).toBe(true)
        expect(operation?.summary).toBe(endpoint.says)
        const ok = endpoint.created === undefined ? [endpoint.ok] : [endpoint.ok, 201]
        const statuses = [...ok, 400, ...Object.values(endpoint.refusals).map(([status]) => status)].map(String)
        expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(statuses))
      }
  })

  it('tells what was made anew from what was changed', () => {
    const { responses } = document.paths['/quote-api/upsert']?.['post'] ?? {}
    expect(responses).toHaveProperty('201.content', responses?.['200']?.content)
    expect(responses).toHaveProperty('200.content.application/json')
    expect(document.paths['/quote-api/request']?.['post']?.responses).not.toHaveProperty('200')
  })

  it('gives every operation an id of its own', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('declares every parameter of a path, and none twice', () => {
    for (const [path, operations] of Object.entries(document.paths))
      for (const { parameters = [], operationId } of Object.values(operations)) {
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        expect(
          parameters.filter((it) => it.in === 'path').map(({ name }) => name),
          operationId,
        ).toEqual(inPath)
        expect(parameters.every((it) => it.in !== 'path' || it.required)).toBe(true)
        expect(new Set(parameters.map((it) => `${it.in} ${it.name}`)).size).toBe(parameters.length)
        for (const { schema } of parameters) expect(schema).toHaveProperty('type')
      }
  })

  it('refers only to schemas that it holds, and holds none that nobody refers to', () => {
    const referred = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref))
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...referred].toSorted()).toEqual(held.toSorted())
    expect(text).not.toContain('$defs')
  })

  it('writes a list in a query as url=a,b', () => {
    expect(document.paths['/api/get-seminars']?.['get']?.parameters?.[0]).toEqual({
      name: 'url',
      in: 'query',
      required: false,
      schema: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 255 } },
      style: 'form',
      explode: false,
    })
  })

  it('tells what a body must hold', () => {
    const add = document.paths['/wishlist/add-bookmark']?.['post']
    expect(add?.requestBody?.content['application/json']?.schema).toMatchObject({ required: ['type', 'value'] })
    expect(document.paths['/wishlist/delete/{id}']?.['post']).not.toHaveProperty('requestBody')
  })

  it('is shown to people by pages that hold no inline script or style', async () => {
    const page = await injectVisitor(testApp.app).get('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/i)
    const shown = await injectVisitor(testApp.app).get('/api/docs/json')
    expect(shown.json()).toEqual({ ...document, servers: [{ url: '/' }] })
    const none = await injectVisitor(testApp.app).get('/api/docs/gibt-es-nicht')
    expect([none.statusCode, none.body]).toEqual([404, 'Unter dieser Adresse gibt es nichts.'])
  })
})

it('generate-routes tells names, paths and methods', async () => {
  const { routes } = (await injectVisitor(testApp.app).get('/api/generate-routes')).json<{
    routes: { name: string }[]
  }>()
  expect(routes).toHaveLength(endpoints.length + handWrittenCalls.length)
  expect(routes).toContainEqual({ name: 'wishlist.add', path: '/wishlist/add-bookmark', methods: ['POST'] })
})
