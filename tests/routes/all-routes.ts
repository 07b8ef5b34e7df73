import { handWrittenCalls } from '#http/contract/hand-written-calls.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { routes } from '#react/routes.tsx'
import { columns, routeRoles } from '../http/route-roles.ts'
import { guestsOfPages } from './page-guests.ts'

/** Something that the server answers: a call by method and path, or a page by its path. */
export interface Route {
  readonly route: string
  readonly kind: 'call' | 'page'
  readonly who: string
}

const accounts = columns.filter((column) => column !== 'visitor' && column !== 'service')

/** Who is let in by the table of roles; of what nobody is let in to unasked, it depends on whose it is. */
const whoCalls = (route: string): string => {
  const verdicts = routeRoles[route]
  if (!verdicts) return ''
  const guests = columns.filter((column) => verdicts[column] === 'o')
  if (guests.length === columns.length) return 'everybody'
  if (accounts.every((column) => guests.includes(column)) && !guests.includes('visitor')) return 'every account'
  if (guests.length > 0) return guests.join(', ')
  const refused = columns.filter((column) => verdicts[column] === 'f' || verdicts[column] === 'a')
  return refused.length === 0 ? 'whoever has its link or owns it' : `whose it is; not ${refused.join(', ')}`
}

/** Every call of the contract and every page, by path. */
export const allRoutes = (): readonly Route[] => [
  ...[...endpoints, ...handWrittenCalls]
    .flatMap(({ endpoint: { method, path, also = [] } }) => [path, ...also].map((one) => `${one} ${method}`))
    .toSorted()
    .map((pathFirst) => pathFirst.split(' ').toReversed().join(' '))
    .map((route): Route => ({ route, kind: 'call', who: whoCalls(route) })),
  ...routes
    .map(({ path = '' }) => path)
    .toSorted()
    .map((route): Route => ({ route, kind: 'page', who: guestsOfPages[route] ?? 'everybody' })),
]
