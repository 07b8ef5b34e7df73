import type { User } from '../accounts/accounts.ts'
import type { BookedEvent } from '../booking/booking.ts'
import type { NoRoom, UploadKind } from '../forms/forms.ts'
import { storableFiles } from '../forms/storable-files.ts'
import type { Clock } from '../shared/clock.ts'
import { addSeconds } from '../shared/dates.ts'
import { tidy } from '../shared/field-rules.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { whyNotBrought, type Bringing } from './bringing-rules.ts'
import { mostOfEvent, mostPhotosOfPerson } from './material-limits.ts'
import { filesOf, type Material } from './materials.ts'
import type {
  Brought,
  ForChangingMaterials,
  ForKeepingFiles,
  ForPreparingPhotos,
  ForRememberingUnusedFiles,
  ForStoringMaterials,
  NotTaken,
} from './ports.ts'
import { deletedOn } from './seen-event.ts'

export interface BringingNeeds {
  readonly change: ForChanging<{ readonly materials: ForChangingMaterials }>
  readonly materials: Pick<ForStoringMaterials, 'bytesStored'>
  readonly unusedFiles: ForRememberingUnusedFiles
  readonly keptFiles: ForKeepingFiles
  readonly photos: ForPreparingPhotos
  readonly secrets: Pick<ForMakingSecrets, 'id'>
  readonly clock: Clock
  readonly limits: { readonly materialsInAll: number }
}

/** Seconds in which what was put has to belong to something. */
const untilUnused = 3600
/** Seconds after which somebody may have made room. */
const untilRoomIsMade = 3600

const mimes: Readonly<Record<UploadKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Bytes that are to be kept as they are, with a smaller picture where there is one. */
interface Ready {
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
  readonly preview?: {
    readonly mime: string
    readonly width: number
    readonly height: number
    readonly bytes: Uint8Array
  }
}

/**
 * Brings files to an event: looks at all of them, puts their bytes where files are kept, and then stores in one
 * transaction that they are there. What is put and does not get that far is swept by the keys announced before.
 */
export async function bring(
  field: 'photos' | 'materials',
  bringing: Bringing,
  by: { readonly userId: User['id']; readonly event: BookedEvent; readonly isOffice: boolean },
  needs: BringingNeeds,
): Promise<Result<Brought, NotTaken>> {
  const { kind } = bringing
  const { event, userId, isOffice } = by
  const why = whyNotBrought(field, bringing)
  if (why) return refused(why)

  const ready: Ready[] = []
  for (const { name, bytes, kind: what } of storableFiles(bringing.files)) {
    if (kind === 'document') {
      ready.push({ name, bytes, mime: mimes[what] })
      continue
    }
    const prepared = await needs.photos.prepare(bytes)
    if (!prepared.ok) return refused({ why: 'files-of-wrong-kind', fields: { [field]: 'wrong-kind' } })
    ready.push({ ...prepared.value, name: `${name.replace(/\.[^.]*$/, '')}.jpg` })
  }

  const noRoom = await whyNoRoom(ready, needs)
  if (noRoom) return refused(noRoom)
  const now = needs.clock.now()
  const caption = tidy(bringing.caption)
  const common = { kind, eventId: event.eventId, uploadedBy: userId, uploadedAt: now }
  const all: Material[] = []
  for (const one of ready)
    all.push({
      ...common,
      ...(await put(one, needs)),
      id: needs.secrets.id(),
      title: caption === '' ? one.name : caption,
      filename: one.name,
      mime: one.mime,
      ...(kind === 'photo' && { agreedAt: now }),
      deletedOn: deletedOn(kind, event, now),
    })

  const added = await needs.change<void, { readonly why: 'too-many' }>(async ({ materials }) => {
    const there = await materials.lockEvent(event.eventId, kind)
    const own = isOffice ? 0 : await materials.countOfUser(event.eventId, kind, userId)
    if (there + all.length > mostOfEvent[kind] || own + all.length > mostPhotosOfPerson)
      return refused({ why: 'too-many' })
    for (const material of all)
      if (!(await materials.add(material, now))) throw new Error('a file was swept before it belonged to anything')
    return done(undefined)
  })
  if (added.ok) return done({ ids: all.map(({ id }) => id) })
  // Nothing refers to them: they may go at once.
  await needs.unusedFiles.announce(all.flatMap(filesOf), now)
  return refused({ why: 'invalid', fields: { [field]: 'too-many' } })
}

async function put(
  { bytes, preview }: Ready,
  { unusedFiles, keptFiles, secrets, clock }: BringingNeeds,
): Promise<Pick<Material, 'file' | 'preview'>> {
  const key = `m-${secrets.id()}`
  const previewKey = `v-${secrets.id()}`
  const keys = preview ? [key, previewKey] : [key]
  await unusedFiles.announce(keys, addSeconds(clock.now(), untilUnused))
  const stored = async (of: string, content: Uint8Array) => {
    const kept = await keptFiles.put(of, once(content), content.length)
    if (!kept.ok) throw new Error('a file grew while it was put')
    return kept.value
  }
  const file = await stored(key, bytes)
  if (!preview) return { file }
  const { mime, width, height } = preview
  return { file, preview: { ...(await stored(previewKey, preview.bytes)), mime, width, height } }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function whyNoRoom(ready: readonly Ready[], { materials, limits }: BringingNeeds): Promise<NoRoom | undefined> {
  const coming = ready.reduce((sum, { bytes, preview }) => sum + bytes.length + (preview?.bytes.length ?? 0), 0)
  const isFull = (await materials.bytesStored()) + coming > limits.materialsInAll
  return isFull ? { why: 'no-room', retryAfter: untilRoomIsMade } : undefined
}
