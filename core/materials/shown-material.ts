import type { User } from '../accounts/accounts.ts'
import type { Event, ListedEvent } from '../catalogue/catalogue.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import type { Material } from './materials.ts'
import type { EventInBrief, ForSigning, ReportedPhoto, ShownMaterial } from './ports.ts'
import { linkUntil, signedHref, signedText, type LinkTarget } from './signed-links.ts'

/** Writes addresses that lead one person somewhere for some minutes from now on. */
export const linksFor =
  (userId: User['id'], now: Instant, { sign }: ForSigning) =>
  async (target: LinkTarget): Promise<string> => {
    const until = linkUntil(now)
    return signedHref(target, { until, signature: await sign(signedText(target, userId, until)) })
  }

export type Links = ReturnType<typeof linksFor>

/** A photo or document with the addresses of its files. */
export async function shownMaterial(material: Material, userId: User['id'], links: Links): Promise<ShownMaterial> {
  const { id, kind, title, filename, mime, file, preview, uploadedBy, uploadedAt } = material
  return {
    id,
    title,
    filename,
    mime,
    size: file.size,
    uploadedOn: berlinDay(uploadedAt),
    downloadUrl: await links({ to: kind, id }),
    ...(preview && {
      previewUrl: await links({ to: 'preview', id }),
      width: preview.width,
      height: preview.height,
    }),
    ...(uploadedBy === userId && { isOwn: true as const }),
  }
}

/** A photo that somebody wants to be gone; nobody is told who. */
export async function shownReport(
  material: Material & Required<Pick<Material, 'report'>>,
  userId: User['id'],
  links: Links,
): Promise<ReportedPhoto> {
  const { at, by, reason } = material.report
  return {
    ...(await shownMaterial(material, userId, links)),
    eventId: material.eventId,
    reportedOn: berlinDay(at),
    by,
    ...(reason !== undefined && { complaint: reason }),
  }
}

export const eventInBrief = ({
  eventId,
  url,
  theme,
  startDate,
  endDate,
}: Pick<Event, 'eventId' | 'url' | 'startDate' | 'endDate'> & Pick<ListedEvent, 'theme'>): EventInBrief => ({
  eventId,
  title: theme.title,
  eventUrl: url,
  startDate: berlinDay(startDate),
  endDate: berlinDay(endDate),
})
