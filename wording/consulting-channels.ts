import type { TalkChannel } from '#core/shared/talk-channel.ts'

/** How one talks with a consultant. */
export const channelNames: Readonly<Record<TalkChannel, string>> = {
  telefon: 'am Telefon',
  video: 'per Video',
  vor_ort: 'bei Ihnen vor Ort',
}
