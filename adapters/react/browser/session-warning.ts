import { clockOf, nextStepBy } from '#core/login/session-warning.view.ts'
import type { SessionTime } from '#core/login/login.ts'
import type { ForManagingALogin } from '#core/login/ports.ts'
import type { WidgetWording } from '#wording/widgets.ts'
import { overDialog, warningDialog } from '../widgets/session-dialogs.ts'

/** What is asked again where no answer came. In seconds. */
const again = 30

interface Warned {
  readonly window: Window
  readonly words: WidgetWording['session']
  /** Where one signs in again, in another window. */
  readonly signIn: string
  readonly login: () => Promise<Pick<ForManagingALogin, 'sessionTime' | 'extendSession'>>
}

/**
 * Warns a member before the session ends, and lets a press keep it; another tab may have done so, and it is asked again
 * before anybody is warned. The page stays as it is, whatever happens: nothing that was typed is lost. A page that came
 * when the session had ended already says nothing: it is that of somebody who is signed out.
 */
export function warnBeforeTheEnd({ window, words, signIn, login }: Warned): void {
  const { document } = window
  const [warning, over] = [warningDialog(document, words), overDialog(document, words, signIn)]
  document.body.append(warning, over)
  const left = warning.querySelector('[data-left]')
  let ticking: number | undefined
  let hasLasted = false
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
    if (next.step === 'over' && !hasLasted) return
    hasLasted = true
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
