import * as addressOf from '../shared/addresses.ts'
import type { Conference } from './conference.ts'

type Addressed = Pick<Conference, 'url'>

/** All Fachtagungen. */
export const conferencesHref = addressOf.conferences

/** A Fachtagung's own page (spec §2). */
export const conferenceHref = ({ url }: Addressed): string => addressOf.conference(url)

/** Where one registers for it (spec §2). */
export const registrationHref = (conference: Addressed): string => addressOf.conferenceRegistration(conference.url)
