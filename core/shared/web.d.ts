// The two web globals the core may use; every host it runs on has them.
interface URLSearchParams {
  get(name: string): string | null
  getAll(name: string): string[]
  set(name: string, value: string): void
  delete(name: string): void
  has(name: string): boolean
  toString(): string
  readonly size: number
}
declare var URLSearchParams: { new (init?: string): URLSearchParams }
interface URL {
  href: string
  origin: string
  protocol: string
  hostname: string
  host: string
  port: string
  pathname: string
  search: string
  hash: string
  username: string
  password: string
  readonly searchParams: URLSearchParams
  toString(): string
}
declare var URL: { new (url: string, base?: string): URL; canParse(url: string, base?: string): boolean }
