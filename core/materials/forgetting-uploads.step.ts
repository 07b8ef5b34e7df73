import type { User } from '../accounts/accounts.ts'
import type { Instant } from '../shared/day.ts'
import type { ForChangingMaterials } from './ports.ts'

/** Photos of somebody whose account goes are deleted; documents are the office's, and lose her name. */
export const forgetUploads = async (
  materials: ForChangingMaterials,
  userId: User['id'],
  now: Instant,
): Promise<void> => {
  for (const id of await materials.idsOf(userId)) {
    const material = await materials.lock(id)
    if (!material) continue
    const { uploadedBy: _, ...rest } = material
    if (material.kind === 'photo') await materials.delete(id, now)
    else await materials.save(rest)
  }
}
