import type { Site } from '#core/site.ts'
import type { Finding } from '#core/finder/finder.view.ts'

/** The name of the chosen town where the counts do not tell it, because it has no dates. */
export async function townName(site: Site, { understood: { ort }, found }: Finding): Promise<string | undefined> {
  if (ort === undefined || found.facets.locationId.some(({ value }) => Number(value) === Number(ort))) return undefined
  const towns = await site.programme.venues.locations({})
  return towns.ok ? towns.value.items.find(({ internalId }) => internalId === Number(ort))?.name : undefined
}
