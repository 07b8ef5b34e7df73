import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Table } from '#http/contract/endpoint.ts'
import { encode, sendEncoded } from './encoded.ts'

const tableType = 'text/csv; charset=utf-8; header=present'

/** Whether a value that can be a table is asked for as one: by the query, else by what the asker accepts. */
export function wantsTable(request: FastifyRequest, endpoint: Endpoint): boolean {
  if (!endpoint.table) return false
  const { format } = request.query as Readonly<Record<string, unknown>>
  if (format !== undefined) return format === 'csv'
  const accepted = request.headers.accept ?? ''
  return accepted.includes('text/csv') && !accepted.includes('application/json')
}

export async function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  table: Table,
  value: unknown,
): Promise<FastifyReply> {
  const lines = [table.columns, ...table.rows(value)].map((cells) => cells.map(cellOf).join(','))
  return sendEncoded(request, reply, encode(tableType, lines.map((line) => `${line}\r\n`).join('')))
}

/** A cell by RFC 4180. What a spreadsheet would take for a formula is text for it. */
function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
