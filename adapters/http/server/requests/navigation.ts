import type { FastifyRequest } from 'fastify'
import { asDataHeader } from '#pages-port/page-rendering.ts'

/**
 * Whether somebody goes to a page to read it: a browser asks for the document of a tab, not ahead of time and not for a
 * frame, or one that took a page over asks for what the next one is drawn from. Programs that follow the links of a
 * letter, to look for what is bad in it, mostly say none of this (Fetch Metadata Request Headers, W3C).
 */
export function isNavigation({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET' || isAhead(headers['sec-purpose']) || isAhead(headers['purpose'])) return false
  if (headers[asDataHeader] !== undefined) return true
  return headers['sec-fetch-mode'] === 'navigate' && (headers['sec-fetch-dest'] ?? 'document') === 'document'
}

const isAhead = (purpose: string | readonly string[] | undefined): boolean => String(purpose ?? '').includes('prefetch')
