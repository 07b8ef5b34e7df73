import type { Brand } from './brand.ts'

/**
 * Opens a letter to the provider in the visitor's own mail program, with its subject and what he need only complete.
 */
export const mailHref = ({ email }: Pick<Brand, 'email'>, subject: string, body = ''): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`
