/** The origins to which a redirect may lead (architecture §7, redirect targets). */
export interface Origins {
  readonly site: string
  readonly br: string
}
