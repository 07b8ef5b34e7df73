import * as addressOf from '#core/shared/addresses.ts'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useMemo, useRef, type ReactNode, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { blockedDialog } from '#core/media/blocked-dialog.ts'
import { playerOf, videoMachine, type Player } from '#core/media/video.machine.ts'
import { videoSettings } from '#core/media/video-settings.ts'
import { Icon } from '../ui/icon.tsx'
import { ModalDialog } from './modal-dialog.tsx'
import type { PageOfWidgets, WidgetProps } from './page-of-widgets.ts'

/** The video player on its host element (spec §2, §4). Nothing of the provider is asked for before consent. */
export function Video({ page, host }: WidgetProps) {
  const { window, consent } = page
  const settings = useMemo(() => videoSettings(host.dataset, window.location.origin), [host, window])
  const actor = useActorRef(videoMachine, { input: { ...settings, consent: consent.current() } })
  const player = playerOf(useSelector(actor, (snapshot) => snapshot))

  useEffect(() => {
    const { CustomEvent } = window as unknown as typeof globalThis
    const toggled = actor.on('toggle-play-video', () =>
      host.dispatchEvent(new CustomEvent('toggle-play-video', { bubbles: true, detail: { source: settings.source } })),
    )
    const renewed = actor.on('consent.renewed', () => consent.renew())
    const decided = consent.subscribe((now) => actor.send({ type: 'consent.decided', consent: now }))
    return () => {
      toggled.unsubscribe()
      renewed.unsubscribe()
      decided()
    }
  }, [actor, consent, host, settings, window])
  useHeldPage(window, !player.pageScrolls)
  const frame = useRef<HTMLIFrameElement>(null)
  const pressed = useRef(false)
  const playsInPlace = player.playing && !player.overlayOpen
  useEffect(() => {
    // The cover goes; whoever pressed it goes on in the player. What starts by itself takes nobody's focus.
    if (playsInPlace && pressed.current) frame.current?.focus()
  }, [playsInPlace])

  const place = (layer: ReactNode) => (player.atEndOfPage ? createPortal(layer, window.document.body) : layer)
  return (
    <figure className={player.withShadow ? 'player shadow' : 'player'} style={{ paddingBottom: player.paddingBottom }}>
      {playsInPlace ? (
        <div className="video">
          <Frame player={player} page={page} frame={frame} />
        </div>
      ) : (
        <Cover
          player={player}
          page={page}
          onClick={() => {
            pressed.current = true
            actor.send({ type: 'cover.clicked' })
          }}
        />
      )}
      {player.description && <figcaption className="small mute">{player.description}</figcaption>}
      {player.message && (
        <p className="small">
          <output>{page.wording.video[player.message]}</output>
        </p>
      )}
      {player.dialogOpen &&
        place(
          <Blocked
            page={page}
            onClose={() => actor.send({ type: 'dialog.closed' })}
            onLoad={() => actor.send({ type: 'load.clicked' })}
          />,
        )}
      {player.overlayOpen &&
        place(
          <ModalDialog
            className="video-overlay"
            label={player.title || page.wording.video.play}
            closeLabel={page.wording.video.close}
            onClose={() => actor.send({ type: 'popup.closed' })}
          >
            <div className="video">
              <Frame player={player} page={page} />
            </div>
          </ModalDialog>,
        )}
    </figure>
  )
}

interface PlayerProps {
  readonly player: Player
  readonly page: PageOfWidgets
}

function Cover({ player, page: { wording }, onClick }: PlayerProps & { readonly onClick: () => void }) {
  const { play } = wording.video
  return (
    <button
      className="video"
      type="button"
      data-primary
      aria-label={player.title ? `${play}: ${player.title}` : play}
      onClick={onClick}
    >
      <img className="art" src={player.cover} alt="" width="960" height="540" />
      <span className="play">
        <Icon name="play" />
        <span>{player.title || play}</span>
      </span>
    </button>
  )
}

/** The provider's player. Its address comes from the machine, and only while it plays. */
function Frame({ player, page: { wording }, frame }: PlayerProps & { readonly frame?: Ref<HTMLIFrameElement> }) {
  return (
    <iframe
      ref={frame}
      src={player.embedAddress}
      title={player.title || wording.video.play}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // A page of another origin: it keeps its own and is kept from the rest.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

function Blocked({
  page: { wording },
  onClose,
  onLoad,
}: {
  readonly page: PageOfWidgets
  readonly onClose: () => void
  readonly onLoad: () => void
}) {
  const heading = useId()
  const { renewsBefore, settings, renewsAfter } = wording.video
  return (
    <ModalDialog className="top-r" labelledBy={heading} closeLabel={wording.close} onClose={onClose}>
      <h2 id={heading}>{blockedDialog.title}</h2>
      <p>{blockedDialog.text}</p>
      <div className="row">
        <button className="btn" type="button" onClick={onLoad}>
          {blockedDialog.loadLabel}
        </button>
        <button className="btn alt" type="button" onClick={onClose}>
          {blockedDialog.leaveLabel}
        </button>
      </div>
      <p className="small mute">
        {renewsBefore}
        <a href={addressOf.cookieSettings} data-open-consent="">
          {settings}
        </a>
        {renewsAfter}
      </p>
    </ModalDialog>
  )
}

/** Holds the page still while something lies over it (spec §2); what lies under it keeps its width. */
function useHeldPage(window: Window, held: boolean): void {
  useEffect(() => {
    if (!held) return
    const root = window.document.documentElement
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
    root.classList.add('held')
    return () => {
      root.classList.remove('held')
      root.style.removeProperty('--scrollbar')
    }
  }, [window, held])
}
