import { describe, expect, onTestFinished, test } from 'vitest'
import { filesInBucket } from '#files/files-in-bucket.ts'
import { keepsFiles } from '../storage/contract/stored-files-contract.ts'
import { bucketStandIn } from './bucket-stand-in.ts'

const standIn = async () => {
  const opened = await bucketStandIn()
  onTestFinished(() => opened.close())
  return opened
}
const bytes = async function* (text = 'Skript') {
  yield new TextEncoder().encode(text)
}

describe('a bucket', () => {
  keepsFiles(async () => filesInBucket((await standIn()).bucket))

  test('takes nothing from who signs with another secret, and what it says is not told on', async () => {
    const { bucket, keys } = await standIn()
    const files = filesInBucket({ ...bucket, secret: 'another' })
    await expect(files.put('f-1', bytes(), 99)).rejects.toThrow('the bucket answered 403 to putting a file')
    await expect(files.get('f-1')).rejects.toThrow('403')
    await expect(files.delete('f-1')).rejects.toThrow('403')
    expect(keys()).toEqual([])
  })

  test('is asked again when it could not serve, and a few times only', async () => {
    const { bucket, asked, failWith } = await standIn()
    const files = filesInBucket(bucket)
    failWith(503, 500)
    expect((await files.put('f-1', bytes(), 99)).ok).toBe(true)
    expect(asked.map(({ status }) => status)).toEqual([503, 500, 200])
    failWith(503, 503, 503)
    await expect(files.get('f-1')).rejects.toThrow('503')
    expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(3)
  })

  test('one that does not answer is given up', async () => {
    const { bucket, close } = await bucketStandIn()
    await close()
    await expect(filesInBucket(bucket, { again: 0 }).get('f-1')).rejects.toThrow()
  })

  test('no key leads anywhere else', async () => {
    const { bucket, asked } = await standIn()
    const files = filesInBucket(bucket)
    for (const key of ['../other/f', 'a/b', '.', '', 'F-1', 'f?acl', 'f%2e'])
      await expect(files.get(key)).rejects.toThrow('no key')
    expect(asked).toEqual([])
  })
})
