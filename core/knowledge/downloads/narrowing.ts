import type { Rubric } from '../../catalogue/catalogue.ts'
import { targetGroups } from '../../shared/target-group.ts'
import {
  downloadKinds,
  type DownloadFilter,
  type DownloadFilterData,
  type FilterValue,
  type ListedDownload,
} from './downloads.ts'

type Passing = Pick<ListedDownload, 'rubric' | 'targetGroups' | 'type' | 'protected'>

const passes = ({ rubric, targetGroup, type }: DownloadFilter, it: Passing): boolean =>
  (rubric === undefined || it.rubric === rubric) &&
  (targetGroup === undefined || it.targetGroups.includes(targetGroup)) &&
  (type === undefined || it.type === type)

/** Those that pass a filter, in their order. */
export const narrowed = <T extends Passing>(all: readonly T[], filter: DownloadFilter): readonly T[] =>
  all.filter((it) => passes(filter, it))

/** What there is to choose from beside what is chosen; rubrics in their order, those that hold anything. */
export const filterDataOf = (
  all: readonly Passing[],
  rubrics: readonly Pick<Rubric, 'url' | 'title'>[],
  filter: DownloadFilter,
): DownloadFilterData => {
  const count = (changed: DownloadFilter): number => narrowed(all, { ...filter, ...changed }).length
  const found = narrowed(all, filter)
  return {
    rubrics: rubrics
      .filter(({ url }) => narrowed(all, { rubric: url }).length > 0)
      .map(({ url, title }): FilterValue => ({ value: url, label: title, count: count({ rubric: url }) })),
    targetGroups: targetGroups.map((value) => ({ value, count: count({ targetGroup: value }) })),
    types: downloadKinds.map((value) => ({ value, count: count({ type: value }) })),
    counts: { all: found.length, protected: found.filter((it) => it.protected).length },
  }
}
