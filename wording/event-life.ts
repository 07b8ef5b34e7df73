import type { UnderWay } from '#core/catalogue/event-lifetime.ts'
import { clockText, longDay } from '#core/shared/day-texts.ts'

/** How an event stands that is being held or begins today. */
export const eventLife = ({ life, startTime, endDate, endTime }: UnderWay): string =>
  ({
    'begins-today': `Beginnt heute um ${clockText(startTime)}`,
    running: `Läuft gerade, bis ${longDay(endDate)}, ${clockText(endTime)}`,
    'ends-today': `Läuft gerade, bis heute um ${clockText(endTime)}`,
    'ended-today': `Ist heute um ${clockText(endTime)} zu Ende gegangen`,
  })[life]
