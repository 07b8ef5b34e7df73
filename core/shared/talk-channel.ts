/** How a talk with somebody of the office is held: by telephone, by video, or at the customer's (domain §7.8). */
export const talkChannels = ['telefon', 'video', 'vor_ort'] as const
export type TalkChannel = (typeof talkChannels)[number]

/** The channel that a text names. */
export const talkChannelIn = (text: string): TalkChannel | undefined => talkChannels.find((one) => one === text)
