import * as addressOf from '../../shared/addresses.ts'
import { isTargetGroup } from '../../shared/target-group.ts'
import { isDownloadKind, type DownloadFilter } from './downloads.ts'

/** The filter's names in the address, in the order in which they stand there. */
export const downloadParameters = { rubric: 'rubrik', targetGroup: 'zielgruppe', type: 'art' } as const

/** What an address of the list asks for; what it does not know of it asks for nothing. */
export const downloadFilterIn = (url: URL): DownloadFilter => {
  const said = (name: string): string | null => url.searchParams.get(name)
  const rubric = said(downloadParameters.rubric)
  const targetGroup = said(downloadParameters.targetGroup)
  const type = said(downloadParameters.type)
  return {
    ...(rubric && { rubric }),
    ...(isTargetGroup(targetGroup) && { targetGroup }),
    ...(isDownloadKind(type) && { type }),
  }
}

/** The list, narrowed. */
export const downloadsHref = (filter: DownloadFilter): string => {
  const query = new URLSearchParams()
  for (const name of ['rubric', 'targetGroup', 'type'] as const) {
    const value = filter[name]
    if (value !== undefined) query.set(downloadParameters[name], value)
  }
  const asked = query.toString()
  return asked === '' ? addressOf.downloads : `${addressOf.downloads}?${asked}`
}
