import { describe, expect, test } from 'vitest'
import { controls, type Controls } from '#react/blocks/finder/finder-form.tsx'
import { openPages } from './pages-app.ts'

describe('the form of the finder', () => {
  test('does not compile without the control of a filter', () => {
    const { preis: _, ...forgotten } = controls
    // @ts-expect-error nobody could choose a price
    expect(forgotten satisfies Controls).toBeDefined()
  })

  test('draws a field for every filter, once', async () => {
    const { visit } = await openPages()
    const { html } = await visit().get('/seminare/p')
    const form = /<form class="filters".*?<\/form>/s.exec(html)?.[0] ?? ''
    const found = (attribute: string) =>
      [...form.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, value = '']) => value)
    expect([...new Set(found('name'))].toSorted()).toEqual(Object.keys(controls).toSorted())
    const ids = found('id')
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })
})
