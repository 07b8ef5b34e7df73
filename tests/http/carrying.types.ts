import { z } from 'zod'
import type { Document } from '#core/shared/document.ts'
import type { NotFound, NotSignedIn, Result } from '#core/shared/result.ts'
import type { Carrying } from '#http/contract/endpoint.ts'
import { refusing } from '#http/contract/refusing.ts'

// The compiler proves here that a contract is pinned to its port: each @ts-expect-error is a mistake it must find, and
// `tsc -p .` fails where it does not.

interface ForTrying {
  find(ask: {
    readonly id: string
    readonly loud?: boolean
  }): Promise<Result<{ readonly name: string }, NotFound | NotSignedIn>>
  drop(ask: { readonly id: string }): Promise<Result<void, never>>
}

interface ForWriting {
  write(ask: { readonly id?: string }): Promise<Result<{ readonly id: string; readonly isNew: boolean }, never>>
}

interface ForTaking {
  take(ask: { readonly id: string }): Promise<Result<Document, NotFound>>
}

const find = {
  method: 'GET',
  path: '/find/:id',
  says: 'Finden',
  ask: z.object({ id: z.string(), loud: z.boolean().exactOptional() }),
  ok: 200,
  value: z.object({ name: z.string() }),
  refusals: refusing('not-found', 'not-signed-in'),
} as const
const drop = {
  method: 'POST',
  path: '/drop',
  says: 'Fallen lassen',
  ask: z.object({ id: z.string() }),
  ok: 204,
  refusals: {},
} as const

const take = {
  method: 'GET',
  path: '/take/:id',
  says: 'Mitnehmen',
  ask: z.object({ id: z.string() }),
  ok: 200,
  file: ['application/pdf'],
  refusals: refusing('not-found'),
} as const

const write = {
  method: 'POST',
  path: '/write',
  says: 'Schreiben',
  ask: z.object({ id: z.string().exactOptional() }),
  ok: 200,
  created: 'isNew',
  value: z.object({ id: z.string(), isNew: z.boolean() }),
  refusals: {},
} as const

export const createdByNothing: Carrying<ForWriting> = {
  // @ts-expect-error an id does not say whether something new was made
  write: { ...write, created: 'id' },
}

export const whole: Carrying<ForTrying & ForTaking & ForWriting> = { find, drop, take, write }

// @ts-expect-error a method is missing
export const missingEndpoint: Carrying<ForTrying> = { find }

// @ts-expect-error a method too many
export const unknownEndpoint: Carrying<ForTrying> = { find, drop, more: drop }

export const missingRefusal: Carrying<ForTrying> = {
  drop,
  // @ts-expect-error the port also refuses with not-signed-in
  find: { ...find, refusals: refusing('not-found') },
}

export const unknownRefusal: Carrying<ForTrying> = {
  find,
  // @ts-expect-error the port never refuses
  drop: { ...drop, refusals: refusing('not-found') },
}

export const unknownRefusalBesideOthers: Carrying<ForTrying> = {
  drop,
  // @ts-expect-error the port never refuses with that
  find: { ...find, refusals: refusing('not-found', 'not-signed-in', 'expired') },
}

export const statusOfItsOwn: Carrying<ForTaking> = {
  // @ts-expect-error what is not found is answered with 404 everywhere
  take: { ...take, refusals: { 'not-found': [410, 'nicht_gefunden'] } },
}

export const wrongAsk: Carrying<ForTrying> = {
  drop,
  // @ts-expect-error the port asks for a text
  find: { ...find, ask: z.object({ id: z.number() }) },
}

export const missingAsk: Carrying<ForTrying> = {
  drop,
  // @ts-expect-error the port asks for an id
  find: { ...find, ask: z.object({}) },
}

export const undefinedInAsk: Carrying<ForTrying> = {
  drop,
  // @ts-expect-error a field may be absent, but never present and undefined
  find: { ...find, ask: z.object({ id: z.string(), loud: z.boolean().optional() }) },
}

export const wrongValue: Carrying<ForTrying> = {
  drop,
  // @ts-expect-error the port answers with a text
  find: { ...find, value: z.object({ name: z.number() }) },
}

export const missingInValue: Carrying<ForTrying> = {
  drop,
  // @ts-expect-error the port answers with a name
  find: { ...find, value: z.object({}) },
}

export const valueOfNothing: Carrying<ForTrying> = {
  find,
  // @ts-expect-error the port answers with nothing
  drop: { ...drop, ok: 200, value: z.object({}) },
}

export const nothingOfValue: Carrying<ForTrying> = {
  drop,
  // @ts-expect-error the port answers with a value, which 204 cannot carry
  find: { ...find, ok: 204 },
}

export const unknownName: Carrying<ForTrying> = {
  drop,
  find: {
    ...find,
    // @ts-expect-error nobody asks for that
    named: { louder: 'laut' },
  },
}

export const fileOfNoType: Carrying<ForTaking> = {
  // @ts-expect-error a file has media types
  take: { ...take, file: [] },
}

export const fileAsValue: Carrying<ForTaking> = {
  // @ts-expect-error a file is sent as it is, not through a schema
  take: { ...take, value: z.object({}) },
}

export const fileOfAValue: Carrying<ForTrying> = {
  drop,
  // @ts-expect-error the port answers with a value, not with a file
  find: { ...find, file: ['application/pdf'] },
}
