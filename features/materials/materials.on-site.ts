import type { StreamedDocument } from '#core/shared/document.ts'
import { faultsOf, type Invalid, type Refusal, type Result } from '#core/shared/result.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { KeepsMaterials, LinkSeen, Said, SharesMaterials } from './materials.driver.ts'

const said = (answer: Result<unknown, Refusal>): Said => {
  if (answer.ok) return 'done'
  const { refusal } = answer
  if (!('fields' in refusal)) return refusal.why
  const faults = faultsOf((refusal as Invalid).fields).map(([field, fault]) => `${field} ${fault}`)
  return `${refusal.why === 'invalid' ? '' : `${refusal.why}: `}${faults.join(', ')}`
}

/** All of a file that comes in pieces. */
async function wholeOf({ chunks }: StreamedDocument): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const chunk of chunks) pieces.push(chunk)
  return new Uint8Array(Buffer.concat(pieces))
}

const signedIn = (href: string): Pick<LinkSeen, 'until' | 'signature'> => {
  const { searchParams } = new URL(href, 'https://haus.example')
  return { until: Number(searchParams.get('until')), signature: searchParams.get('signature') ?? '' }
}

/** Shares photos and documents through the port. */
export const sharesMaterialsOnSite = ({ site }: Entry): SharesMaterials => {
  const { materials } = site.account
  const listed = (eventId: number, kind: 'photo' | 'document') =>
    kind === 'photo' ? materials.photos({ eventId }) : materials.documents({ eventId })
  return {
    async titles(eventId, kind) {
      const answer = await listed(eventId, kind)
      return answer.ok ? answer.value.items.map(({ title }) => title) : said(answer)
    },
    documentsFrom: async (eventId) => valueOf(await materials.about({ eventId })).documentsFrom,
    addPhotos: async (eventId, photos, caption, depictedAgree) =>
      said(await materials.addPhotos({ eventId, photos, caption, depictedAgree })),
    async linkOf(eventId, kind, nth) {
      const one = valueOf(await listed(eventId, kind)).items[nth - 1]
      if (!one) throw new Error(`there is no ${kind} ${nth}`)
      return { id: one.id, ...signedIn(one.downloadUrl) }
    },
    async open(kind, link) {
      const answer = await materials[kind](link)
      return answer.ok ? { name: answer.value.filename, bytes: await wholeOf(answer.value) } : said(answer)
    },
    async zip(eventId) {
      const listing = await materials.photos({ eventId })
      if (!listing.ok) return said(listing)
      const answer = await materials.zip({ eventId, ...signedIn(listing.value.zipUrl ?? '') })
      return answer.ok ? wholeOf(answer.value) : said(answer)
    },
    report: async (id, complaint) => said(await materials.reportPhoto({ id, complaint })),
  }
}

/** Keeps them as the office does. */
export const keepsMaterialsOnSite = ({ site }: Entry): KeepsMaterials => {
  const { materialsOffice } = site.office
  return {
    add: async (eventId, kind, materials, caption) =>
      said(await materialsOffice.add({ eventId, kind, materials, caption, depictedAgree: kind === 'photo' })),
    reported: async (eventId) =>
      valueOf(await materialsOffice.ofEvent({ eventId })).reported.map(({ id, title, by, complaint }) => ({
        id,
        line: [title, by, ...(complaint === undefined ? [] : [complaint])].join(', '),
      })),
    restore: async (id) => said(await materialsOffice.restore({ id })),
    remove: async (id) => said(await materialsOffice.remove({ id })),
  }
}
