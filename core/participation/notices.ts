import type { Booking } from '../booking/booking.ts'
import { papersOf, type PaperKind } from '../papers/papers.ts'
import type { Day } from '../shared/day.ts'
import { noticeTypes, type NoticeType } from './ports.ts'

/** Which paper of a booking each of them is. */
export const paperOfNotice: Readonly<Record<NoticeType, PaperKind>> = {
  arbeitgeber: 'mitteilung-arbeitgeber',
  beschluss: 'entsendebeschluss',
  kosten: 'kostenuebernahme',
}

/** What of them a booking offers today. */
export function noticesOf(booking: Booking, today: Day): readonly NoticeType[] {
  const offered = new Set(papersOf(booking, today).map(({ kind }) => kind))
  return noticeTypes.filter((type) => offered.has(paperOfNotice[type]))
}
