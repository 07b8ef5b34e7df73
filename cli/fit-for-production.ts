import { SettingsFault, type Settings } from './settings.ts'

const needed = [
  ['siteOrigin', 'SITE_ORIGIN, die öffentliche Adresse (https://www.haus.example)'],
  ['smtpUrl', 'SMTP_URL, den Mailserver (smtps://name:passwort@mail.haus.example)'],
] as const satisfies readonly (readonly [keyof Settings, string])[]

/** Refuses to serve people with settings that cannot be right: links that lead nowhere, letters that never leave. */
export function refuseUnfitSettings(settings: Settings): void {
  if (!settings.production) return
  const missing = needed.filter(([name]) => settings[name] === undefined).map(([, what]) => what)
  if (missing.length > 0)
    throw new SettingsFault(`Mit NODE_ENV=production startet die Website nicht ohne ${missing.join(' und ')}.`)
}
