import { targetGroups, type TargetGroup } from '../../shared/target-group.ts'
import type { Filter } from '../filter.ts'
import { oneOfValues } from './typed-texts.ts'

/** For whom: events whose theme is made for a group of representatives. */
export const targetGroup = {
  values: { are: 'one-of', values: targetGroups },
  several: 'any',
  looksAt: 'theme',
  passes: (group) => (theme) => theme.targetGroups.includes(group),
  facet: { values: () => targetGroups.map((value) => ({ value })) },
  address: { name: 'zielgruppe', ...oneOfValues(targetGroups) },
  option: { flags: '--for <group>', says: 'only for these representatives' },
} as const satisfies Filter<TargetGroup, 'theme'>
