import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { checkOut } from '../whole-path/ordering.ts'
import type { Walker } from '../whole-path/walk.ts'

export async function takeToMeeting(walker: Walker, title: string): Promise<void> {
  const { hands, part, look } = walker
  await hands.press(part('link', `${title}: In die Sitzung nehmen`))
  await part('heading', 'Wen entsenden Sie?').waitFor()
  await look('Wer fährt?')
}

/** Who is ticked, as it stands beside the boxes. */
export async function chosen({ page }: Walker): Promise<readonly string[]> {
  const boxes = page.getByRole('main').getByRole('checkbox', { checked: true })
  const names: string[] = []
  for (const box of await boxes.all()) {
    const text = await box.evaluate((element) => element.closest('label')?.textContent ?? '')
    names.push(text.split(',')[0]?.trim() ?? '')
  }
  return names
}

/** A paper for those who are ticked, as a file. */
export async function print({ page, hands, part }: Walker, paper: string): Promise<void> {
  const [file] = await Promise.all([page.waitForEvent('download'), hands.press(part('button', paper))])
  assert.equal((await readFile(await file.path())).subarray(0, 5).toString(), '%PDF-')
}

export async function reserveFor(walker: Walker, names: readonly string[]): Promise<void> {
  const { page, go, part, look } = walker
  await go(part('button', 'In den Warenkorb: reservieren'), part('heading', 'Warenkorb'))
  for (const name of names) await page.getByRole('main').getByText(name).first().waitFor()
  await look('Warenkorb des Gremiums')
  await checkOut(walker, '§ 37 Abs. 6 BetrVG, erforderliche Schulung')
}
