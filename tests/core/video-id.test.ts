import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embedAddress, videoIdOf } from '#core/media/video-id.ts'

const id = 'a1B2-c3_D4e'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?v=${id}`,
  `http://m.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch/?v=${id}`,
  `https://www.youtube.com/watch?list=PL1&t=30s&v=${id}&feature=share`,
  `https://www.youtube.com/watch?v=${id}#t=10`,
  `https://WWW.YOUTUBE.COM/watch?v=${id}`,
  `https://www.youtube.com/shorts/${id}?feature=share`,
  `https://m.youtube.com/live/${id}`,
  `https://youtu.be/${id}`,
  `https://www.youtu.be/${id}?t=5`,
  `https://youtu.be/${id}/`,
  `https://www.youtube.com/embed/${id}`,
  `https://youtube.com/embed/${id}?autoplay=1`,
  `https://m.youtube.com/embed/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://youtube-nocookie.com/embed/${id}`,
  `//www.youtube.com/embed/${id}`,
  `www.youtube.com/watch?v=${id}`,
  `youtu.be/${id}`,
  `  https://youtu.be/${id}\n`,
])('%s is a link to the video [rule:video-id]', (link) => {
  expect(videoIdOf(link)).toBe(id)
})

test.each([
  '',
  ' ',
  id,
  'https://',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  `https://www.youtube.com/watch?V=${id}`,
  `https://www.youtube.com/watch/x?v=${id}`,
  `https://www.youtube.com/playlist?v=${id}`,
  `https://www.youtube.com/channel/${id}`,
  `https://www.youtube.com/embed/${id}/x`,
  `https://www.youtube.com/shorts/${id}/x`,
  'https://www.youtube.com/embed/',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  `https://youtu.be/embed/${id}`,
  `https://youtu.be/watch?v=${id}`,
  `https://www.youtube-nocookie.com/watch?v=${id}`,
  `https://www.youtube-nocookie.com/shorts/${id}`,
  `https://www.youtube-nocookie.com/live/${id}`,
  `https://youtube.com.evil.tld/watch?v=${id}`,
  `https://evil.tld/watch?v=${id}`,
  `https://evilyoutube.com/watch?v=${id}`,
  `https://www.youtube.com@evil.tld/embed/${id}`,
  `https://evil.tld/?https://youtu.be/${id}`,
  `https://evil.tld/https://youtu.be/${id}`,
  `ftp://youtu.be/${id}`,
  `javascript://youtu.be/${id}`,
  `data:text/html,//youtu.be/${id}`,
  'https://youtu.be/a1B2-c3_D4',
  'https://youtu.be/a1B2-c3_D4e5',
  'https://youtu.be/a1B2-c3_D4!',
  'https://youtu.be/a1B2-c3_D%C3%A4',
  'https://www.youtube.com/watch?v=a1B2-c3_D4%22',
  'https://www.youtube.com/watch?v=%0Aa1B2-c3_D4',
  'https://vimeo.com/76979871',
])('%j is none [rule:video-id]', (link) => {
  expect(videoIdOf(link)).toBeUndefined()
})

test('Every id of eleven signs is found in every kind of link, and no text whatever breaks the search', () => {
  const sign = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
  fc.assert(
    fc.property(fc.string({ unit: sign, minLength: 11, maxLength: 11 }), fc.string(), (some, text) => {
      fc.pre(some !== 'videoseries' && some !== 'live_stream')
      expect(videoIdOf(`https://www.youtube.com/watch?v=${some}`)).toBe(some)
      expect(videoIdOf(`https://youtu.be/${some}`)).toBe(some)
      expect(videoIdOf(embedAddress(some))).toBe(some)
      expect(videoIdOf(text)).toSatisfy((found) => found === undefined || /^[\w-]{11}$/.test(found as string))
    }),
  )
})

test('The embed address starts the video, hides the brand and shows no videos of others [rule:video-inputs]', () => {
  const address = new URL(embedAddress(id))
  expect(address.origin + address.pathname).toBe(`https://www.youtube-nocookie.com/embed/${id}`)
  expect([...address.searchParams]).toEqual([
    ['autoplay', '1'],
    ['modestbranding', '1'],
    ['rel', '0'],
  ])
})
