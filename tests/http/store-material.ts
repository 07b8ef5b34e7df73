import type { Needs } from '#core/needs.ts'
import type { Material, MaterialKind } from '#core/materials/materials.ts'
import { done } from '#core/shared/result.ts'

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A photo or document of an event, with bytes that say their title unless others are given; answers its number. */
export async function storeMaterial(
  { change, keptFiles, unusedFiles, secrets, clock }: Needs,
  {
    kind,
    eventId,
    title,
    bytes = new TextEncoder().encode(title),
  }: {
    readonly kind: MaterialKind
    readonly eventId: number
    readonly title: string
    readonly bytes?: Uint8Array
  },
): Promise<Material['id']> {
  const put = async (what: string) => {
    const key = `${what}-${secrets.id()}`
    await unusedFiles.announce([key], '2099-01-01T00:00:00.000Z')
    const kept = await keptFiles.put(key, once(bytes), bytes.length)
    if (!kept.ok) throw new Error('a file of a test is too large')
    return kept.value
  }
  const id = secrets.id()
  const isPhoto = kind === 'photo'
  const file = await put('m')
  const preview = isPhoto ? { ...(await put('v')), mime: 'image/jpeg', width: 4, height: 3 } : undefined
  const now = clock.now()
  const added = await change(async ({ materials }) =>
    done(
      await materials.add(
        {
          id,
          kind,
          eventId,
          title,
          filename: isPhoto ? 'foto.jpg' : 'skript.pdf',
          mime: isPhoto ? 'image/jpeg' : 'application/pdf',
          file,
          ...(preview && { preview }),
          uploadedAt: now,
          deletedOn: '2098-01-01',
        },
        now,
      ),
    ),
  )
  if (!added.ok || !added.value) throw new Error('the material of a test was not added')
  return id
}
