import type { Window } from 'happy-dom'

type Page = InstanceType<typeof Window>

const names = [
  'document',
  'location',
  'history',
  'navigator',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'HTMLElement',
  'HTMLIFrameElement',
  'Element',
  'Node',
] as const

let warn: (message: string) => void = () => {}
let listening = false

/** Libraries that look for the one window of a browser find the window of whoever is acting. */
export const lendWindow = (window: Page, warned: (message: string) => void): void => {
  warn = warned
  define('window', window)
  for (const name of names) define(name, Reflect.get(window, name) as unknown)
  if (listening) return
  listening = true
  Object.assign(console, { warn: (message: unknown) => warn(String(message)) })
}

const define = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
