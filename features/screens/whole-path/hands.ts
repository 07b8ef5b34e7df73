import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright'

/** How somebody works a page: presses, types, chooses and ticks. */
export interface Hands {
  press(target: Locator): Promise<void>
  fill(field: Locator, text: string): Promise<void>
  choose(select: Locator, label: string): Promise<void>
  tick(box: Locator): Promise<void>
  untick(box: Locator): Promise<void>
}

/** The mouse, with or without scripts on the page. */
export const mouse: Hands = {
  press: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  choose: async (select, label) => void (await select.selectOption({ label })),
  tick: (box) => box.check(),
  untick: (box) => box.uncheck(),
}

/** The keyboard alone: Tab and arrows lead somewhere, Enter and Space do it, and one sees where one is. */
export const keyboard = (page: Page): Hands => ({
  async press(target) {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  async fill(field, text) {
    await tabTo(page, field)
    if ((await field.getAttribute('type')) !== 'date') {
      await page.keyboard.press('ControlOrMeta+A')
      return page.keyboard.type(text)
    }
    // A field of a day shows its parts in the order that the browser's own language has.
    const [year = '', month = '', day = ''] = text.split('-')
    await page.keyboard.type(`${month}${day}${year}`)
    assert.equal(await field.inputValue(), text)
  },
  async choose(select, label) {
    await tabTo(page, select)
    await page.keyboard.type(label)
    assert.equal(await select.locator('option:checked').innerText(), label)
  },
  async tick(box) {
    const isRadio = (await box.getAttribute('type')) === 'radio'
    // Of a group of choices Tab comes to one; arrows lead to the others.
    if (isRadio) await arrowTo(page, box)
    else await tabTo(page, box)
    if (!(await box.isChecked())) await page.keyboard.press('Space')
    assert(await box.isChecked(), 'a key does not tick it')
  },
  async untick(box) {
    await tabTo(page, box)
    await page.keyboard.press('Space')
    assert(!(await box.isChecked()), 'a key does not untick it')
  },
})

/** Presses Tab, or backwards where that is nearer, until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 150; presses += 1) {
    const where = await target.evaluate(towards)
    if (where === 'here') return
    await page.keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab')
    assert.notEqual(
      await page.evaluate(unseenFocus),
      'unseen',
      `on the way to ${target.toString()} the focus is not seen`,
    )
  }
  throw new Error(`Tab never comes to ${target.toString()}`)
}

async function arrowTo(page: Page, radio: Locator): Promise<void> {
  const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`)
  const chosen = group.and(page.locator(':checked'))
  await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first())
  for (let presses = 0; presses < 10; presses += 1) {
    if ((await radio.evaluate(towards)) === 'here') return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`arrows never come to ${radio.toString()}`)
}

/** Where something is from what has the focus; runs inside the page. */
const towards = (element: Element): 'here' | 'before' | 'after' => {
  const from = document.activeElement
  if (from === element) return 'here'
  if (!from || from === document.body) return 'after'
  return from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after'
}

/** Whether something has the focus that one does not see; runs inside the page. */
const unseenFocus = (): string => {
  const element = document.activeElement
  if (!element || element === document.body || element.getAttribute('tabindex') === '-1') return 'none'
  const { width, height, bottom, top } = element.getBoundingClientRect()
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight ? 'seen' : 'unseen'
}
