import * as addressOf from '#core/shared/addresses.ts'
import { finderAddress } from '#core/finder/finder-address.ts'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import type { Frame } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.search

/** What to do where a search finds nothing. */
export const NothingFound = ({ frame }: { readonly frame: Frame }) => (
  <section className="wrap sec">
    <Note icon="search" title={words.next}>
      <ul className="dash">
        {words.helps.map((help) => (
          <li key={help}>{help}</li>
        ))}
      </ul>
      <p>
        {words.askUs} <ContactWays brand={frame.brand} />
      </p>
      <p className="row g3">
        <GoLink href={addressOf.programme}>{pageWording.shell.allThemes}</GoLink>
        <GoLink href={finderAddress}>{words.toFinder}</GoLink>
      </p>
    </Note>
  </section>
)
