import type { EventManager } from '#core/people/people.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.themePages.event

/** Somebody of the office to call or write to. */
export const ManagerCard = ({
  manager: { name, photo, phone, email, languages },
}: {
  readonly manager: EventManager
}) => (
  <article className="stack g1">
    {photo && <img className="portrait" src={photo} alt="" width="72" height="72" loading="lazy" />}
    <h3 className="h4">{name}</h3>
    <p>
      <a className="nowrap" href={`tel:${phone.replace(/^0/, '+49').replace(/[^+\d]/g, '')}`}>
        {phone}
      </a>
    </p>
    <p className="small">
      <a href={`mailto:${email}`}>{email}</a>
    </p>
    {languages.length > 0 && (
      <p className="small mute">
        {words.speaks} {languages.join(', ')}
      </p>
    )}
  </article>
)
