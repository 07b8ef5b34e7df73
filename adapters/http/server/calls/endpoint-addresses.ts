import type { Endpoint } from '#http/contract/endpoint.ts'
import { handWrittenCalls } from '#http/contract/hand-written-calls.ts'
import { endpoints } from '#http/contract/site-contract.ts'

export const pathsOf = ({ path, also = [] }: Endpoint): readonly string[] => [path, ...also]

const addresses = [...endpoints, ...handWrittenCalls].flatMap(({ endpoint }) =>
  pathsOf(endpoint).map((path) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    methods: endpoint.page ? ['GET', 'HEAD', 'POST'] : endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method],
  })),
)

/**
 * The methods that may be used where programs call; undefined where none do. A page that lives there too may be looked
 * at.
 */
export function methodsAt(path: string): readonly string[] | undefined {
  const first = addresses.find(({ pattern }) => pattern.test(path))
  if (!first) return undefined
  const atThatAddress = addresses.filter(({ pattern }) => pattern.source === first.pattern.source)
  return [...new Set(atThatAddress.flatMap(({ methods }) => methods))]
}
