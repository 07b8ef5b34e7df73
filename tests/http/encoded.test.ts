import { describe, expect, test } from 'vitest'
import { encode } from '#http/server/answers/encoded.ts'

const page = (end: string) => `<!doctype html><title>Rhetorik</title>${'Beschluss '.repeat(5000)}${end}`

describe('what names an answer', () => {
  test('is the same for the same bytes', () => {
    expect(encode('text/html', page('1 Platz')).etag).toBe(encode('text/html', Buffer.from(page('1 Platz'))).etag)
  })

  test('is another one as soon as the last byte is, however long it is', () => {
    expect(encode('text/html', page('1 Platz')).etag).not.toBe(encode('text/html', page('0 Platz')).etag)
  })
})
