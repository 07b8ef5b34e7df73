import { describe, expect, test } from 'vitest'
import { limited, limitText } from '#core/text/limit-text.ts'
import { plainText } from '#core/text/pieces.ts'

const family = '👨‍👩‍👧‍👦'

describe('A plain text', () => {
  test.each([
    ['Hallo Welt', 11, 'Hallo Welt'],
    ['Hallo Welt', 10, 'Hallo Welt'],
    ['Hallo Welt', 9, 'Hallo…'],
    ['Hallo Welt', 6, 'Hallo…'],
    ['Hallo Welt', 5, 'Hallo…'],
    ['Hallo Welt', 4, 'Hall…'],
    ['Hallo Welt', 1, 'H…'],
  ])(
    '%j stays at its own length and goes back to the end of a word below it, at %i [rule:limit-ellipsis] [rule:limited-text-inputs]',
    (text, limit, expected) => {
      expect(limitText(text, limit)).toBe(expected)
    },
  )

  test.each([
    [0, '…'],
    [-1, '…'],
    [-Infinity, '…'],
    [0.9, '…'],
    [5.9, 'Hallo…'],
    [Number.NaN, 'Hallo Welt'],
    [Infinity, 'Hallo Welt'],
  ])('at the limit %d becomes %s: less than nothing is nothing, no number is no limit', (limit, expected) => {
    expect(limitText('Hallo Welt', limit)).toBe(expected)
  })

  test.each([0, -1, 1, Number.NaN])('that is empty stays empty at %d', (limit) => {
    expect(limitText('', limit)).toBe('')
    expect(limitText('', limit, { stripTags: true })).toBe('')
  })

  test.each([
    ['Hallo, schöne Welt', 5, 'Hallo…'],
    ['Hallo, schöne Welt', 7, 'Hallo…'],
    ['Sehr gut – aber kurz', 11, 'Sehr gut…'],
    ['Das ist (fast) alles', 9, 'Das ist…'],
    ['Er sagte: „Ja“', 11, 'Er sagte…'],
    ['Ach so! Und dann?', 7, 'Ach so…'],
    ['Ach so...', 7, 'Ach so…'],
    ['Um 50 % billiger', 7, 'Um 50 %…'],
    ['Er sagte „Ja“ dazu', 13, 'Er sagte „Ja“…'],
    ['Betriebs\u00adrat', 9, 'Betriebs…'],
  ])('loses spaces and marks before the ellipsis: %j at %i', (text, limit, expected) => {
    expect(limitText(text, limit)).toBe(expected)
  })

  test.each([
    ['Mitbestimmung heute', 14, 'Mitbestimmung…'],
    ['Mitbestimmung heute', 12, 'Mitbestimmun…'],
    ['  Mitbestimmung heute', 6, '  Mitb…'],
    ['– Mitbestimmung', 6, '– Mitb…'],
    ['Die E-Mail lesen', 5, 'Die…'],
    ['Nach\u202f37 Tagen', 7, 'Nach\u202f37…'],
    ['eins\nzwei drei', 6, 'eins…'],
    ['eins\r\nzwei drei', 6, 'eins…'],
    ['eins\tzwei drei', 6, 'eins…'],
    ['....', 2, '…'],
  ])('is never cut inside a word, unless the first alone is longer: %j at %i', (text, limit, expected) => {
    expect(limitText(text, limit)).toBe(expected)
  })

  test.each([
    ['Nach § 37 BetrVG', 8, 'Nach…'],
    ['Nach § 37 BetrVG', 9, 'Nach § 37…'],
  ])('keeps together what a no-break space joins: %j at %i', (text, limit, expected) => {
    expect(limitText(text.replace('§ ', '§\u00a0'), limit)).toBe(expected.replace('§ ', '§\u00a0'))
  })

  test.each([
    [`${family}${family}${family}`, 2, `${family}${family}…`],
    ['😀😀😀', 1, '😀…'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
    ['🇩🇪🇫🇷🇮🇹', 1, '🇩🇪…'],
    [`${family}${family}`, 2, `${family}${family}`],
  ])('counts what a reader counts, and cuts no sign in two: %s at %i', (text, limit, expected) => {
    expect(limitText(text, limit)).toBe(expected)
  })

  test.each([
    ['Hallo…', 5, 'Hallo…'],
    ['Hallo…', 6, 'Hallo…'],
    ['Hallo…', 4, 'Hall…'],
    ['Hallo… Welt', 6, 'Hallo…'],
    ['Hallo……', 5, 'Hallo…'],
  ])('does not count a closing ellipsis: %j at %i', (text, limit, expected) => {
    expect(limitText(text, limit)).toBe(expected)
  })

  test('tells whether anything is left out', () => {
    expect(limited('Hallo Welt', 10)).toEqual({ text: 'Hallo Welt', truncated: false, whole: 'Hallo Welt' })
    expect(limited('Hallo Welt', 9)).toEqual({ text: 'Hallo…', truncated: true, whole: 'Hallo Welt' })
  })

  test('of a million characters is cut in reasonable time', () => {
    expect(limitText('Wort '.repeat(200_000), 999_998)).toHaveLength(999_995)
  })
})

describe('Markup that is kept', () => {
  test.each([
    ['<p><b>Hallo</b> schöne Welt</p>', 17, '<p><b>Hallo</b> schöne Welt</p>'],
    ['<p><b>Hallo</b> schöne Welt</p>', 12, '<p><b>Hallo</b> schöne…</p>'],
    ['<p><b>Hallo</b> schöne Welt</p>', 5, '<p><b>Hallo…</b></p>'],
    ['<p><b>Hallo</b> schöne Welt</p>', 0, '…'],
    ['<ul><li>eins</li><li>zwei</li></ul>', 4, '<ul><li>eins…</li></ul>'],
    ['<ul><li>eins</li><li>zwei</li></ul>', 6, '<ul><li>eins…</li></ul>'],
    ['<a href="/a?b>c" title=\'d>e\'>Der Link</a> führt', 3, '<a href="/a?b>c" title=\'d>e\'>Der…</a>'],
    ['eins<br>zwei', 4, 'eins…'],
    ['eins<br>zwei', 6, 'eins…'],
    ['eins<BR/>zwei', 6, 'eins…'],
    ['ein<b>s</b>zwei drei', 6, 'ein<b>s</b>zw…'],
    ['eins <i class="x"/>zwei', 5, 'eins…'],
    ['eins <i class="x"/>zwei drei', 9, 'eins <i class="x"/>zwei…'],
    ['eins <wbr>zwei drei', 9, 'eins <wbr>zwei…'],
    ['eins <img src=a alt="b"> zwei drei', 10, 'eins <img src=a alt="b"> zwei…'],
    ['<P>eins <EM>zwei</Em> drei</P>', 11, '<P>eins <EM>zwei…</em></p>'],
    ['eins <!-- <b> --> zwei', 5, 'eins…'],
    ['eins <!-- zwei drei', 5, 'eins <!-- zwei drei'],
    ['<!doctype html>eins zwei', 5, '<!doctype html>eins…'],
    ['<script>if (a > b) c()</script>eins zwei', 4, '<script>if (a > b) c()</script>eins…'],
    ['<style media=x>a > b {}</style>eins zwei', 9, '<style media=x>a > b {}</style>eins zwei'],
    ['eins <script>drei', 5, 'eins <script>drei'],
    ['<b>eins</b></i> zwei drei', 9, '<b>eins</b></i> zwei…'],
    ['<b><i>eins</b> zwei drei', 9, '<b><i>eins</b> zwei…'],
    ['<p><p>eins</p> zwei drei</p>', 9, '<p><p>eins</p> zwei…</p>'],
    ['<scripted>eins</scripted> zwei', 4, '<scripted>eins…</scripted>'],
  ])('counts nothing, is not cut and is closed again: %s at %i', (text, limit, expected) => {
    expect(limitText(text, limit)).toBe(expected)
  })

  test.each([
    ['M&uuml;ller &amp; Co', 11, 'M&uuml;ller &amp; Co'],
    ['M&uuml;ller &amp; Co', 10, 'M&uuml;ller &amp;…'],
    ['M&uuml;ller &amp; Co', 6, 'M&uuml;ller…'],
    ['&#72;&#x61;llo', 2, '&#72;&#x61;…'],
    ['&#X48;allo', 1, '&#X48;…'],
    ['&Omega;&Omega;&Omega;', 2, '&Omega;&Omega;…'],
    ['Hallo&nbsp;Du da', 8, 'Hallo&nbsp;Du…'],
    ['Hallo&nbsp;Du da', 7, 'Hallo&nbsp;D…'],
    ['Ende&hellip;', 4, 'Ende&hellip;'],
    ['a & b; c', 3, 'a &…'],
  ])('an entity is one character: %s at %i', (text, limit, expected) => {
    expect(limitText(text, limit)).toBe(expected)
  })

  test.each([
    ['1 < 2 und 3 > 2', 5, '1 &lt; 2…'],
    ['wenn a <b gilt', 9, 'wenn a &lt;b…'],
    ['wenn a <b gilt', 14, 'wenn a <b gilt'],
    ['<b>x <a lange Worte', 5, '<b>x &lt;a…</b>'],
    ['a <"> b c', 7, 'a &lt;"> b…'],
  ])('a sign that begins no tag is text: %s at %i', (text, limit, expected) => {
    expect(limitText(text, limit)).toBe(expected)
  })
})

describe('Markup that is taken out', () => {
  test.each(
    (
      'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
      'h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
    ).split(' '),
  )('parts words at <%s>', (name) => {
    expect(plainText(`eins<${name}>zwei`)).toBe('eins zwei')
  })

  test.each('a abbr b em i span strong sub sup u custom-word'.split(' '))('parts no words at <%s>', (name) => {
    expect(plainText(`eins<${name}>zwei`)).toBe('einszwei')
  })

  test.each('area base br col embed hr img input link meta source track wbr'.split(' '))(
    'needs no end of <%s>',
    (name) => {
      expect(limitText(`<${name}>eins zwei`, 4)).toBe(`<${name}>eins…`)
    },
  )

  test('knows the signs of German texts by name', () => {
    const names =
      'amp lt gt quot apos nbsp shy Auml Ouml Uuml auml ouml uuml szlig euro sect para deg hellip ndash mdash bdquo ' +
      'ldquo rdquo sbquo lsquo rsquo laquo raquo bull middot times frac12 sup2 sup3 copy reg trade aacute agrave acirc ' +
      'Eacute eacute egrave ecirc iacute oacute ocirc ccedil ntilde'
    const signs = names.split(' ').map((name) => `&${name};`)
    expect(plainText(signs.join(''))).toBe('&<>"\u0027\u00a0\u00adÄÖÜäöüß€§¶°…–—„“”‚‘’«»•·×½²³©®™áàâÉéèêíóôçñ')
  })

  test.each([
    ['<p>Ein <b>Seminar</b></p>', 'Ein Seminar'],
    ['<p>Ein</p><p>Seminar</p>', 'Ein Seminar'],
    ['Ein<br/>Seminar', 'Ein Seminar'],
    ['Ein<em>s</em>', 'Eins'],
    [' Ein \n\n <p> Seminar \t</p>', 'Ein Seminar'],
    ['M&uuml;ller &amp; S&#246;hne &lt;b&gt;', 'Müller & Söhne <b>'],
    ['a &unbekannt; &constructor; b', 'a &unbekannt; &constructor; b'],
    ['&#0;&#xD800;&#xdfff;&#1114112;', '\ufffd\ufffd\ufffd\ufffd'],
    ['&#xd7ff;&#xe000;&#x10ffff;&#1;', '\ud7ff\ue000\u{10ffff}\u0001'],
    ['&#xFFFFFFFFFFFF;', '\ufffd'],
    ['&quot;&apos;&nbsp;&szlig;&euro;&sect;&ndash;&bdquo;&ldquo;x', '"\u0027\u00a0ß€§–„“x'],
    ['<script>alert("x")</script>Text<style>p { }</style>', 'Text'],
    ['Text <script>alert(1)', 'Text'],
    ['Text <!-- weg --> da', 'Text da'],
    ['Text <!-->da', 'Text da'],
    ['Text <!--->da-->', 'Text da-->'],
    ['Text <!-- weg', 'Text'],
    ['1 < 2', '1 < 2'],
    ['a <b c', 'a <b c'],
    ['<<b>x</b>', '<x'],
    ['<scr<b>ipt>x', '<script>x'],
  ])('%j reads %j [rule:limit-strip-tags]', (text, expected) => {
    expect(plainText(text)).toBe(expected)
    expect(limitText(text, 1000, { stripTags: true })).toBe(expected)
  })

  test.each([
    ['<p>Ein <b>Seminar</b> für alle</p>', 11, 'Ein Seminar…'],
    ['<p>Ein</p><p>Seminar</p>', 3, 'Ein…'],
    ['1 &lt; 2 &lt; 3', 5, '1 < 2…'],
    ['&lt;b&gt;fett&lt;/b&gt; und mehr', 11, '<b>fett</b>…'],
  ])('%s at %i is %s [rule:limit-strip-tags]', (text, limit, expected) => {
    expect(limitText(text, limit, { stripTags: true })).toBe(expected)
  })

  test('is kept unless asked', () => {
    expect(limitText('<b>x</b>', 5)).toBe('<b>x</b>')
    expect(limitText('<b>x</b>', 5, { stripTags: false })).toBe('<b>x</b>')
  })

  // A search that began again at every sign would not end within the time a test has.
  test.each([
    ['<!--', ''],
    ['<script>', ''],
    ['<a ', '<a '],
    ['&#', '&#'],
  ])('is found in one go, even if %s stands there again and again and is never closed', (sign, left) => {
    expect(plainText(sign.repeat(80_000)) === left.repeat(80_000).trim()).toBe(true)
  })
})

test.each([
  ['scripts that are never closed', '<script'],
  ['declarations that are never closed', '<!a'],
  ['quotes that are never closed', `<a "`],
  ['quotes of both kinds', `<a '"`],
  ['quotes in the name of a tag', `<I-C''`],
])('a long text of %s is read as quickly as any', (_, piece) => {
  const begun = performance.now()
  plainText(piece.repeat(100_000 / piece.length))
  expect(performance.now() - begun).toBeLessThan(1_000)
})
