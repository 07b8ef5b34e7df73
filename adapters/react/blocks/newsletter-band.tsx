import * as addressOf from '#core/shared/addresses.ts'
import { readingWording } from '#wording/pages/reading.ts'
import { GoLink } from '../ui/go-link.tsx'

const words = readingWording.newsletter

/** Leads readers to the newsletter. */
export const NewsletterBand = () => (
  <section className="sec board">
    <div className="wrap stack">
      <h2>{words.title}</h2>
      <p className="lead">{words.text}</p>
      <p>
        <GoLink href={addressOf.newsletter}>{words.link}</GoLink>
      </p>
    </div>
  </section>
)
