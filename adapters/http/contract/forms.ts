import type { ForFillingInForms } from '#core/forms/ports.ts'
import { longestKey } from '#core/forms/forms.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { text } from './text-sizes.ts'

/** What every form asks beside its own fields (domain §7.0, §7.5); a declaration in law asks for no consent. */
export const signsOfDeclarations = {
  website: text(1_000).exactOptional().meta({ description: 'Bleibt leer: eine Falle für Programme.' }),
  idempotencyKey: text(longestKey)
    .min(1)
    .exactOptional()
    .meta({ description: 'Unter demselben Schlüssel ist dieselbe Anfrage eine; auch als Kopf Idempotency-Key.' }),
}
/** What all others ask. */
export const signs = { ...signsOfDeclarations, privacyAccepted: z.boolean() }

/** How every form is answered that was accepted. */
export const Taken = z
  .object({ id: z.string(), message: z.string() })
  .meta({ id: 'Taken', description: 'Angenommen: die Nummer, und ein Satz zum Anzeigen.' })

/** How every form may be refused, whatever its fields. */
export const formRefusals = ['key-taken', 'too-soon', 'too-many'] as const

/** A file of a form (multipart/form-data), its bytes as they came; JSON carries none. */
export const UploadedFile = z.object({
  name: text(1_000),
  bytes: z.unknown().transform((sent, { addIssue }) => {
    if (sent instanceof Uint8Array) return sent
    addIssue({ code: 'custom', message: 'no bytes' })
    return z.NEVER
  }),
})

export const forms: Carrying<ForFillingInForms> = {
  begin: {
    method: 'GET',
    path: '/api/begin-form',
    says: 'Mit einem Formular beginnen: Wer schneller als in drei Sekunden fertig ist, wird gebeten, es noch einmal zu senden',
    ask: z.object({}),
    ok: 204,
    refusals: {},
  },
}
