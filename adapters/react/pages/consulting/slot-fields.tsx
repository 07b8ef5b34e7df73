import { talkChannels } from '#core/shared/talk-channel.ts'
import type { Slot } from '#core/consulting/consulting.ts'
import type { Instant } from '#core/shared/day.ts'
import { consultingWording } from '#wording/pages/consulting.ts'
import { RadioField } from '../../ui/radio-field.tsx'

const words = consultingWording.details

/** The slot that is picked and how one talks; where it was taken meanwhile, the next that are free to choose from. */
export const SlotFields = ({
  start,
  channel,
  next,
  faultOf,
}: {
  readonly start: Instant
  readonly channel: string | undefined
  readonly next: readonly Slot[]
  readonly faultOf: (field: string) => string | undefined
}) => (
  <>
    {next.length > 0 ? (
      <RadioField
        name="slotStart"
        legend={words.slotStart}
        value={undefined}
        choices={next.map((slot) => ({ id: slot.start, label: words.slot(slot.start) }))}
        fault={faultOf('slotStart')}
      />
    ) : (
      <>
        <p>{words.chosen(start)}</p>
        <input type="hidden" name="slotStart" value={start} />
      </>
    )}
    <RadioField
      name="channel"
      legend={words.channel}
      value={channel}
      choices={talkChannels.map((id) => ({ id, ...words.channels[id] }))}
      fault={faultOf('channel')}
    />
  </>
)
