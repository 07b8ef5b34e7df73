import type { User } from '../accounts/accounts.ts'
import type { Instant } from '../shared/day.ts'
import type { ForPosting } from '../shared/posting.ts'
import { lettersAbout, type ConsultingLetter } from './consulting-letters.ts'
import { isLive } from './consulting.ts'
import type { ForChangingAppointments } from './ports.ts'

/** Deletes all appointments of an account; of those that were to come the consultants are told. */
export async function forgetAppointments(
  appointments: Pick<ForChangingAppointments, 'deleteOf'>,
  letters: Pick<ForPosting<ConsultingLetter>, 'post'>,
  userId: User['id'],
  now: Instant,
): Promise<void> {
  const ended = (await appointments.deleteOf(userId))
    .filter((gone) => isLive(gone) && Date.parse(gone.start) > Date.parse(now))
    .map((gone) => ({ ...gone, cancelled: 'customer', version: gone.version + 1, changedAt: now }) as const)
  for (const letter of ended.flatMap((one) => lettersAbout('cancelled', one)))
    if (letter.kind === 'appointment-arrived') await letters.post(letter, now)
}
