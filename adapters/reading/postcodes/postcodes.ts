import type { ForLocatingPostcodes } from '#core/finder/ports.ts'
import { isPostcodeShaped } from '#core/shared/postcode.ts'
import { positionIn } from './position-lines.ts'
import { postcodeTable } from './postcode-table.ts'

/** Where postcodes lie; only the lines of the area that is asked for are read. */
export const locatingPostcodes = (): ForLocatingPostcodes => ({
  locate: (postcode) => (isPostcodeShaped(postcode) ? positionIn(postcodeTable, postcode) : undefined),
})
