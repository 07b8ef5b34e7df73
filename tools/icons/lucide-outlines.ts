import {
  ArrowRight,
  BookOpen,
  Calendar,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  Clock,
  FileText,
  Gift,
  Heart,
  Mail,
  MapPin,
  Monitor,
  Phone,
  Play,
  Search,
  ShieldCheck,
  ShoppingCart,
  TramFront,
  User,
  X,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Lucide's icons by the names that our pages have for what they tell. */
const drawnByLucide: Readonly<Record<string, LucideIcon>> = {
  phone: Phone,
  search: Search,
  heart: Heart,
  person: User,
  arrow: ArrowRight,
  right: ChevronRight,
  down: ChevronDown,
  pin: MapPin,
  screen: Monitor,
  gift: Gift,
  clock: Clock,
  book: BookOpen,
  promised: ShieldCheck,
  alert: CircleAlert,
  mail: Mail,
  play: Play,
  tick: Check,
  train: TramFront,
  calendar: Calendar,
  file: FileText,
  close: X,
  cart: ShoppingCart,
}

/**
 * What an icon draws, as HTML: without its frame, because symbols have their own, and as short as HTML allows in SVG.
 */
function outlineOf(icon: LucideIcon): string {
  const [, outline] = /^<svg[^>]*>(.+)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon))) ?? []
  if (outline === undefined) throw new Error('an icon of lucide-react is no longer an <svg> with something in it')
  return outline.replaceAll(/><\/[a-z]+>/g, '/>')
}

/** The text of adapters/react/ui/lucide.generated.ts: name → outline. */
export const lucideOutlines = (): string =>
  [
    '// Written from lucide-react (NOTICE) by tools/icons/write-lucide-outlines.ts; a test tells when it is stale.',
    'export const lucideOutlines = {',
    ...Object.entries(drawnByLucide).map(([name, icon]) => `  ${name}: '${outlineOf(icon)}',`),
    '} as const',
    '',
  ].join('\n')
