/** Digits of a German postcode. */
export const postcodeDigits = 5

/** Whether a text has the shape of a German postcode; there may be none such. */
export const isPostcodeShaped = (text: string): boolean => /^\d+$/.test(text) && text.length === postcodeDigits
