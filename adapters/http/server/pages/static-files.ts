import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encode, sendEncoded, type Encoded } from '../answers/encoded.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

/** The script whose address stays the same, because foreign pages name it. */
const widgetsScript = '/widgets.js'

/** Named after their content, so whoever has them need not ask again. */
const forever = 'public, max-age=31536000, immutable'
const askAgain = 'public, max-age=0, must-revalidate'
const aDay = 'public, max-age=86400'

/**
 * Serves the files of some folders as they were when it began; the first folder that has a file wins. Dot files are
 * nobody's.
 */
export function staticFiles(folders: readonly string[]) {
  const files = new Map<string, string>()
  for (const folder of folders)
    for (const [path, file] of filesUnder(folder)) if (!files.has(path)) files.set(path, file)
  const read = new Map<string, Encoded>()

  const find = (path: string): Encoded | undefined => {
    const file = files.get(path)
    if (file === undefined) return undefined
    const known = read.get(path)
    if (known) return known
    const encoded = encode(types[extname(file).toLowerCase()] ?? 'application/octet-stream', readFileSync(file), 11)
    read.set(path, encoded)
    return encoded
  }

  return {
    /** Whether there is a file at that path. */
    has: (path: string): boolean => files.has(path),
    send: async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
      const encoded = find(path)
      if (!encoded) throw new Error(`there is no file at ${path}`)
      return sendEncoded(request, reply.header('cache-control', keepingOf(path)), encoded)
    },
  }
}
export type StaticFiles = ReturnType<typeof staticFiles>

function keepingOf(path: string): string {
  if (isHashed(path)) return forever
  return path === widgetsScript || path.endsWith('.html') ? askAgain : aDay
}

/** The build names these after their content. */
const isHashed = (path: string): boolean => path.startsWith('/assets/') || /\.[\w-]{8,}\.json$/.test(path)

function filesUnder(folder: string): [string, string][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string, string] => [`/${file.slice(folder.length).split(sep).filter(Boolean).join('/')}`, file])
    .filter(([path]) => !path.includes('/.'))
}
