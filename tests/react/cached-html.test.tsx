import { describe, expect, test } from 'vitest'
import { brandBeforeContent } from '#core/brand/brand.ts'
import type { Frame } from '#react/page.ts'
import { Icon } from '#react/ui/icon.tsx'
import { cachedHtml } from '#react/ui/cached-html.ts'
import { withIcons } from '#react/ui/sprite.ts'

const frame = (here: string, settings = settingsOf('https://a.example')): Frame => ({
  brand: brandBeforeContent,
  settings,
  here,
})
const settingsOf = (siteOrigin: string): Frame['settings'] => ({
  siteOrigin,
  brOrigin: siteOrigin,
  assets: { loader: '', styles: [], wording: '', fonts: [] },
})

function counting() {
  const drawn: string[] = []
  const part = cachedHtml(({ title }: { readonly title: string }, { here, settings }) => {
    drawn.push(title)
    return (
      <p title={here} lang={settings.siteOrigin}>
        <Icon name="heart" /> {title}
      </p>
    )
  })
  return { drawn, part }
}

describe('kept HTML', () => {
  test('is drawn once for what it shows, and says where it stands', () => {
    const { drawn, part } = counting()
    const settings = settingsOf('https://a.example')
    const first = part({ title: 'Ä & <b>' }, frame('/eins', settings))
    expect(first).toContain('title="/eins"')
    expect(first).toContain('Ä &amp; &lt;b&gt;')
    expect(part({ title: 'Ä & <b>' }, frame('/suche?q="$&<', settings))).toBe(
      first.replace('/eins', () => '/suche?q=&quot;$&amp;&lt;'),
    )
    expect(drawn).toHaveLength(1)
  })

  test('is drawn anew when anything of it is different, and for other settings', () => {
    const { drawn, part } = counting()
    part({ title: 'eins' }, frame('/'))
    expect(part({ title: 'zwei' }, frame('/'))).toContain('zwei')
    expect(part({ title: 'eins' }, frame('/', settingsOf('https://b.example')))).toContain('https://b.example')
    expect(drawn).toEqual(['eins', 'zwei', 'eins'])
  })

  test('brings its icons along each time', () => {
    const { part } = counting()
    const settings = settingsOf('https://a.example')
    const names = () => [...withIcons(() => part({ title: 'eins' }, frame('/', settings))).names]
    expect([names(), names()]).toEqual([['heart'], ['heart']])
  })
})
