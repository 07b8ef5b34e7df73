import type { Brand } from '#core/brand/brand.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { Note } from '../ui/note.tsx'
import { ContactWays } from './contact-ways.tsx'

/** A theme that waits for its events. */
export const NoEvents = ({ brand }: { readonly brand: Brand }) => (
  <Note icon="clock" title={programmeWording.events.none}>
    <p>{programmeWording.events.noneText}</p>
    <p>
      <ContactWays brand={brand} />
    </p>
  </Note>
)
