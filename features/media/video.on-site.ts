import { createActor } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { blockedDialog } from '#core/media/blocked-dialog.ts'
import type { Consent } from '#core/media/media.ts'
import { videoSettings } from '#core/media/video-settings.ts'
import { playerOf, videoMachine } from '#core/media/video.machine.ts'
import type { WatchesAVideo } from './video.driver.ts'
import type { Entry } from '../support/entry.ts'

/** Watches a video by running its machine as a page does, with a choice about cookies kept in memory. */
export const watchesAVideoOnSite = ({ origin }: Entry): WatchesAVideo => {
  let consent: Consent = { decided: false, marketing: false }
  let choiceOpen = false
  let toggles = 0
  const asked: string[] = []
  let actor: ActorRefFrom<typeof videoMachine> | undefined

  const player = () => {
    if (actor === undefined) throw new Error('no page with a video is open')
    return playerOf(actor.getSnapshot())
  }
  const send = (event: Parameters<ActorRefFrom<typeof videoMachine>['send']>[0]) => actor?.send(event)

  return {
    async open(host) {
      actor?.stop()
      toggles = 0
      asked.length = 0
      actor = createActor(videoMachine, { input: { ...videoSettings({ ...host }, origin), consent } })
      actor.on('toggle-play-video', () => {
        toggles += 1
      })
      actor.on('consent.renewed', () => {
        choiceOpen = true
      })
      actor.subscribe(() => {
        const { embedAddress } = player()
        if (embedAddress !== undefined) asked.push(new URL(embedAddress).host)
      })
      actor.start()
    },

    async see() {
      const { playing, dialogOpen, embedAddress, overlayOpen, message, withShadow, ...rest } = player()
      const { title, text, loadLabel, leaveLabel } = blockedDialog
      return {
        cover: rest.cover,
        title: rest.title,
        description: rest.description,
        shadow: withShadow,
        paddingBottom: rest.paddingBottom,
        frame: playing ? embedAddress : undefined,
        dialog: dialogOpen ? { title, text, buttons: [loadLabel, leaveLabel] } : undefined,
        overlay: overlayOpen,
        pageScrolls: rest.pageScrolls,
        atEndOfPage: rest.atEndOfPage,
        unplayable: message === 'video-unplayable',
      }
    },

    clickCover: async () => send({ type: 'cover.clicked' }),
    closeDialog: async () => send({ type: 'dialog.closed' }),
    load: async () => send({ type: 'load.clicked' }),
    closePopup: async () => send({ type: 'popup.closed' }),
    async decide(choice) {
      choiceOpen = false
      consent = { decided: true, marketing: choice === 'accept' }
      send({ type: 'consent.decided', consent })
    },
    choiceOpen: async () => choiceOpen,
    toggles: async () => toggles,
    foreignHosts: async () => asked,
  }
}
