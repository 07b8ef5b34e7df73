import { expect, test } from 'vitest'
import { blockedDialog } from '#core/media/blocked-dialog.ts'
import { allowsVideos } from '#core/media/consent.ts'
import { placeholderCover, videoSettings } from '#core/media/video-settings.ts'

test('A host without settings has the defaults [rule:video-inputs] [rule:video-padding]', () => {
  expect(videoSettings({})).toStrictEqual({
    source: '',
    popup: false,
    image: null,
    autoplay: false,
    title: '',
    description: '',
    withShadow: false,
    usePortal: false,
    paddingBottom: '30px',
    onlyEmitClick: false,
  })
})

test('All nine settings, and onlyEmitClick, are those of the host [rule:video-inputs]', () => {
  expect(
    videoSettings({
      source: ' https://youtu.be/a1B2-c3_D4e ',
      popup: '',
      image: '/img/sitzung.jpg',
      autoplay: 'true',
      title: ' Die erste Sitzung leiten ',
      description: ' Rechtsanwältin Mara Kessler erklärt. ',
      shadow: '1',
      portal: 'TRUE',
      paddingBottom: ' 2.5rem ',
      onlyEmitClick: ' ',
    }),
  ).toStrictEqual({
    source: 'https://youtu.be/a1B2-c3_D4e',
    popup: true,
    image: '/img/sitzung.jpg',
    autoplay: true,
    title: 'Die erste Sitzung leiten',
    description: 'Rechtsanwältin Mara Kessler erklärt.',
    withShadow: true,
    usePortal: true,
    paddingBottom: '2.5rem',
    onlyEmitClick: true,
  })
})

test.each(['popup', 'autoplay', 'shadow', 'portal', 'onlyEmitClick'])('The flag %s is read alone', (name) => {
  const on = Object.entries(videoSettings({ [name]: '' })).filter(([, value]) => value === true)
  expect(on.map(([key]) => key)).toEqual([{ shadow: 'withShadow', portal: 'usePortal' }[name] ?? name])
})

test.each([
  ['', true],
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['nein', false],
  ['absent', false],
  [undefined, false],
])('The flag %j is %s', (popup, expected) => {
  expect(videoSettings({ popup }).popup).toBe(expected)
})

test.each([
  ['0', '0'],
  ['40px', '40px'],
  ['56.25%', '56.25%'],
  ['2em', '2em'],
  ['40', '30px'],
  ['-4px', '30px'],
  ['4px;position:fixed', '30px'],
  ['calc(1px + 1px)', '30px'],
  ['viel', '30px'],
  ['', '30px'],
])('The bottom padding %j is %s [rule:video-padding]', (paddingBottom, expected) => {
  expect(videoSettings({ paddingBottom }).paddingBottom).toBe(expected)
})

test.each([
  ['/img/a.jpg', '/img/a.jpg'],
  ['img/a.jpg', 'img/a.jpg'],
  ['https://seminarhaus.example/a.jpg', 'https://seminarhaus.example/a.jpg'],
  ['https://img.youtube.com/vi/a1B2-c3_D4e/0.jpg', null],
  ['//img.youtube.com/a.jpg', null],
  ['/\\img.youtube.com/a.jpg', null],
  ['http://seminarhaus.example/a.jpg', null],
  ['https://seminarhaus.example:8443/a.jpg', null],
  ['data:image/png;base64,AAAA', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['', null],
])('The cover %s is taken as %s: before consent nothing is asked of another host', (image, expected) => {
  expect(videoSettings({ image }, 'https://seminarhaus.example').image).toBe(expected)
})

test('A missing cover is a picture of a place [rule:video-placeholder-cover]', () => {
  expect(placeholderCover).toBe('/img/platzhalter-standort.svg')
})

test.each([
  [{ decided: true, marketing: true }, true],
  [{ decided: true, marketing: false }, false],
  [{ decided: false, marketing: true }, false],
  [{ decided: false, marketing: false }, false],
])('The consent %j allows videos: %s [rule:video-needs-consent]', (consent, expected) => {
  expect(allowsVideos(consent)).toBe(expected)
})

test('The dialog names the provider, the transfer and the cookies nobody can predict [rule:video-blocked-dialog]', () => {
  expect(blockedDialog.title).toBe('Externe Inhalte blockiert!')
  expect(blockedDialog.loadLabel).toBe('Video laden')
  expect(blockedDialog.leaveLabel).toBe('Nicht laden')
  expect(blockedDialog.text).toBe(
    'Dieses Video liegt bei einem externen Anbieter (YouTube, Google Ireland Ltd.). Wir haben das Laden blockiert, denn welche Cookies dort gesetzt werden, können wir nicht vorhersehen. Beim Laden werden Daten in die USA übertragen.',
  )
})
