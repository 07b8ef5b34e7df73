import type { FastifyInstance } from 'fastify'
import { pathOf } from '../requests/request-address.ts'
import type { StaticFiles } from './static-files.ts'
import { isApi, type Fail } from '../answers/failures.ts'
import { acceptsHtml, isForm, isJson } from '../requests/media-types.ts'
import type { Pages } from './page-routes.ts'

/** What is no endpoint: a file, else a page; a form goes to its page. */
export function addFilesThenPages(app: FastifyInstance, files: StaticFiles, pages: Pages, fail: Fail): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        if (files.has(path)) return files.send(request, reply, path)
        return isApi(path) && !acceptsHtml(request) ? fail(request, reply, 404) : pages.show(request, reply)
      case 'POST':
        if (isForm(request)) return pages.show(request, reply)
        // Nothing at all was sent, or JSON where no program is expected.
        return fail(request, reply, isApi(path) || !isJson(request) ? 404 : 415)
      default:
        return fail(request, reply.header('allow', 'GET, HEAD, POST'), 405)
    }
  })
}
