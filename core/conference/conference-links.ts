import type { Conference } from './conference.ts'

type Addressed = Pick<Conference, 'url'>

/** All Fachtagungen. */
export const conferencesHref = '/fachtagung'

/** A Fachtagung's own page (spec §2). */
export const conferenceHref = ({ url }: Addressed): string => `${conferencesHref}/${url}`

/** Where one registers for it (spec §2). */
export const registrationHref = (conference: Addressed): string => `${conferenceHref(conference)}/buchung`
