import { notLoadedWording } from '#wording/not-loaded.ts'

/** What hosts tell while what they need is loaded, and when it could not be. */
export interface BusyControls {
  /** A control of a host was pressed: it is busy from now on, for the eye and for screen readers. */
  begin(host: HTMLElement, control: Element): void
  end(host: HTMLElement): void
  /** Tells beside the control that nothing came, and what to do, aloud too (WCAG 4.1.3). */
  failed(host: HTMLElement, hasPlainWay: boolean): void
}

export function busyControls(): BusyControls {
  const busy = new Map<HTMLElement, Element>()
  const messages = new Map<HTMLElement, Element>()
  const end = (host: HTMLElement) => {
    busy.get(host)?.removeAttribute('aria-busy')
    busy.delete(host)
  }
  const forget = (host: HTMLElement) => {
    messages.get(host)?.remove()
    messages.delete(host)
  }
  return {
    begin(host, control) {
      end(host)
      forget(host)
      control.setAttribute('aria-busy', 'true')
      busy.set(host, control)
    },
    end(host) {
      end(host)
      forget(host)
    },
    failed(host, hasPlainWay) {
      end(host)
      forget(host)
      const message = host.ownerDocument.createElement('p')
      message.className = 'note bad'
      message.setAttribute('role', 'alert')
      message.textContent = hasPlainWay ? notLoadedWording.plainWay : notLoadedWording.again
      host.append(message)
      messages.set(host, message)
    },
  }
}
