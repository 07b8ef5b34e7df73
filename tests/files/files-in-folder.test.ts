import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { filesInFolder } from '#files/files-in-folder.ts'
import { keepsFiles } from '../storage/contract/stored-files-contract.ts'

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}
const bytes = async function* () {
  yield new Uint8Array([1, 2, 3])
}

describe('a folder', () => {
  keepsFiles(async () => filesInFolder(folder()))

  test('lets nobody but its owner read its files', async () => {
    const at = folder()
    await filesInFolder(at).put('f-1', bytes(), 9)
    expect(statSync(join(at, 'f-', 'f-1')).mode & 0o777).toBe(0o600)
    expect(statSync(join(at, 'f-')).mode & 0o777).toBe(0o700)
  })

  test('what somebody left who was killed while he put it is no file, and goes with its key', async () => {
    const at = folder()
    const files = filesInFolder(at)
    await files.put('f-2', bytes(), 9)
    writeFileSync(join(at, 'f-', 'f-1.part'), 'half')
    expect(await files.get('f-1')).toBeUndefined()
    await files.delete('f-1')
    expect(readdirSync(join(at, 'f-'))).toEqual(['f-2'])
  })

  test('no key leads anywhere else', async () => {
    const files = filesInFolder(folder())
    for (const key of ['../../etc/passwd', 'a/b', '.', '', 'f-1.part', 'F-1'])
      await expect(files.get(key)).rejects.toThrow('no key')
  })
})
