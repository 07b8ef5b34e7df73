import type { Content } from '#core/content/content.ts'
import { faultsIn } from '#core/content/content-rules.ts'
import { aModuleRow, anEventContent, aThemeFile, someContentFolder } from './sample-content.ts'

const firstFill = '2026-11-21'
/** What is wrong with a folder that is otherwise right. */
export const faults = (change: Partial<Content>) => faultsIn(someContentFolder(change), firstFill)
export const messages = (change: Partial<Content>) => faults(change).map(({ message }) => message)

export const aSeries = aThemeFile({ url: 'reihe', internalId: 200, eventType: 1 })
export const themes = [aThemeFile(), aSeries]
export const seriesEvent = (...modules: ReturnType<typeof aModuleRow>[]) =>
  anEventContent({ themeUrl: 'reihe', modules })
export const anotherModule: typeof aModuleRow = (change) => aModuleRow({ title: 'Zweites', ...change })
