import type { ForFillingInForms } from '#core/forms/ports.ts'
import { longestKey } from '#core/forms/forms.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { text } from './text-sizes.ts'

/** What every form asks beside its own fields (domain §7.0, §7.5). */
export const signs = {
  website: text(1_000).exactOptional().meta({ description: 'Bleibt leer: eine Falle für Programme.' }),
  idempotencyKey: text(longestKey)
    .min(1)
    .exactOptional()
    .meta({ description: 'Unter demselben Schlüssel ist dieselbe Anfrage eine; auch als Kopf Idempotency-Key.' }),
  privacyAccepted: z.boolean(),
}

/** How every form is answered that was accepted. */
export const Taken = z
  .object({ id: z.string(), message: z.string() })
  .meta({ id: 'Taken', description: 'Angenommen: die Nummer, und ein Satz zum Anzeigen.' })

/** How every form may be refused, whatever its fields. */
export const formRefusals = ['key-taken', 'too-soon', 'too-many'] as const

const base64 = (mostBytes: number) =>
  text(Math.ceil(mostBytes / 3) * 4 + 4).transform((said, { addIssue }) => {
    try {
      return Uint8Array.fromBase64(said)
    } catch {
      addIssue({ code: 'custom', message: 'base64' })
      return z.NEVER
    }
  })

/** A file in JSON. One that is a little too large is let in, so that the core refuses it by its name. */
export const uploadedFile = (mostBytes: number) =>
  z
    .object({
      name: text(1_000),
      bytes: base64(mostBytes * 1.1).meta({ description: 'Der Inhalt als Base64.', contentEncoding: 'base64' }),
    })
    .meta({ id: 'UploadedFile', description: 'Eine Datei.' })

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
