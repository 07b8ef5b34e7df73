// Without React: what stands for a choice of filters where its address is shared.
import { chosenValues } from '#core/finder/finder-address.ts'
import { chipsOfFilter } from '#core/finder/filter-values.view.ts'
import type { Finding } from '#core/finder/finder.view.ts'
import { pictureOfRubric, pictureOfTown } from '#core/shared/pictures.ts'

/** The cover of the one chosen town, or else of the one chosen rubric. */
export const pictureOfChoice = (
  finding: Pick<Finding, 'understood' | 'found' | 'towns'>,
  rubrics: readonly { readonly url: string; readonly position: number }[] = finding.found.items.map(
    ({ event }) => event.theme.rubric,
  ),
): { readonly picture?: string } => {
  const [town, ...otherTowns] = chipsOfFilter(finding, 'ort')
  if (town?.name !== undefined && otherTowns.length === 0)
    return { picture: pictureOfTown({ internalId: Number(town.value), name: town.name }) }
  const [url, ...others] = chosenValues(finding.understood, 'rubrik')
  const rubric = others.length === 0 ? rubrics.find((each) => each.url === url) : undefined
  return rubric ? { picture: pictureOfRubric(rubric) } : {}
}
