import { pageWording } from './pages.ts'
import { refusalWording } from './refusals.ts'
import { widgetWording } from './widgets.ts'

/** Every German word of the site that no rule of the core gives. */
export const de = { pages: pageWording, refusals: refusalWording, widgets: widgetWording } as const
