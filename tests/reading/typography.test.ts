import { describe, expect, test } from 'vitest'
import { protectSpaces } from '#reading/typography.ts'

const shown = (text: string): string => protectSpaces(text).replaceAll('\u00a0', '~')

describe('spaces at which a line must not break (design guide §3)', () => {
  test.each([
    ['§ 37 Abs. 6 Satz 1 BetrVG', '§~37 Abs.~6 Satz~1~BetrVG'],
    ['§§ 26 bis 29 BetrVG', '§§~26 bis 29~BetrVG'],
    ['§ 78a BetrVG', '§~78a~BetrVG'],
    ['§ 87 Abs. 1 Nr. 6 BetrVG', '§~87 Abs.~1 Nr.~6~BetrVG'],
    ['§ 178 SGB IX', '§~178~SGB~IX'],
    ['Art. 9 Abs. 3 GG', 'Art.~9 Abs.~3~GG'],
    ['Art. 6 Abs. 1 Buchst. f DSGVO', 'Art.~6 Abs.~1 Buchst.~f DSGVO'],
    ['Az. 7 ABR 8/23, Rn. 15', 'Az.~7 ABR 8/23, Rn.~15'],
    ['5 Tage, 1 Tag, 180 Minuten', '5~Tage, 1~Tag, 180~Minuten'],
    ['1.490,00 € und 19 %', '1.490,00~€ und 19~%'],
    ['9:00–17:00 Uhr', '9:00–17:00~Uhr'],
    ['Montag bis Freitag, 8 bis 17 Uhr', 'Montag bis Freitag, 8~bis~17~Uhr'],
    ['von 9:30 bis 12 Uhr', 'von 9:30~bis~12~Uhr'],
    ['2 bis 3 Stunden', '2 bis 3~Stunden'],
    ['12 Monate, 14 Tagen, 2 Wochen', '12~Monate, 14~Tagen, 2~Wochen'],
    ['Reden – und zuhören', 'Reden~– und zuhören'],
    ['z. B. und d.h. und u. a.', 'z.~B. und d.~h. und u.~a.'],
    ['§ 37 i. V. m. § 40', '§~37 i.~V.~m. §~40'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected))

  test.each(['Der Satz ist lang', 'Nr. eins', 'Am 1. März', 'Tag 5 beginnt', '12 Tagungen', 'Absatz 1', 'S. Fischer'])(
    '%s stays as it is',
    (text) => expect(shown(text)).toBe(text),
  )

  test('twice is once', () => {
    const once = protectSpaces('§ 37 Abs. 6 BetrVG – 5 Tage, z. B. i. V. m. Art. 9')
    expect(protectSpaces(once)).toBe(once)
  })
})
