import { expect, test } from 'vitest'
import { registrationFor, signInAt } from '#core/accounts/sign-in-link.ts'

test('the login and the registration say where they lead on to', () => {
  expect(signInAt('', '/seminare/p?ort=3&monat=2027-03')).toBe(
    '/kundenportal/login?post_login_redirect_url=%2Fseminare%2Fp%3Fort%3D3%26monat%3D2027-03',
  )
  expect(signInAt('https://br.seminarhaus.example', '/')).toBe(
    'https://br.seminarhaus.example/kundenportal/login?post_login_redirect_url=%2F',
  )
  expect(registrationFor('/suche?q=Wahl')).toBe('/registrierung?post_login_redirect_url=%2Fsuche%3Fq%3DWahl')
  expect(registrationFor('')).toBe('/registrierung')
})
