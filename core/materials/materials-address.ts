import * as addressOf from '../shared/addresses.ts'

/** In addresses: the file that somebody wants to take, by its number; it leads on to a fresh link. */
export const fileField = 'datei'
/** In addresses: all photos in one file. */
export const allField = 'alle'
/** In addresses: the photo that somebody is about to report. */
export const reportField = 'melden'
/** In addresses: what a form did last. */
export const savedField = 'gespeichert'

/** Where a photo stands on the page of its event. */
export const photoAnchor = (id: string): string => `foto-${id}`

interface Looking {
  readonly file?: string
  readonly all?: true
  readonly report?: string | undefined
  readonly saved?: string
  readonly after?: string | undefined
}

const queryOf = ({ file, all, report, saved, after }: Looking): string => {
  const pairs = [
    ...(file === undefined ? [] : [[fileField, file] as const]),
    ...(all ? [[allField, 'zip'] as const] : []),
    ...(after === undefined ? [] : [['after', after] as const]),
    ...(report === undefined ? [] : [[reportField, report] as const]),
    ...(saved === undefined ? [] : [[savedField, saved] as const]),
  ]
  return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

/** The page of an event for those who take part, as somebody looks at it. */
export const materialsHref = (eventId: number, looking: Looking = {}): string =>
  `${addressOf.eventMaterials(String(eventId))}${queryOf(looking)}${looking.report === undefined ? '' : `#${photoAnchor(looking.report)}`}`

/** The same page of the office. */
export const officeMaterialsHref = (eventId: number, looking: Pick<Looking, 'file' | 'saved'> = {}): string =>
  `${addressOf.officeMaterials(String(eventId))}${queryOf(looking)}`

/** The number of an event as it stands in an address; 0, which no event has, for what is none. */
export const eventNumberIn = (segment: string | undefined): number =>
  /^\d{1,9}$/.test(segment ?? '') ? Number(segment) : 0
