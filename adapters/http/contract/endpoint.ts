import type { Document, StreamedDocument } from '#core/shared/document.ts'
import type { Refusal } from '#core/shared/result.ts'
import type { z } from 'zod'
import type { Method } from './method.ts'
import type { Refusing } from './refusing.ts'

/**
 * What carries one method of a port over HTTP, declared once, as data. Server, client, OpenAPI and route table follow
 * from it.
 */
export interface Endpoint {
  readonly method: Method
  /** `:name` in the path is a field of the ask; the other fields go into the JSON body (POST, PATCH) or the query. */
  readonly path: Path
  /** More addresses that answer the same. */
  readonly also?: readonly Path[]
  /** One German line for the documentation. */
  readonly says: string
  /** Shape and size of what is asked; field rules are the core's. */
  readonly ask: z.ZodType
  /**
   * Fields of the ask that have another name in the query, such as urls → url. Refusals name them so too; the client
   * turns them back.
   */
  readonly named?: Readonly<Record<string, string>>
  /** Lists come under one name again and again (a=1,5&a=2), because their values may hold commas; else as a=1,2. */
  readonly repeats?: true
  /** The status of success; 202 or 204 where there is no value. */
  readonly ok: 200 | 201 | 202 | 204
  /** A field of the value, true where the call made something new: the status is 201 then. */
  readonly created?: string
  readonly value?: z.ZodType
  /** The value as CSV, for those who ask for it with `Accept: text/csv` or ?format=csv. */
  readonly table?: Table
  /** The whole list, line by line, for those who ask for it with `Accept: application/x-ndjson`. */
  readonly lines?: Lines
  /**
   * The value is what has changed since `after`: whoever asks for `text/event-stream` is told of it from then on, as
   * long as he may know it.
   */
  readonly followed?: true
  /** Where the value is a `Document`: its media types, without parameters. It is sent as it is. */
  readonly file?: readonly [string, ...string[]]
  /** The file is a `StreamedDocument`. */
  readonly streamed?: true
  /** The page that tells a person why there is no file for him; its parameters have the names of the endpoint's. */
  readonly instead?: Path
  /**
   * The address of the same kind of file, of what has moved to an address; whoever does not ask for problems is led
   * there.
   */
  readonly redirectsTo?: (to: string) => string
  /** Every refusal of the method → status and code of the problem. */
  readonly refusals: Readonly<Record<string, readonly [status: number, code: string]>>
  /** public: the same for everyone, cached and asked again by ETag; else never stored. */
  readonly cache?: 'public'
  /** For programs, which show their secret as a bearer token (RFC 6750). */
  readonly service?: true
  /** A page lives at the same address: GET shows it. */
  readonly page?: true
  /** Whoever asks for HTML gets the same as a part of a page, which lives at the same address. */
  readonly part?: true
  /**
   * Files may come with it, in a form (multipart/form-data) under the name of their field. A program sends such a form
   * too, and says by its Accept header that it is one. So many bytes may come in all.
   */
  readonly uploads?: Uploads
  /** It also answers what a form of another page of ours sends (x-www-form-urlencoded), as it answers JSON. */
  readonly forms?: true
  /** The kind of the form whose words tell what is wrong with its fields. */
  readonly form?: string
  /**
   * May come from anywhere, without a token and whatever a browser says of its origin: its path holds a secret of its
   * own, and it changes nothing of the visitor's.
   */
  readonly fromAnywhere?: true
  /** Needs no XSRF token, because nothing of the visitor's changes; its origin must fit all the same. */
  readonly unsigned?: true
}

export interface Uploads {
  readonly field: string
  /** Of one file; what comes beyond it is not read, and the core refuses the file. */
  readonly mostBytes: number
  readonly mostBytesTogether: number
  /** More are not read. */
  readonly mostFiles: number
  /** Another address, of the page whose form brings such files. */
  readonly page?: Path
}

export type Path = `/${string}`

/** How a value becomes a table. */
export interface Table {
  readonly columns: readonly string[]
  /** Takes the value as the port answered it. */
  readonly rows: (value: unknown) => readonly (readonly string[])[]
}

/** How a list is sent line by line, page after page. Takes pages as the contract lets them out. */
export interface Lines {
  /** What each page is asked with besides: so short that it is made in a few milliseconds. */
  readonly short: object
  readonly of: (page: unknown) => readonly object[]
  /** What else the next page is asked with; undefined after the last one. */
  readonly next: (page: unknown) => object | undefined
  /** What stands at the end, of the first page; unlike whenever the list is another one. */
  readonly last: (page: unknown) => object
}

/** The endpoints of a port: all its methods, all their refusals, nothing else (architecture §3). */
export type Carrying<Port> = {
  readonly [Method in keyof Port]: Carried<AskOf<Port[Method]>, ValueOf<Port[Method]>, RefusalOf<Port[Method]>>
}

type Carried<Ask, Value, R extends Refusal> = Omit<
  Endpoint,
  'ask' | 'named' | 'ok' | 'created' | 'value' | 'file' | 'streamed' | 'instead' | 'redirectsTo' | 'refusals'
> & {
  readonly ask: z.ZodType<Ask>
  readonly named?: { readonly [Field in keyof Ask & string]?: string }
  readonly refusals: RefusalsOf<R>
} & ([Value] extends [void]
    ? { readonly ok: 202 | 204; readonly value?: never; readonly file?: never }
    : [Value] extends [Document]
      ? {
          readonly ok: 200
          readonly file: readonly [string, ...string[]]
          readonly instead?: Path
          readonly redirectsTo?: (to: string) => string
          readonly streamed?: never
          readonly value?: never
        }
      : [Value] extends [StreamedDocument]
        ? {
            readonly ok: 200
            readonly file: readonly [string, ...string[]]
            readonly streamed: true
            readonly instead?: Path
            readonly value?: never
          }
        : {
            readonly ok: 200 | 201 | 202
            readonly created?: BooleanIn<Value>
            readonly value: z.ZodType<Value>
            readonly file?: never
          })

/** Names of fields that are always there and say yes or no. */
type BooleanIn<Value> = {
  [Field in keyof Value & string]-?: Value[Field] extends boolean ? Field : never
}[keyof Value & string]

type RefusalsOf<R extends Refusal> = [R] extends [never] ? Readonly<Record<string, never>> : Refusing<R['why']>

type AskOf<Method> = Method extends (ask: infer Ask) => unknown ? Ask : never
type AnswerOf<Method> = Method extends (...args: never[]) => Promise<infer Answer> ? Answer : never
type ValueOf<Method> =
  Extract<AnswerOf<Method>, { readonly ok: true }> extends { readonly value: infer Value } ? Value : never
type RefusalOf<Method> =
  Extract<AnswerOf<Method>, { readonly ok: false }> extends { readonly refusal: infer R extends Refusal } ? R : never
