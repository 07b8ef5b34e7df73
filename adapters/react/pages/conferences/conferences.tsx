import * as addressOf from '#core/shared/addresses.ts'
import { conferenceHref, conferencesHref, registrationHref } from '#core/conference/conference-links.ts'
import type { Conference } from '#core/conference/conference.ts'
import { forEveryone } from '../../answers.ts'
import type { Frame, Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { ConferenceCover, RegistrationAndSeats } from './conference-head.tsx'
import { EventDays } from '../../blocks/event-days.tsx'
import { EventVenue } from '../../blocks/event-venue.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { Note } from '../../ui/note.tsx'
import { pageWording } from '#wording/pages.ts'
import { conferenceTags } from './conference.tsx'

const words = pageWording.conferences.list

/** All Fachtagungen, those with the nearest event first. */
export const conferencesPage: Page<readonly Conference[]> = {
  sheet: 'conferences',
  async loader({ site }) {
    const answer = await site.programme.conferences.conferences({})
    const conferences = answer.ok ? answer.value.items : []
    return forEveryone(conferences, ['themes', 'record:conference', ...conferences.flatMap(conferenceTags)])
  },
  head: () => ({
    title: words.title,
    description: words.description,
    canonical: conferencesHref,
    crumbs: [],
    section: 'fachtagungen',
  }),
  Component: ({ data: conferences, frame }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="wrap sec first">
        {conferences.length === 0 ? (
          <Note icon="clock" title={words.empty}>
            <p>{words.emptyText}</p>
            <p>
              <GoLink href={addressOf.programme}>{words.toProgramme}</GoLink>
            </p>
          </Note>
        ) : (
          <div className="listing">
            {conferences.map((conference) => (
              <ConferenceRow key={conference.url} conference={conference} frame={frame} />
            ))}
          </div>
        )}
      </div>
    </>
  ),
}

const ConferenceRow = ({ conference, frame }: { readonly conference: Conference; readonly frame: Frame }) => {
  const { event, title, motto, teaser, registrationState } = conference
  const action = pageWording.conferences.page.actions[registrationState]
  return (
    <article className="conference">
      <ConferenceCover conference={conference} />
      {event ? <EventDays event={event} /> : <p className="small mute">{words.eventFollows}</p>}
      <div className="stack g2">
        <h2 className="h3">
          <a href={conferenceHref(conference)}>{withJoints(title)}</a>
        </h2>
        <p>{motto || teaser}</p>
        {event && <EventVenue event={event} />}
        <RegistrationAndSeats conference={conference} />
        <div className="row small">
          <HeartHost item={{ type: 'fachtagung', value: conference.url }} label={title} frame={frame} />
          <GoLink href={conferenceHref(conference)} label={`${words.details}: ${title}`}>
            {words.details}
          </GoLink>
          <a href={registrationHref(conference)} aria-label={`${action}: ${title}`}>
            {action}
          </a>
        </div>
      </div>
    </article>
  )
}
