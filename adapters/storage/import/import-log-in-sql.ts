import { importsAfter, type ContentImport } from '#core/content/import-log.ts'
import type { Kysely, Transaction } from 'kysely'
import { putSetting, settingOf } from '../engine/settings.ts'
import type { Tables } from '../engine/tables.ts'

/** The imports that are remembered, the last one first. */
export async function contentImportsIn(db: Kysely<Tables>): Promise<readonly ContentImport[]> {
  const stored = await settingOf(db, 'content-imports')
  if (stored === undefined) return []
  const imports: readonly ContentImport[] = JSON.parse(stored)
  return imports
}

/** Remembers an import in the transaction that makes it. */
export async function rememberImport(trx: Transaction<Tables>, latest: ContentImport): Promise<void> {
  await putSetting(trx, 'content-imports', JSON.stringify(importsAfter(await contentImportsIn(trx), latest)))
}
