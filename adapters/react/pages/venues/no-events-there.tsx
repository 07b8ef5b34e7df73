import * as addressOf from '#core/shared/addresses.ts'
import type { Brand } from '#core/brand/brand.ts'
import { pageWording } from '#wording/pages.ts'
import { Note } from '../../ui/note.tsx'
import { ContactWays } from '../../blocks/contact-ways.tsx'

const words = pageWording.venues.noEvents

/** A town that waits for its events. */
export const NoEventsThere = ({ brand }: { readonly brand: Brand }) => (
  <Note icon="clock" title={words.title}>
    <p>
      {words.text} <a href={addressOf.events}>{words.all}</a>
    </p>
    <p>
      <ContactWays brand={brand} />
    </p>
  </Note>
)
