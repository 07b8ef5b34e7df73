import type { ForStoringRecords } from '../records/ports.ts'
import { isPostcodeShaped } from '../shared/postcode.ts'
import type { Consultant, ConsultingRecords, SeenConsultant } from './consulting.ts'

/** Where consultants are read. */
export interface KnowingConsultants {
  readonly records: ForStoringRecords<ConsultingRecords>
}

export const seenConsultant = ({ id, name, photo, phone, email, region }: Consultant): SeenConsultant => ({
  id,
  name,
  photo,
  phone,
  email,
  region,
})

/** Who looks after a postcode: of several beginnings that fit it the longest says it. */
export function consultantFor(zip: string, consultants: readonly Consultant[]): Consultant | undefined {
  if (!isPostcodeShaped(zip)) return undefined
  const fitting = consultants.flatMap((consultant) =>
    consultant.postcodes
      .filter((beginning) => zip.startsWith(beginning))
      .map((beginning) => ({ consultant, digits: beginning.length })),
  )
  return fitting.toSorted((one, other) => other.digits - one.digits)[0]?.consultant
}
