/**
 * Brings an opened box with an address to life: the address can be copied, and handed to the programs of the device
 * where it has a sheet for that. Buttons that would do nothing stay hidden.
 */
export function shareAddress(box: Element, { navigator }: Pick<Window, 'navigator'>): void {
  const field = box.querySelector('input')
  const status = box.querySelector<HTMLElement>('[role="status"]')
  if (!field || !status) return

  // Outside secure contexts there is none, whatever the type says.
  const clipboard = navigator.clipboard as Clipboard | undefined
  offered(box, '[data-copies]', clipboard !== undefined, async () => {
    const told = await clipboard?.writeText(field.value).then(
      () => status.dataset['copied'],
      () => status.dataset['notCopied'],
    )
    if (told !== status.dataset['copied']) field.select()
    status.textContent = told ?? ''
  })
  offered(box, '[data-sends]', 'share' in navigator, () =>
    // Whoever closes the sheet again has not failed.
    navigator.share({ title: box.getAttribute('data-share') ?? '', url: field.value }).catch(() => undefined),
  )
}

function offered(box: Element, name: string, works: boolean, act: () => Promise<void>): void {
  const button = box.querySelector<HTMLButtonElement>(name)
  if (!button || !works) return
  button.hidden = false
  button.addEventListener('click', () => void act())
}
