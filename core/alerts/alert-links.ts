import * as addressOf from '../shared/addresses.ts'
import type { SubjectName } from './alerts.ts'

/** What the address says of what may be followed next. */
export const alertQueries: { readonly [Kind in SubjectName['kind']]: string } = {
  norm: 'norm',
  term: 'begriff',
  theme: 'thema',
}

/** Where one asks to be told of it: '/benachrichtigungen?norm=betrvg/37'. */
export const alertHref = ({ kind, key }: SubjectName): addressOf.Address =>
  `${addressOf.alerts}?${alertQueries[kind]}=${encodeURIComponent(key).replaceAll('%2F', '/')}`

/** What an address says; nothing where it names nothing that can be followed. */
export const subjectIn = (query: Pick<URLSearchParams, 'get'>): SubjectName | undefined => {
  for (const kind of ['norm', 'term', 'theme'] as const) {
    const key = query.get(alertQueries[kind])
    if (key !== null) return { kind, key }
  }
  return undefined
}
