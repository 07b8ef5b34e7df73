import type { NextEvent } from '#core/overview/overview.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { withJoints } from '../../ui/compound-joints.ts'

const words = overviewWording.next

/** What somebody goes to next: how long it still takes, when, where and with whom, and what helps on the way. */
export const NextEventPart = ({ next }: { readonly next: NextEvent }) => {
  const { title, eventUrl, token, hotelHref, materials, days, isRunning } = next
  return (
    <section className="wrap next dark top-r" aria-labelledby="naechster-termin">
      <div className="cnt">
        {isRunning || days < 2 ? (
          <p className="big">{words.soon(next)}</p>
        ) : (
          <>
            <p>{words.still}</p>
            <b>{days}</b>
            <p>{words.days}</p>
          </>
        )}
      </div>
      <div className="stack g2">
        <p className="small mute">{words.label}</p>
        <h2 className="h3" id="naechster-termin">
          {withJoints(title)}
        </h2>
        <p>
          {words.when(next)}
          <br />
          {words.where(next)} {words.with(next.companions)}
        </p>
        <p className="row on-screen">
          {token !== undefined && <GoLink href={addressOf.booking(token)}>{words.papers}</GoLink>}
          <GoLink href={addressOf.eventCalendar(eventUrl)}>{words.calendar}</GoLink>
          {materials !== undefined && <GoLink href={materials}>{words.materials}</GoLink>}
          {hotelHref !== undefined && <GoLink href={hotelHref}>{words.arrival}</GoLink>}
        </p>
      </div>
    </section>
  )
}

/** Nothing is booked: what will stand here, and where to begin. */
export const NoNextEvent = () => {
  const { title, text, link } = overviewWording.noNext
  return (
    <MarginSection id="naechster-termin" title={title}>
      <div className="stack g2">
        <p className="measure">{text}</p>
        <p className="on-screen">
          <GoLink href={addressOf.events}>{link}</GoLink>
        </p>
      </div>
    </MarginSection>
  )
}
