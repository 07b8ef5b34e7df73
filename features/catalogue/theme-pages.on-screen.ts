import { lines } from '#features/screens/readings.ts'
import type { PackageItemSeen, ReadsThemePages, VoiceSeen } from './theme-pages.driver.ts'
import { mainOf, open } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { headingsOf, sectionOf } from '../screens/sections.ts'

/** Reads the pages around a theme, by headings, labels and roles. */
export const readsThemePagesOnScreen = (place: PageAddress): ReadsThemePages => {
  const { screen, origin } = place
  return {
    async follow(address) {
      const { headers } = await fetch(origin + address, { redirect: 'manual', headers: { accept: 'text/html, */*' } })
      const location = headers.get('location')
      return location === null ? { missing: true } : { ledTo: location }
    },

    fate: (key) =>
      open(place, `/seminare/p/${key}`, async (main) => {
        const words = await main.read(lines)
        const days = (await main.readAll('rowheader', lines)).flat().filter((line) => /^\d\d\./.test(line))
        const hour = words.flatMap((line) => /^Beginnt um .* statt um (.*)$/u.exec(line)?.[1] ?? [])
        return {
          calledOff: words.includes('Dieser Termin ist abgesagt'),
          rescheduledFrom: words.flatMap((line) =>
            line.startsWith('Verlegt vom ') ? line.replace('Verlegt vom ', '').split(' und vom ') : [],
          ),
          otherHour: hour[0],
          others: days,
        }
      }),

    contacts: (key) =>
      open(place, `/seminare/p/${key}`, async (main) => headingsOf(await sectionOf(main, /^Ihre? Kontakte?$/), 3)),

    async evenings(theme) {
      await screen.go(`/seminare/t/${theme}/erlebnis`)
      const everything = await mainOf(place)
      const told = await everything.read(eveningsIn)
      return { ...told, voices: told.figures.flatMap(voiceIn) }
    },

    async starterPackage(theme) {
      await screen.go(`/seminare/t/${theme}/starterpaket`)
      return (await mainOf(place)).read(packageIn)
    },
  }
}

/** The lines under a voice: who speaks, and where it comes from. */
const voiceIn = ([speaker = '', source = '']: readonly string[]): readonly VoiceSeen[] => {
  if (source.startsWith('Beispiel')) return [{ speaker, source: 'invented' }]
  const [, stated = '', assured = ''] = /^Quelle: (.*?)\. (.*)$/u.exec(source) ?? []
  return [{ speaker, source: `${stated}, ${/nicht geprüft/.test(assured) ? 'not checked' : 'checked'}` }]
}

/** Reads the towns, pictures and voices of a page; runs inside the page. */
const eveningsIn = (main: Element): { towns: string[]; pictures: string[]; figures: string[][] } => {
  const textOf = (element: Element) => (element.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  const towns = [...main.querySelectorAll('section')].filter((section) => section.querySelector('dl'))
  return {
    towns: towns.map((section) => textOf(section.querySelector('h2') as Element)),
    pictures: towns.flatMap((section) =>
      [...section.querySelectorAll('figure img')].map((picture) => picture.getAttribute('alt') ?? ''),
    ),
    figures: [...main.querySelectorAll('figure')]
      .filter((figure) => figure.querySelector('blockquote'))
      .map((figure) => [...figure.querySelectorAll('figcaption strong, figcaption span')].map(textOf)),
  }
}

/** Reads what is in a starter package; runs inside the page. */
const packageIn = (main: Element): PackageItemSeen[] => {
  const textOf = (element: Element) => (element.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  return [...main.querySelectorAll('section li')]
    .filter((item) => item.querySelector('h3'))
    .map((item) => {
      const after = (label: string) =>
        [...item.querySelectorAll('p')]
          .map(textOf)
          .find((text) => text.startsWith(label))
          ?.slice(label.length) ?? ''
      return {
        title: textOf(item.querySelector('h3') as Element),
        picture: item.querySelector('img')?.getAttribute('alt') ?? '',
        condition: after('Bedingung: '),
        'also in': after('Auch in: '),
      }
    })
}
