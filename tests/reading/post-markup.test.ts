import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, test } from 'vitest'
import { drawingPosts } from '#reading/post-markup.ts'

const { html } = drawingPosts

/** What may stand in a post, and with which attributes. */
const known: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  blockquote: [],
  br: [],
  code: [],
  em: [],
  li: [],
  ol: ['start'],
  p: [],
  pre: [],
  s: [],
  strong: [],
  ul: [],
}
const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): readonly DefaultTreeAdapterTypes.Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))

/** What a browser would find in a post that has no business there. */
const strangersIn = (markdown: string): readonly string[] =>
  elementsIn(parseFragment(html(markdown))).flatMap(({ tagName, attrs }) => {
    const allowed = known[tagName]
    if (!allowed) return [tagName]
    const strange = attrs.filter(({ name }) => !allowed.includes(name) && !(tagName === 'code' && name === 'class'))
    const href = attrs.find(({ name }) => name === 'href')?.value
    const leads = href === undefined || /^(?:https?:\/\/|mailto:|\/[^/\\])/i.test(href)
    return [...strange.map(({ name }) => `${tagName} ${name}`), ...(leads ? [] : [`leads to ${href}`])]
  })

const deed = 'alert(1)'
const schemes = [
  `javascript:${deed}`,
  `JaVaScRiPt:${deed}`,
  `java\tscript:${deed}`,
  `java&#10;script:${deed}`,
  `&#106;avascript:${deed}`,
  `&#x6A;avascript&colon;${deed}`,
  ` javascript:${deed}`,
  `\u0001javascript:${deed}`,
  `vbscript:msgbox`,
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  '//boese.example/x',
  '\\\\boese.example\\x',
  '/\\boese.example',
]
/** Ways in which Markdown leads somewhere, or shows something. */
const ways: readonly ((to: string) => string)[] = [
  (to) => `[hier](${to})`,
  (to) => `[hier](<${to}>)`,
  (to) => `[hier](${to} "title")`,
  (to) => `![Bild](${to})`,
  (to) => `<${to}>`,
  (to) => `[hier][x]\n\n[x]: ${to}`,
  (to) => `[![Bild](${to})](${to})`,
  (to) => `> - [hier](${to})`,
]
const handlers = ['onload', 'onerror', 'onclick', 'onmouseover', 'onfocus', 'ontoggle', 'onbegin', 'style', 'srcdoc']
const elements = [
  'script',
  'img',
  'svg',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'details',
  'math',
  'base',
  'meta',
]
const tags = [
  ...elements.map((name) => `<${name} src=x onerror=${deed}>`),
  ...elements.map(
    (name) => `Text <${name.toUpperCase()}/x ${handlers[name.length % handlers.length]}="${deed}">Text</${name}>`,
  ),
  ...handlers.map((name) => `<b ${name}=${deed}>x</b>`),
]
const odd = [
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '</p><script>alert(1)</script><p>',
  '</div></article><h1>Impressum</h1>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '`<img src=x onerror=alert(1)>`',
  '```html"onmouseover="alert(1)\n<img src=x>\n```',
  '~~~"><script>alert(1)</script>\nx\n~~~',
  '    <script>alert(1)</script>',
  '[a](https://a.example/"onmouseover="alert(1))',
  "[a](https://a.example/'onmouseover='alert(1))",
  '[a](https://a.example/ "x\\" onmouseover=\\"alert(1)")',
  '[a](https://a.example/<script>alert(1)</script>)',
  '[<img src=x onerror=alert(1)>](https://a.example)',
  '[a](https://a.example)<script>alert(1)</script>',
  '**<img src=x onerror=alert(1)>**',
  '# <script>alert(1)</script>',
  '| a | <script>alert(1)</script> |\n|---|---|\n| b | c |',
  'https://a.example/"><script>alert(1)</script>',
  'https://a.example/?x=<img/src=x>',
  'mailto:a@b.example?subject=<script>',
  '<mailto:"onclick=alert(1)@b.example>',
  '\u2028<script>alert(1)</script>\u2029',
  '\ufeff<script>alert(1)</script>',
  '<script\u0000>alert(1)</script>',
  '＜script＞alert(1)＜/script＞',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  `${'['.repeat(200)}x${'](javascript:alert(1))'.repeat(200)}`,
  `${'> '.repeat(200)}<script>alert(1)</script>`,
  `${'*'.repeat(500)}<img src=x onerror=alert(1)>${'*'.repeat(500)}`,
  '<a href="javascript:alert(1)">x</a>',
  '<a href=https://a.example target=_blank>x</a>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//boese.example>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
]
const corpus = [...schemes.flatMap((to) => ways.map((way) => way(to))), ...tags, ...odd]

test('the corpus has two hundred inputs', () => expect(corpus.length).toBeGreaterThanOrEqual(200))

describe('a post of a stranger', () => {
  test.each(corpus.map((input) => [input]))('%j holds nothing that could do harm', (input) => {
    expect(strangersIn(input)).toEqual([])
  })
})

describe('a post of a friend', () => {
  test.each([
    ['**fett** und *kursiv*', '<p><strong>fett</strong> und <em>kursiv</em></p>\n'],
    ['- eins\n- zwei', '<ul>\n<li>eins</li>\n<li>zwei</li>\n</ul>\n'],
    ['eins\nzwei', '<p>eins<br>\nzwei</p>\n'],
    ['> Zitat', '<blockquote>\n<p>Zitat</p>\n</blockquote>\n'],
    ['[Seminar](/seminare/p)', '<p><a href="/seminare/p" rel="nofollow ugc noopener">Seminar</a></p>\n'],
    [
      'https://a.example/b',
      '<p><a href="https://a.example/b" rel="nofollow ugc noopener">https://a.example/b</a></p>\n',
    ],
    ['# Kein Kopf', '<p># Kein Kopf</p>\n'],
    ['2 < 3 & 4 > 1', '<p>2 &lt; 3 &amp; 4 &gt; 1</p>\n'],
  ])('%j is drawn', (markdown, drawn) => expect(html(markdown)).toBe(drawn))

  test('of ten thousand characters is drawn in no time, whatever it is made of', () => {
    const begun = performance.now()
    for (const sign of ['*', '_', '[', ']', '(', '`', '> ', '<', '&', '- ', '![', '**a', 'https://'])
      html(sign.repeat(10_000 / sign.length))
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})
