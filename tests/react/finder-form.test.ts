import { describe, expect, test } from 'vitest'
import { controls, type Controls } from '#react/blocks/finder/finder-form.tsx'
import { openPages } from './pages-app.ts'

describe('how the list of events is sorted', () => {
  const pages = openPages()
  const sortings = async (address: string) => {
    const { visit } = await pages
    const { html } = await visit().get(address)
    const nav = /<nav class="row g1 sortings".*?<\/nav>/s.exec(html)?.[0] ?? ''
    const links = [...nav.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].map(([, attributes = '', label = '']) => ({
      label,
      isCurrent: attributes.includes('aria-current="true"'),
    }))
    return {
      offered: links.map(({ label }) => label),
      current: links.filter((it) => it.isCurrent).map((it) => it.label),
    }
  }

  test.each([
    ['/seminare/p', 'Datum'],
    ['/seminare/p?sortierung=preis', 'Preis'],
    ['/seminare/p?plz=20095&sortierung=entfernung', 'Entfernung'],
  ])('at %s is marked', async (address, current) => {
    expect((await sortings(address)).current).toEqual([current])
  })

  test('by distance only from somewhere', async () => {
    expect((await sortings('/seminare/p')).offered).toEqual(['Datum', 'Preis'])
    expect((await sortings('/seminare/p?plz=20095')).offered).toEqual(['Datum', 'Entfernung', 'Preis'])
  })
})

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
