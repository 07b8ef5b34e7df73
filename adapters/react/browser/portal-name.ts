import type { Site } from '#core/site.ts'

/** As much of the application as knows how the provider calls himself. */
export interface SaysTheBrand {
  readonly office: { readonly content: Pick<Site['office']['content'], 'brand'> }
}

/**
 * What the portal is called: our own pages say it, of others' the application is asked. The dialog is of use under any
 * name, so nobody waits for one that cannot be had.
 */
export async function portalName(
  document: Document,
  site: () => Promise<SaysTheBrand>,
  otherwise: string,
): Promise<string> {
  const said = document.documentElement.dataset['portalName']
  if (said !== undefined) return said
  const answer = await site()
    .then(({ office }) => office.content.brand({}))
    .catch(() => undefined)
  return answer?.ok ? answer.value.portal : otherwise
}
