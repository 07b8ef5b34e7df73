import { allText } from '#features/screens/readings.ts'
import { mainOf } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import type { DownloadSeen, ReadsQuestions, TakesDownloads } from './downloads.driver.ts'

/** Takes documents from their page, by its form, by labels and roles. */
export const takesDownloadsOnScreen = (place: PageAddress): TakesDownloads => {
  const { screen } = place
  const { page } = screen
  return {
    async downloads({ rubric = '', targetGroup = '', type = '' }) {
      await screen.go('/downloads')
      for (const [label, value] of [
        ['Rubrik', rubric],
        ['Für', targetGroup],
        ['Art', type],
      ] as const) {
        if (value !== '') await (await page.field(label)).choose(await (await page.field(label)).read(optionOf, value))
      }
      await (await page.all('button', 'Anzeigen'))[0]?.click()
      await screen.settle()
      return {
        downloads: await (await mainOf(place)).readAll('article', downloadIn),
        rubrics: await (await page.field('Rubrik')).read(countedOptions),
        kinds: await (await page.field('Art')).read(countedValues),
      }
    },
    async take(slug) {
      const asked = `/download/${slug}.pdf`
      await screen.go(asked)
      const { pathname, searchParams } = new URL(await screen.address())
      if (pathname === '/kundenportal/login')
        return searchParams.get('post_login_redirect_url') === asked ? { login: true } : { missing: true }
      const told = await page.read(allText)
      return /^\s*%PDF-/.test(told) ? { pdf: pathname.slice('/download/'.length) } : { missing: true }
    },
  }
}

/** Reads questions from their page. */
export const readsQuestionsOnScreen = (place: PageAddress): ReadsQuestions => ({
  async questions() {
    await place.screen.go('/fragen')
    return (await mainOf(place)).read(questionsIn)
  },
})

// Readings run inside a page.

const optionOf = (field: Element, value: string): string =>
  [...field.querySelectorAll('option')].find((option) => option.value === value)?.textContent ?? ''

/** '2 SBV-Praxis', of 'SBV-Praxis (2)'. */
const countedOptions = (field: Element): string[] =>
  [...field.querySelectorAll('option')].flatMap((option) => {
    const [, label, count] = /^(.*) \((\d+)\)$/.exec(option.textContent ?? '') ?? []
    return label === undefined ? [] : [`${count} ${label}`]
  })

const countedValues = (field: Element): string[] =>
  [...field.querySelectorAll('option')].flatMap((option) => {
    const [, count] = / \((\d+)\)$/.exec(option.textContent ?? '') ?? []
    return count === undefined ? [] : [`${count} ${option.value}`]
  })

const downloadIn = (article: Element): DownloadSeen => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '')
      .replaceAll('\u00ad', '')
      .replace(/[\t\n\r ]+/g, ' ')
      .trim()
  const paragraphs = [...article.querySelectorAll('p')].map(textOf)
  return {
    title: textOf(article.querySelector('h3')),
    forMembers: paragraphs.includes('Für Mitglieder'),
    file: paragraphs.find((text) => text.startsWith('PDF') && !text.startsWith('PDF öffnen')) ?? '',
  }
}

const questionsIn = (main: Element) => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '')
      .replaceAll('\u00ad', '')
      .replace(/[\t\n\r ]+/g, ' ')
      .trim()
  return [...main.querySelectorAll('section')].flatMap((section) =>
    [...section.querySelectorAll('details')].map((details) => ({
      about: section.querySelector('h2')?.id ?? '',
      question: textOf(details.querySelector('summary')),
      answer: textOf(details.querySelector('.prose')),
      links: [...details.querySelectorAll('.prose a')].map((link) => link.getAttribute('href') ?? '').join(', '),
    })),
  )
}
