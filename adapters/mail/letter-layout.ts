import type { Part } from '#wording/letters/letter-words.ts'

/** The plain text of a letter: paragraphs with a line between them, addresses written out. */
export const asText = (parts: readonly Part[]): string =>
  `${parts.map((part) => ('link' in part ? `${part.label}:\n${part.link}` : part.says)).join('\n\n')}\n`

/** The same letter in HTML that needs nothing from outside: no picture, no font, no script. */
export const asHtml = (title: string, parts: readonly Part[]): string =>
  `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#f7f4f1;color:#221c1a;font:17px/1.5 Georgia,serif">
<div style="max-width:36em;margin:0 auto;padding:28px 24px;background:#ffffff;border-top:6px solid #9d0c2b">
${parts.map(partAsHtml).join('\n')}
</div>
</body>
</html>
`

function partAsHtml(part: Part): string {
  if ('link' in part) {
    const href = escaped(part.link)
    if (part.quiet)
      return `<p style="margin:0 0 16px"><a href="${href}" style="color:#9d0c2b">${escaped(part.label)}</a></p>`
    return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 20px;background:#9d0c2b;color:#ffffff;text-decoration:none">${escaped(part.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${href}</p>`
  }
  const size = part.small ? ';font-size:14px;color:#5c524d' : ''
  return `<p style="margin:0 0 16px${size}">${escaped(part.says).replaceAll('\n', '<br>\n')}</p>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
