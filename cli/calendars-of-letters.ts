import type { Container } from 'inversify'
import { brandBeforeContent } from '#core/brand/brand.ts'
import { calendarOfLetter } from '#core/consulting/appointment-calendar.ts'
import { calendarsOfLetters } from '#core/papers/calendars-of-letters.ts'
import type { Letter } from '#core/letters/ports.ts'
import type { Enclosure } from '#mail/transport.ts'
import { parts } from './compose/application.ts'
import { anonymousSite } from './with-application.ts'

/** The calendars that go with a letter. */
export const calendarsOf = (application: Container): ((letter: Letter) => Promise<readonly Enclosure[]>) => {
  const { programme } = anonymousSite(application)
  const calendars = calendarsOfLetters({ ...application.get(parts.needs), programme: programme.catalogue })
  const { content, calendars: writing, origins } = application.get(parts.needs)
  return async (letter) => {
    if ('appointment' in letter) {
      const provider = (await content.brand()) ?? brandBeforeContent
      const { filename, mime, bytes } = calendarOfLetter(letter, { calendars: writing, provider, origins })
      return [{ name: filename, mime, bytes }]
    }
    if (!('calendars' in letter)) return []
    const documents = await calendars(letter)
    return documents.map(({ filename, mime, bytes }) => ({ name: filename, mime, bytes }))
  }
}
