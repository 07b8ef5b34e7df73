import { storedUntil } from '../forms/stored-until.ts'
import type { Day, Instant } from '../shared/day.ts'

/**
 * Months for which an application is kept (domain §7.13). Claims of who was turned down have to be made within two
 * months (§ 15 Abs. 4 AGG) and taken to court within three more (§ 61b Abs. 1 ArbGG); then nothing needs the papers any
 * longer (Art. 17 Abs. 1 Buchst. a DSGVO).
 */
export const retentionMonths = 6

/** The first day on which an application is no longer kept: six months later, in shorter months their last day. */
export const deletedOn = (appliedAt: Instant): Day => storedUntil(appliedAt, retentionMonths)
