import { z } from 'zod'

/** Whether a call refuses fields that it does not have, as those of the office do (domain §7.0). */
export const takesNoOthers = (ask: z.ZodType): ask is z.ZodObject =>
  ask instanceof z.ZodObject && ask.def.catchall instanceof z.ZodNever
