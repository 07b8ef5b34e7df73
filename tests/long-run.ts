/** Whether all figures are wanted (`npm run test:long`), or what shows in minutes that a proof still stands. */
export const isLong = process.env['LONG'] !== undefined
