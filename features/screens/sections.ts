import type { Spot } from './screen.ts'

/** A part of a page under a heading of its own. */
export interface Section {
  readonly title: string
  /** Headings below its own, and what stands strong in it (level 0). */
  readonly parts: readonly { readonly level: number; readonly text: string }[]
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  readonly points: readonly string[]
}

/** The section with that title; an empty one where there is none. */
export const sectionOf = async (main: Spot, title: RegExp): Promise<Section> =>
  (await main.read(sectionsIn)).find((section) => title.test(section.title)) ?? {
    title: '',
    parts: [],
    facts: [],
    points: [],
  }

/** Texts of the headings of that level in a section. */
export const headingsOf = ({ parts }: Section, level: number): readonly string[] =>
  parts.filter((part) => part.level === level).map(({ text }) => text)

/** Reads a page section by section; runs inside the page. */
const sectionsIn = (main: Element): Section[] => {
  const textOf = (element: Element) => (element.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  return [...main.querySelectorAll('section')]
    .filter((section) => section.querySelector('h2'))
    .map((section) => ({
      title: textOf(section.querySelector('h2') as Element),
      parts: [...section.querySelectorAll('h3, h4, li strong')].map((part) => ({
        level: part.tagName.startsWith('H') ? Number(part.tagName.slice(1)) : 0,
        text: textOf(part),
      })),
      facts: [...section.querySelectorAll('dt')].map((term) => ({
        label: textOf(term),
        text: term.nextElementSibling ? textOf(term.nextElementSibling) : '',
      })),
      points: [...section.querySelectorAll('li')].map(textOf),
    }))
}
