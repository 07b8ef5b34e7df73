// Without React: dialogs for members on any page, who need nothing else of it.
import * as addressOf from '#core/shared/addresses.ts'
import type { WidgetWording } from '#wording/widgets.ts'
import { made } from './made-element.ts'

type Words = WidgetWording['session']

/** Says that the session ends soon; `data-left` has room for how soon, `data-extend` keeps it. */
export const warningDialog = (document: Document, words: Words): HTMLDialogElement =>
  made(
    document,
    'dialog',
    {
      class: 'top-r',
      'aria-modal': 'true',
      'aria-labelledby': 'session-ends',
      'aria-describedby': 'session-ends-text',
    },
    made(
      document,
      'div',
      { class: 'stack' },
      made(document, 'h2', { id: 'session-ends' }, words.ends),
      made(document, 'p', { id: 'session-ends-text' }, words.endsText),
      made(document, 'p', {}, `${words.left} `, made(document, 'b', { 'data-left': '' })),
      made(document, 'button', { class: 'btn wide', type: 'button', 'data-extend': '' }, words.extend),
      made(document, 'p', { class: 'center' }, made(document, 'a', { href: addressOf.signOut }, words.signOut)),
    ),
  )

/** Says that the session is over, and where one signs in without losing what was typed. */
export const overDialog = (document: Document, words: Words, signIn: string): HTMLDialogElement =>
  made(
    document,
    'dialog',
    { class: 'top-r', 'aria-modal': 'true', 'aria-labelledby': 'session-over' },
    made(
      document,
      'div',
      { class: 'stack' },
      made(document, 'h2', { id: 'session-over' }, words.over),
      made(document, 'p', {}, words.overText),
      made(document, 'a', { class: 'btn wide', href: signIn, target: '_blank', rel: 'noopener' }, words.signIn),
      made(document, 'button', { class: 'btn alt wide', type: 'button', 'data-close': '' }, words.back),
    ),
  )
