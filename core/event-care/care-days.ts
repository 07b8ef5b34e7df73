/** For so many days after the last one of an event its team still knows what a hotel had to (domain §6, Art. 9). */
export const careDays = 28
/** What somebody says she needs it for. */
export const longestPurpose = 200
