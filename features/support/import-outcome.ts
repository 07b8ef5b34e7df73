import type { ForSettingTheStage } from '#core/stage.ts'

/** What an import answered. */
export type ImportOutcome = Awaited<ReturnType<ForSettingTheStage['content']>>
