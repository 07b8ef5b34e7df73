import type { FastifyRequest } from 'fastify'

/** Stands where the page names the request that it answers. */
const anyRequest = 'vorgang-ohne-nummer'
const lifetime = 10_000

/**
 * The page that says that too much is going on, drawn once in a while for all who are told so: drawing it for each of
 * them would be more of what there is too much of.
 */
export function busyPage(
  draw: (request: FastifyRequest, requestId: string) => Promise<string>,
): (request: FastifyRequest) => Promise<string> {
  let drawn: { readonly html: Promise<string>; readonly until: number } | undefined
  return async (request) => {
    if (!drawn || drawn.until < performance.now())
      drawn = { html: draw(request, anyRequest), until: performance.now() + lifetime }
    const page = drawn
    try {
      return (await page.html).replaceAll(anyRequest, request.id)
    } catch (error) {
      if (drawn === page) drawn = undefined
      throw error
    }
  }
}
