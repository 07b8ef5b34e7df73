import type { Endpoint } from '#http/contract/endpoint.ts'
import { handWrittenCalls } from '#http/contract/hand-written-calls.ts'
import { endpoints } from '#http/contract/site-contract.ts'

export const pathsOf = ({ path, also = [] }: Endpoint): readonly string[] => [path, ...also]

const addresses = [...endpoints, ...handWrittenCalls].flatMap(({ endpoint }) =>
  pathsOf(endpoint).map((path) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    methods: endpoint.page ? ['GET', 'HEAD', 'POST'] : endpoint.method === 'GET' ? ['GET', 'HEAD'] : ['POST'],
  })),
)

/**
 * The methods that may be used where programs call; undefined where none do. A page that lives there too may be looked
 * at.
 */
export const methodsAt = (path: string): readonly string[] | undefined =>
  addresses.find(({ pattern }) => pattern.test(path))?.methods
