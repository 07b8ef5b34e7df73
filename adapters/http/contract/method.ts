/** What a call may be asked with (RFC 9110 §9.3, RFC 5789): PATCH changes some of what is there, DELETE ends it. */
export const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/** Whether it changes something, and so needs to have been meant by the visitor. */
export const isUnsafe = (method: string): boolean => method !== 'GET' && method !== 'HEAD'

/** Whether what is asked stands in its body; that of a DELETE has no meaning (RFC 9110 §9.3.5). */
export const hasBodyOfItsOwn = (method: string): boolean => method === 'POST' || method === 'PATCH'
