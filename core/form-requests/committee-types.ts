/** Committees whose members are trained (domain §4.7); `andere` for all else. */
export const committeeTypes = ['BR', 'GBR', 'KBR', 'SBV', 'JAV', 'GJAV', 'WA', 'EBR', 'andere'] as const
