import { join } from 'node:path'
import { readContentFolder } from '#reading/content-folder.ts'

const folder = join(import.meta.dirname, '../../content')
let reading: ReturnType<typeof readContentFolder> | undefined

/** The content of the demo provider, read once for all tests of a worker: that takes longer than a store to take it. */
export const readDemoContent = (): ReturnType<typeof readContentFolder> => (reading ??= readContentFolder(folder))
