import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#http/contract/endpoint.ts'
import { listedBeside } from '#http/contract/listed-beside.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { pathsOf } from './endpoint-routes.ts'
import type { Pages } from './page-routes.ts'

const all: readonly Endpoint[] = [...endpoints, ...listedBeside].map(({ endpoint }) => endpoint)

const patterns = all.flatMap(pathsOf).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))

/** Whether programs call that path. */
export const isEndpointPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path))

/** Every other method at the address of an endpoint is not allowed, but for a page that lives there too. */
export function addOtherMethods(app: FastifyInstance, pages: Pages): void {
  for (const endpoint of all) {
    const own = endpoint.method === 'GET' ? ['GET', 'HEAD'] : ['POST']
    const allowed = endpoint.page ? ['GET', 'HEAD', 'POST'] : own
    for (const url of pathsOf(endpoint))
      for (const method of app.supportedMethods.filter((method) => !own.includes(method)))
        app.route({
          method,
          url,
          exposeHeadRoute: false,
          handler: pages.show,
          ...(!allowed.includes(method) && { config: { onlyAllowed: allowed.join(', ') } }),
        })
  }
}
