import type { Booking } from '../booking/booking.ts'
import type { Block } from '../documents/documents.ts'
import { section } from '../documents/programme-blocks.ts'
import * as addressOf from '../shared/addresses.ts'
import { addDays, berlinDay, formatDate } from '../shared/dates.ts'
import type { AboutPaper } from './paper-frame.ts'

/** The link that was handed to the employer, to type and as a code; nothing where none is open (`isLinkOpen`). */
export function employersLinkBlocks(
  { employersLink }: Pick<Booking, 'employersLink'>,
  { site, today }: Pick<AboutPaper, 'site' | 'today'>,
): readonly Block[] {
  if (employersLink === undefined || employersLink.revokedAt !== undefined) return []
  // Until the first day begins: its eve is the last on which he answers.
  const last = addDays(berlinDay(employersLink.until), -1)
  if (today > last) return []
  const address = site + addressOf.employersRequest(employersLink.token)
  return section(
    'Online antworten',
    {
      kind: 'paragraph',
      text:
        'Unter dieser Adresse können Sie auch online antworten: bestätigen, nachfragen oder widersprechen, ' +
        `bis zum ${formatDate(last)} und ohne sich anzumelden. Bitte geben Sie die Adresse nicht weiter.`,
    },
    { kind: 'code', text: address.replace(/^https?:\/\//, ''), href: address },
  )
}
