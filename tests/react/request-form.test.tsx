import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RequestForm } from '#react/blocks/request-form.tsx'
import { brandBeforeContent } from '#core/brand/brand.ts'

const drawn = (kind: 'alert-request' | 'newsletter-subscription-request'): string =>
  renderToStaticMarkup(<RequestForm kind={kind} action="/senden" acted={undefined} brand={brandBeforeContent} />)

test.each([
  { kind: 'newsletter-subscription-request', says: true },
  { kind: 'alert-request', says: false },
] as const)('$kind tells what has to be filled in, if anything is left to choice: $says', ({ kind, says }) => {
  expect(drawn(kind).includes('nicht als freiwillig bezeichnet')).toBe(says)
})
