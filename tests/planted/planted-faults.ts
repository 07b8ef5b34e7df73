import type { SpecRule } from '#tests/spec-rules.ts'
import { faultsOfMedia } from './faults-of-media.ts'
import { faultsOfProgramme } from './faults-of-programme.ts'
import { faultsOfReading } from './faults-of-reading.ts'
import { faultsOfWishlist } from './faults-of-wishlist.ts'
import type { PlantedFault } from './planted-fault.ts'

/** For every rule of the specification, faults that its own scenarios have to notice. */
export const plantedFaults: Readonly<Record<SpecRule, readonly PlantedFault[]>> = {
  ...faultsOfProgramme,
  ...faultsOfWishlist,
  ...faultsOfMedia,
  ...faultsOfReading,
}
