import type { Brand } from '#core/brand/brand.ts'
import { pageWording } from '#wording/pages.ts'
import { Note } from '../ui/note.tsx'
import { PhoneLink } from './phone-link.tsx'

/** A theme that waits for its dates. */
export const NoEvents = ({ brand }: { readonly brand: Brand }) => (
  <Note icon="clock" title={pageWording.programme.dates.none}>
    <p>{pageWording.programme.dates.noneText}</p>
    <p>
      <PhoneLink brand={brand} />
    </p>
  </Note>
)
