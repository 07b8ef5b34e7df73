import { isPostcodeShaped } from '../../shared/postcode.ts'
import type { FilterInput } from '../filter.ts'
import { anyText } from './typed-texts.ts'

/** From where distances are measured: five digits. It leaves nothing out by itself, a radius around it does. */
export const postcode = {
  values: { are: 'text', longest: 20 },
  fault: (asked, isPostcode) => {
    if (!isPostcodeShaped(asked)) return 'malformed'
    return isPostcode(asked) ? undefined : 'unknown'
  },
  address: { name: 'plz', ...anyText },
  option: { flags: '--postcode <digits>', says: 'look from here; adds the distance in kilometres' },
} as const satisfies FilterInput<string>
