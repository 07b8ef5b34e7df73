import { describe, expect, test } from 'vitest'
import { brandBeforeContent } from '#core/brand/brand.ts'
import type { Part } from '#react/cached-part.tsx'
import { drawings } from '#react/drawing.tsx'
import type { Frame } from '#react/page.ts'
import { Icon } from '#react/ui/icon.tsx'
import type { IconName } from '#react/ui/icons.ts'

const frame = (here: string): Frame => ({
  brand: brandBeforeContent,
  settings: {
    siteOrigin: 'https://a.example',
    brOrigin: 'https://a.example',
    assets: { loader: '', styles: [], wording: '', fonts: [] },
  },
  here,
})

function counting() {
  const drawn: string[] = []
  const part: Part<{ readonly title: string; readonly icon?: IconName }> = ({ title, icon = 'heart' }, { here }) => {
    drawn.push(title)
    return (
      <p title={here}>
        <Icon name={icon} /> {title}
      </p>
    )
  }
  return { drawn, part }
}

describe('a part of pages', () => {
  test('is drawn once for what it shows, and says where it stands', () => {
    const { drawn, part } = counting()
    const begin = drawings()
    const first = begin().part(part, { title: 'Ä & <b>' }, frame('/eins'))
    expect(first).toContain('title="/eins"')
    expect(first).toContain('Ä &amp; &lt;b&gt;')
    expect(begin().part(part, { title: 'Ä & <b>' }, frame('/suche?q="$&<'))).toBe(
      first.replace('/eins', () => '/suche?q=&quot;$&amp;&lt;'),
    )
    expect(drawn).toHaveLength(1)
  })

  test('is drawn anew when anything of it is different, and apart from other parts', () => {
    const [one, other] = [counting(), counting()]
    const { part } = drawings()()
    part(one.part, { title: 'eins' }, frame('/'))
    expect(part(one.part, { title: 'zwei' }, frame('/'))).toContain('zwei')
    part(one.part, { title: 'eins' }, frame('/'))
    part(other.part, { title: 'eins' }, frame('/'))
    expect([one.drawn, other.drawn]).toEqual([['eins', 'zwei'], ['eins']])
  })

  test('brings its icons along each time', () => {
    const { part } = counting()
    const begin = drawings()
    const icons = () => {
      const drawing = begin()
      drawing.part(part, { title: 'eins' }, frame('/'))
      return [...drawing.icons]
    }
    expect([icons(), icons()]).toEqual([['heart'], ['heart']])
  })
})

describe('pages that are drawn at the same time', () => {
  test('have the icons of their own, whichever of them goes on first', () => {
    const { part } = counting()
    const begin = drawings()
    const [one, other] = [begin(), begin()]
    one.still(<Icon name="phone" />)
    other.live(<Icon name="train" />)
    one.part(part, { title: 'eins', icon: 'car' }, frame('/'))
    other.still(<Icon name="book" />)
    one.live(<Icon name="mail" />)
    expect([...one.icons].toSorted()).toEqual(['car', 'mail', 'phone'])
    expect([...other.icons].toSorted()).toEqual(['book', 'train'])
  })
})
