import type { Page } from 'playwright'

const members = '/meinifb/gremium-mitglieder'

/** Begins a Gremium, and stays on the page of who belongs to it; five a day are an account's. */
export async function beginGremium(page: Page): Promise<void> {
  await page.goto(new URL(members, page.url()).href)
  await page.getByLabel('Art des Gremiums').selectOption('Betriebsrat')
  await page.getByLabel('Unternehmen oder Dienststelle').fill('Nordlicht Maschinenbau GmbH')
  await page.getByRole('button', { name: 'Gremium anlegen', exact: true }).click()
  await page.getByText('Ihr Gremium ist angelegt').waitFor()
}

/** The same, unless there is one from before. */
export async function someGremium(page: Page): Promise<void> {
  await page.goto(new URL(members, page.url()).href)
  if (!(await page.getByRole('heading', { name: 'Besetzung', exact: true }).isVisible())) await beginGremium(page)
}
