/** Milliseconds after which it is told how long it may take at most. */
const long = 8_000

/**
 * Shows a bar without an end while a form is answered, and tells of it aloud; whoever comes back to the page by his
 * history finds it at rest. What answers the form takes the page's place, and the bar with it.
 */
export function saysThatItWorks(form: HTMLFormElement, window: Pick<Window, 'addEventListener' | 'setTimeout'>): void {
  const bar = form.querySelector('progress')
  const status = form.querySelector<HTMLElement>('[role=status]')
  if (!bar || !status) return
  const { works = '', worksLong = '' } = status.dataset
  let sent = 0
  form.addEventListener('submit', () => {
    const mine = (sent += 1)
    bar.hidden = false
    status.textContent = works
    window.setTimeout(() => {
      if (mine === sent) status.textContent = worksLong
    }, long)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    sent += 1
    bar.hidden = true
    status.textContent = ''
  })
}
