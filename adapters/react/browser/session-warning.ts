import { clockOf, nextStepBy } from '#core/login/session-warning.view.ts'
import type { SessionTime } from '#core/login/login.ts'
import type { ForManagingALogin } from '#core/login/ports.ts'

/** What is asked again where no answer came. In seconds. */
const again = 30

interface Warned {
  readonly window: Window
  readonly template: HTMLTemplateElement
  readonly login: () => Promise<Pick<ForManagingALogin, 'sessionTime' | 'extendSession'>>
}

/**
 * Warns a member before the session ends, and lets a press keep it; another tab may have done so, and it is asked again
 * before anybody is warned. The page stays as it is, whatever happens: nothing that was typed is lost.
 */
export function warnBeforeTheEnd({ window, template, login }: Warned): void {
  const [warning, over] = dialogsOf(template, window.document)
  const left = warning.querySelector('[data-left]')
  let ticking: number | undefined
  const stopTicking = () => window.clearInterval(ticking)

  const after = (seconds: number, act: () => void) => window.setTimeout(act, seconds * 1000)
  const look = async (): Promise<void> => {
    try {
      const answer = await (await login()).sessionTime({})
      if (answer.ok) follow(answer.value)
    } catch {
      after(again, () => void look())
    }
  }
  const follow = (time: SessionTime): void => {
    const next = nextStepBy(time)
    stopTicking()
    if (next.step !== 'warn') warning.close()
    if (next.step === 'wait') after(next.seconds, () => void look())
    if (next.step === 'warn') warn(time)
    if (next.step === 'over') show(over)
  }
  const warn = ({ secondsLeft }: SessionTime): void => {
    const end = window.performance.now() + secondsLeft * 1000
    const tell = () => {
      const seconds = Math.max(0, Math.round((end - window.performance.now()) / 1000))
      if (left) left.textContent = clockOf(seconds)
      if (seconds > 0) return
      stopTicking()
      void look()
    }
    tell()
    ticking = window.setInterval(tell, 1000)
    show(warning)
  }
  const extend = async (): Promise<void> => {
    try {
      const answer = await (await login()).extendSession({})
      if (answer.ok) follow(answer.value)
      else follow({ secondsLeft: 0, secondsMore: 0 })
    } catch {
      // It stays open: the press can be repeated.
    }
  }

  warning.querySelector('[data-extend]')?.addEventListener('click', () => void extend())
  over.querySelector('[data-close]')?.addEventListener('click', () => over.close())
  void look()
}

const show = (dialog: HTMLDialogElement): void => {
  if (!dialog.open) dialog.showModal()
}

/** The dialogs of the template, hung into the page. */
function dialogsOf(template: HTMLTemplateElement, document: Document): readonly [HTMLDialogElement, HTMLDialogElement] {
  const [warning, over] = [...document.importNode(template.content, true).querySelectorAll('dialog')]
  if (!warning || !over) throw new Error('the template of the session warning has no two dialogs')
  document.body.append(warning, over)
  return [warning, over]
}
